import { Badge } from '@banyan/ui/badge.tsx'
import { Card } from '@banyan/ui/card.tsx'
import { useQuery } from '@tanstack/react-query'
import { request } from '#/src/api/request.ts'
import { Amount } from '#/src/features/records/amount.tsx'
import { Facts } from '#/src/features/records/facts.tsx'
import { FactsSkeleton } from '#/src/features/records/facts-skeleton.tsx'
import { momentText } from '#/src/features/records/moment-text.ts'
import { RecordFailure } from '#/src/features/records/record-failure.tsx'
import { RecordHead } from '#/src/features/records/record-head.tsx'
import { MemberLink } from '#/src/features/records/record-links.tsx'
import { useText } from '#/src/i18n/text.ts'
import { usePageTitle } from '#/src/session/use-page-title.ts'
import { VendorTransactions } from './parts/vendor-transactions.tsx'

/** A vendor's round: its player, its sums, and all that the vendor asked in it. */
export function RoundTrace({ vendor, roundId }: { vendor: string; roundId: string }) {
  const t = useText()
  const query = useQuery({
    queryKey: ['round', vendor, roundId],
    queryFn: () => request('traceRound', { vendor, roundId, size: 10 }),
    meta: { shownInPlace: true },
  })
  const round = query.data?.round
  const title = t('trace.round', { id: roundId })
  usePageTitle(title)
  return (
    <>
      <RecordHead
        back={{ to: '/members', label: t('page.members') }}
        title={title}
        subtitle={vendor}
        badges={round?.closedAt === null && <Badge tone="gold">{t('row.open')}</Badge>}
      />
      <div className="mb-6 max-w-xl">
        <Card>
          {query.isPending && <FactsSkeleton rows={5} />}
          {query.isError && <RecordFailure query={query} notFound="round_not_found" />}
          {round && (
            <Facts
              rows={[
                { name: t('trace.player'), value: <MemberLink member={round.player} /> },
                ...(round.gameCode ? [{ name: t('row.game'), value: round.gameCode, isCode: true }] : []),
                { name: t('row.opened'), value: momentText(round.openedAt) },
                { name: t('row.closed'), value: round.closedAt ? momentText(round.closedAt) : t('row.open') },
                { name: t('row.staked'), value: <Amount amount={round.staked} /> },
                { name: t('row.paid'), value: <Amount amount={round.paid} /> },
              ]}
            />
          )}
        </Card>
      </div>
      {round && (
        <>
          <h2 className="mb-3 font-semibold">{t('trace.messages')}</h2>
          <VendorTransactions round={{ vendor, roundId }} />
        </>
      )}
    </>
  )
}
