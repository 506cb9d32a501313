import { errorText } from '@banyan/client/error-text.ts'
import { formatNumber } from '@banyan/client/formats.ts'
import type { ValueOf } from '@banyan/contract/call.ts'
import type { Calls } from '@banyan/contract/calls.ts'
import { Button } from '@banyan/ui/button.tsx'
import { textLinkClass } from '@banyan/ui/text-link.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { request } from '#/src/api/request.ts'
import { useWaitingWithdrawals } from '#/src/features/withdrawals/waiting-withdrawals.ts'
import { useText } from '#/src/i18n/text.ts'
import { useMay } from '#/src/session/permissions.ts'

type Waiting = ValueOf<Calls['runningState']>['waiting']

/** Requests for a second operator, deposits, withdrawals, transfers, claims of promotions and events that were given up, with the way to each. */
export function WaitingFacts({ waiting }: { waiting: Waiting }) {
  const t = useText()
  const client = useQueryClient()
  const mayDecide = useMay('listApprovals')
  const maySend = useMay('sendParkedEvents')
  const { approvals, parkedEvents } = waiting
  // What the role may not see does not wait for it.
  const deposits = useMay('listDeposits') ? (waiting.deposits ?? 0) : 0
  const payments = useMay('listUnmatched') ? (waiting.payments ?? 0) : 0
  const maySeeWithdrawals = useMay('listWithdrawals')
  const rewards = useMay('listPromotionReviews') ? (waiting.rewards ?? 0) : 0
  const { reviews = 0, disputes = 0 } = useWaitingWithdrawals(maySeeWithdrawals).data ?? {}
  const sending = useMutation({
    mutationFn: () => request('sendParkedEvents', {}),
    meta: { shownInPlace: true },
    onSuccess: () => client.invalidateQueries({ queryKey: ['runningState'] }),
  })
  if (approvals + parkedEvents + deposits + payments + reviews + disputes + rewards === 0)
    return <p className="text-sm text-muted">{t('state.nothingWaits')}</p>
  return (
    <div className="flex flex-col items-start gap-3 text-sm">
      {approvals > 0 && (
        <p className="font-semibold text-gold">
          {t('shell.waiting', { count: approvals })}{' '}
          {mayDecide && (
            <Link to="/approvals" className={textLinkClass}>
              {t('page.approvals')}
            </Link>
          )}
        </p>
      )}
      {deposits > 0 && (
        <p className="font-semibold text-gold">
          {t('state.deposits', { count: deposits })}{' '}
          <Link to="/deposits" search={{ tab: 'reviews' }} className={textLinkClass}>
            {t('state.toReviews')}
          </Link>
        </p>
      )}
      {payments > 0 && (
        <p className="font-semibold text-gold">
          {t('state.transfers', { count: payments })}{' '}
          <Link to="/deposits" search={{ tab: 'unmatched' }} className={textLinkClass}>
            {t('state.toTransfers')}
          </Link>
        </p>
      )}
      <WithdrawalFacts reviews={reviews} disputes={disputes} />
      {rewards > 0 && (
        <p className="font-semibold text-gold">
          {t('state.rewards', { count: rewards })}{' '}
          <Link to="/promotions" search={{ tab: 'reviews' }} className={textLinkClass}>
            {t('state.toRewards')}
          </Link>
        </p>
      )}
      {parkedEvents > 0 && (
        <>
          <p className="text-danger">
            {t('state.parked', { count: parkedEvents, events: formatNumber(parkedEvents) })}
          </p>
          {maySend && (
            <Button weight="quiet" size="small" busy={sending.isPending} onClick={() => sending.mutate()}>
              {t('state.sendAgain')}
            </Button>
          )}
          {sending.isError && (
            <p role="alert" className="text-danger">
              {errorText(t, sending.error)}
            </p>
          )}
        </>
      )}
    </div>
  )
}

function WithdrawalFacts({ reviews, disputes }: { reviews: number; disputes: number }) {
  const t = useText()
  return (
    <>
      {reviews > 0 && (
        <p className="font-semibold text-gold">
          {t('state.withdrawals', { count: reviews })}{' '}
          <Link to="/withdrawals" className={textLinkClass}>
            {t('state.toWithdrawals')}
          </Link>
        </p>
      )}
      {disputes > 0 && (
        <p className="font-semibold text-gold">
          {t('state.disputes', { count: disputes })}{' '}
          <Link to="/withdrawals" search={{ tab: 'disputes' }} className={textLinkClass}>
            {t('state.toDisputes')}
          </Link>
        </p>
      )}
    </>
  )
}
