import type { ValueOf } from '@banyan/contract/call.ts'
import type { Calls } from '@banyan/contract/calls.ts'
import { Badge } from '@banyan/ui/badge.tsx'
import { Skeleton } from '@banyan/ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { ToldCard } from '#/src/features/cashier/told-card.tsx'
import { WaitingTime } from '#/src/features/cashier/waiting-time.tsx'
import { moneyText } from '#/src/features/records/amount.tsx'
import { momentText } from '#/src/features/records/moment-text.ts'
import { RecordFailure } from '#/src/features/records/record-failure.tsx'
import { RecordHead } from '#/src/features/records/record-head.tsx'
import { MemberLink } from '#/src/features/records/record-links.tsx'
import { useText } from '#/src/i18n/text.ts'
import { usePageTitle } from '#/src/session/use-page-title.ts'
import { DecisionActions } from './parts/decision-actions.tsx'
import { DepositMarks, DepositStateBadge } from './parts/deposit-badges.tsx'
import { depositQuery } from './parts/deposit-queries.ts'
import { DepositWay } from './parts/deposit-way.tsx'
import { PaymentsCard, TermsCard, TransferCard } from './parts/record-cards.tsx'

type Order = ValueOf<Calls['depositRecord']>

/** Everything of one order to pay in, and what operators may decide about it. */
export function DepositRecord({ number }: { number: string }) {
  const t = useText()
  const query = useQuery(depositQuery(number))
  usePageTitle(number || t('page.deposits'))
  if (query.data) return <Record order={query.data} />
  if (query.isPending) return <Skeleton className="h-96 w-full rounded-lg" />
  return <RecordFailure query={query} notFound="deposit_not_found" />
}

function Record({ order }: { order: Order }) {
  const t = useText()
  const { deposit, member } = order
  return (
    <>
      <RecordHead
        back={{ to: '/deposits', label: t('page.deposits') }}
        title={deposit.number}
        badges={
          <>
            <DepositStateBadge state={deposit.state} />
            <DepositMarks {...deposit} />
            {order.needsSecond && deposit.state === 'review' && <Badge tone="gold">{t('second.needed')}</Badge>}
          </>
        }
        subtitle={
          <>
            <p className="text-xl font-semibold text-text tabular-nums">
              <bdi dir="ltr">{moneyText(deposit.amount)}</bdi>
            </p>
            <p>
              <bdi>
                <MemberLink member={member} />
              </bdi>{' '}
              · <bdi>{momentText(deposit.createdAt)}</bdi>
            </p>
          </>
        }
        actions={<DecisionActions order={order} />}
      />
      {deposit.state === 'review' && order.review && <Review order={order} reason={order.review} />}
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-4">
          <TermsCard order={order} />
          <PaymentsCard order={order} />
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <TransferCard order={order} />
          <ToldCard told={order.told.map(({ event, ...rest }) => ({ ...rest, what: <bdi dir="ltr">{event}</bdi> }))} />
        </div>
        <div className="min-w-0 lg:col-span-2">
          <DepositWay order={order} />
        </div>
      </div>
    </>
  )
}

/** Why somebody has to look at the order, and for how long it has waited. */
function Review({ order: { deposit }, reason }: { order: Order; reason: NonNullable<Order['review']> }) {
  const t = useText()
  const since = deposit.steps.findLast(({ state }) => state === 'review')?.at ?? deposit.createdAt
  return (
    <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 rounded-md bg-gold-soft px-4 py-3 text-sm">
      <p className="min-w-0">
        <span className="font-semibold text-gold">{t(`review.${reason}`)}</span>{' '}
        <span>{t(`reviewText.${reason}`)}</span>
      </p>
      <p>
        {t('deposits.waits')} <WaitingTime since={since} />
      </p>
    </div>
  )
}
