import type { ValueOf } from '@banyan/contract/call.ts'
import type { Calls } from '@banyan/contract/calls.ts'
import { Badge } from '@banyan/ui/badge.tsx'
import { Skeleton } from '@banyan/ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { ToldCard } from '#/src/features/cashier/told-card.tsx'
import { WaitingClock } from '#/src/features/cashier/waiting-clock.tsx'
import { moneyText } from '#/src/features/records/amount.tsx'
import { momentText } from '#/src/features/records/moment-text.ts'
import { RecordFailure } from '#/src/features/records/record-failure.tsx'
import { RecordHead } from '#/src/features/records/record-head.tsx'
import { MemberLink } from '#/src/features/records/record-links.tsx'
import { useText } from '#/src/i18n/text.ts'
import { usePageTitle } from '#/src/session/use-page-title.ts'
import { DecisionActions } from './parts/decision-actions.tsx'
import { EntriesCard } from './parts/entries-card.tsx'
import { LegsCard } from './parts/legs-card.tsx'
import { AccountCard, ChecksCard, SumsCard } from './parts/record-cards.tsx'
import { WithdrawalStateBadge } from './parts/withdrawal-badges.tsx'
import { withdrawalQuery } from './parts/withdrawal-queries.ts'
import { WithdrawalWay } from './parts/withdrawal-way.tsx'

type Record = ValueOf<Calls['withdrawalRecord']>

/** Everything of one withdrawal, and what operators may decide about it. */
export function WithdrawalRecord({ number }: { number: string }) {
  const t = useText()
  const query = useQuery(withdrawalQuery(number))
  usePageTitle(number || t('page.withdrawals'))
  if (query.data) return <Whole record={query.data} />
  if (query.isPending) return <Skeleton className="h-96 w-full rounded-lg" />
  return <RecordFailure query={query} notFound="withdrawal_not_found" />
}

function Whole({ record }: { record: Record }) {
  const t = useText()
  const { withdrawal, member } = record
  return (
    <>
      <RecordHead
        back={{ to: '/withdrawals', label: t('page.withdrawals') }}
        title={withdrawal.number}
        badges={
          <>
            <WithdrawalStateBadge state={withdrawal.state} />
            {record.needsSecond && withdrawal.state === 'review' && <Badge tone="gold">{t('second.needed')}</Badge>}
          </>
        }
        subtitle={
          <>
            <p className="text-xl font-semibold text-text tabular-nums">
              <bdi dir="ltr">{moneyText(withdrawal.amount)}</bdi>
            </p>
            <p>
              <bdi>
                <MemberLink member={member} />
              </bdi>{' '}
              · <bdi>{momentText(withdrawal.createdAt)}</bdi>
            </p>
          </>
        }
        actions={<DecisionActions record={record} />}
      />
      <Waiting record={record} />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-4">
          <ChecksCard record={record} />
          <SumsCard record={record} />
          <AccountCard record={record} />
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <LegsCard record={record} />
          <EntriesCard record={record} />
          <ToldCard
            told={record.told.map(({ at, place, kind, outcome }) => ({
              ...{ at, outcome },
              what: t('legs.step', { place, event: t(`payoutCall.${kind}`) }),
            }))}
          />
        </div>
        <div className="min-w-0 lg:col-span-2">
          <WithdrawalWay record={record} />
        </div>
      </div>
    </>
  )
}

/** What waits for an operator, why, and for how long; nothing where nothing does. */
function Waiting({ record: { withdrawal, by } }: { record: Record }) {
  const t = useText()
  const { state, legs, createdAt, changedAt } = withdrawal
  const disputed = legs.filter(({ state: one }) => one === 'disputed' || one === 'partial' || one === 'bounced').length
  const isReviewed = state === 'review' || state === 'onHold'
  if (!isReviewed && disputed === 0) return null
  const held = state === 'onHold' ? by.findLast(({ event }) => event === 'held') : undefined
  return (
    <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 rounded-md bg-gold-soft px-4 py-3 text-sm">
      <p className="min-w-0">
        <span className="font-semibold text-gold">
          {isReviewed ? t(`waits.${state}`) : t('withdrawals.disputes', { count: disputed })}
        </span>{' '}
        {held?.note ? (
          <bdi className="wrap-anywhere">{held.note}</bdi>
        ) : (
          <span>{t(isReviewed ? `waits.${state}Text` : 'waits.disputeText')}</span>
        )}
      </p>
      <p>
        {t('withdrawals.waits')} <WaitingClock since={isReviewed ? createdAt : changedAt} />
      </p>
    </div>
  )
}
