import type { ValueOf } from '@banyan/contract/call.ts'
import type { Calls } from '@banyan/contract/calls.ts'
import { Badge } from '@banyan/ui/badge.tsx'
import { Card } from '@banyan/ui/card.tsx'
import { useQuery } from '@tanstack/react-query'
import { request } from '#/src/api/request.ts'
import { actorText } from '#/src/features/records/actor-text.ts'
import { Amount } from '#/src/features/records/amount.tsx'
import { Facts } from '#/src/features/records/facts.tsx'
import { FactsSkeleton } from '#/src/features/records/facts-skeleton.tsx'
import { momentText } from '#/src/features/records/moment-text.ts'
import { RecordFailure } from '#/src/features/records/record-failure.tsx'
import { RecordHead } from '#/src/features/records/record-head.tsx'
import { EntryLink, MemberLink, RoundLink } from '#/src/features/records/record-links.tsx'
import { useText } from '#/src/i18n/text.ts'
import { usePageTitle } from '#/src/session/use-page-title.ts'
import { EntryLegs } from './parts/entry-legs.tsx'
import { kindText, operationText, outcomeText, sourceText } from './parts/entry-words.ts'

type Entry = ValueOf<Calls['traceEntry']>

/** An entry of the ledger: what moved, and the vendor's message and round behind it. */
export function EntryTrace({ id }: { id: string }) {
  const t = useText()
  const query = useQuery({
    queryKey: ['entry', id],
    queryFn: () => request('traceEntry', { id }),
    meta: { shownInPlace: true },
  })
  const entry = query.data
  const title = t('trace.entry', { id })
  usePageTitle(title)
  return (
    <>
      <RecordHead
        back={{ to: '/members', label: t('page.members') }}
        title={title}
        subtitle={entry && momentText(entry.at)}
        badges={
          entry?.refusal && <Badge tone="danger">{t('trace.refused', { code: outcomeText(t, entry.refusal) })}</Badge>
        }
      />
      {query.isPending && <FactsSkeleton rows={5} />}
      {query.isError && <RecordFailure query={query} notFound="entry_not_found" />}
      {entry && (
        <div className="grid items-start gap-4 lg:grid-cols-2">
          <div className="lg:col-span-2">
            <EntryLegs legs={entry.legs} />
          </div>
          <Cause entry={entry} />
          <Message entry={entry} />
        </div>
      )}
    </>
  )
}

function Cause({ entry }: { entry: Entry }) {
  const t = useText()
  const { subject, reverses, reversedBy } = entry
  return (
    <Card title={t('trace.cause')}>
      <Facts
        rows={[
          { name: t('row.source'), value: sourceText(t, entry.source) },
          { name: t('row.kind'), value: kindText(t, entry) },
          {
            name: t('trace.externalId'),
            value: <span className="wrap-anywhere">{entry.externalId}</span>,
            isCode: true,
          },
          { name: t('trace.actor'), value: <bdi>{actorText(t, entry.actor)}</bdi> },
          ...(subject
            ? [
                { name: t('trace.member'), value: <MemberLink member={subject.member} /> },
                { name: t('row.balance'), value: <Amount amount={subject.balance} /> },
              ]
            : []),
          ...(reverses ? [{ name: t('trace.reverses'), value: <EntryLink id={reverses} /> }] : []),
          ...(reversedBy ? [{ name: t('trace.reversedBy'), value: <EntryLink id={reversedBy} /> }] : []),
        ]}
      />
    </Card>
  )
}

function Message({ entry: { transaction, round } }: { entry: Entry }) {
  const t = useText()
  if (!transaction && !round) return null
  return (
    <Card title={t('trace.message')}>
      <Facts
        rows={[
          ...(transaction
            ? [
                { name: t('row.vendor'), value: transaction.vendor, isCode: true },
                { name: t('row.operation'), value: operationText(t, transaction.operation) },
                { name: t('row.transaction'), value: transaction.transactionId, isCode: true },
                { name: t('row.outcome'), value: outcomeText(t, transaction.outcome) },
                { name: t('row.when'), value: momentText(transaction.at) },
              ]
            : []),
          ...(transaction?.refersTo ? [{ name: t('trace.refersTo'), value: transaction.refersTo, isCode: true }] : []),
          ...(round
            ? [
                { name: t('row.round'), value: <RoundLink round={round} /> },
                { name: t('trace.player'), value: <MemberLink member={round.player} /> },
                { name: t('row.staked'), value: <Amount amount={round.staked} /> },
                { name: t('row.paid'), value: <Amount amount={round.paid} /> },
              ]
            : []),
        ]}
      />
    </Card>
  )
}
