import { PartFailure } from '@banyan/client/part-failure.tsx'
import { useFirstTouch } from '@banyan/client/use-first-touch.ts'
import { useSettled } from '@banyan/ui/use-settled.ts'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { inGroups } from '#/src/features/cashier/wallet/amount-field.tsx'
import { useOrderNumber } from '#/src/features/cashier/wallet/order-address.ts'
import { Panel } from '#/src/features/cashier/wallet/panel.tsx'
import { useText } from '#/src/i18n/text.ts'
import { FormSkeleton } from './form/form-skeleton.tsx'
import { useWithdrawDraft } from './form/use-withdraw-draft.ts'
import { WithdrawForm } from './form/withdraw-form.tsx'
import { OpenOrder } from './history/open-order.tsx'
import { WithdrawalList } from './history/withdrawal-list.tsx'
import { OrderScreen } from './order/late-order.ts'
import { MoneyFigures } from './why/money-figures.tsx'
import { WhyPanel } from './why/why-panel.tsx'
import { withdrawableNow } from './why/withdrawable.ts'
import { accountsQuery, requirementsQuery } from './withdraw-queries.ts'

/** A pause in typing; each digit alone would be a question. */
const pauseMs = 350

/** Paying out: a request, what stands in its way, and those so far; or the one that the address names (requirement MEM-01). */
export function WithdrawPage() {
  const number = useOrderNumber()
  useFirstTouch(OrderScreen.prepare)
  if (number === undefined) return <NewWithdrawal />
  return (
    <Suspense fallback={<FormSkeleton />}>
      <OrderScreen key={number} number={number} />
    </Suspense>
  )
}

function NewWithdrawal() {
  const t = useText()
  const accounts = useQuery(accountsQuery)
  const base = useQuery(requirementsQuery())
  const draft = useWithdrawDraft(accounts.data?.accounts ?? [], base.data?.terms)
  const { amount, payoutAccount } = draft.wish
  const settled = useSettled(amount, pauseMs)
  const asked = useQuery(
    requirementsQuery({
      ...(settled !== undefined && { amount: settled }),
      ...(payoutAccount !== undefined && { payoutAccount }),
    }),
  )
  const withdrawable = base.data && withdrawableNow(base.data)
  const error = accounts.error ?? base.error
  return (
    <div className="flex flex-col gap-4">
      <MoneyFigures withdrawable={withdrawable} />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:grid-rows-[auto_1fr]">
        <Panel title={t('withdraw.new')} aside={<OpenOrder />}>
          {accounts.data && base.data && withdrawable !== undefined ? (
            <WithdrawForm payout={accounts.data} terms={base.data.terms} draft={draft} withdrawable={withdrawable} />
          ) : error ? (
            <PartFailure
              error={error}
              busy={accounts.isFetching || base.isFetching}
              onRetry={() => void Promise.all([accounts.refetch(), base.refetch()])}
            />
          ) : (
            <FormSkeleton />
          )}
        </Panel>
        <div className="lg:row-span-2">
          <WhyPanel query={asked} onAmount={(next) => draft.write(inGroups(next))} />
        </div>
        <WithdrawalList />
      </div>
    </div>
  )
}
