import { PartFailure } from '@banyan/client/part-failure.tsx'
import { useFirstTouch } from '@banyan/client/use-first-touch.ts'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useOrderNumber } from '#/src/features/cashier/wallet/order-address.ts'
import { Panel } from '#/src/features/cashier/wallet/panel.tsx'
import { useText } from '#/src/i18n/text.ts'
import { channelsQuery } from './deposit-queries.ts'
import { DepositForm } from './form/deposit-form.tsx'
import { FormSkeleton } from './form/form-skeleton.tsx'
import { NoChannels } from './form/no-channels.tsx'
import { OpenOrders } from './history/open-orders.tsx'
import { OrderList } from './history/order-list.tsx'
import { OrderScreen } from './order/late-order.ts'

/** Paying in: the ways to, and the orders so far; or the order that the address names (requirements MEM-01, WAL-06). */
export function DepositPage() {
  const number = useOrderNumber()
  useFirstTouch(OrderScreen.prepare)
  if (number !== undefined)
    return (
      <Suspense fallback={<FormSkeleton />}>
        <OrderScreen key={number} number={number} />
      </Suspense>
    )
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
      <NewDeposit />
      <OrderList />
    </div>
  )
}

function NewDeposit() {
  const t = useText()
  const { data, error, isFetching, refetch } = useQuery(channelsQuery)
  return (
    <Panel title={t('deposit.new')} aside={<OpenOrders />}>
      {data ? (
        data.channels.length > 0 ? (
          <DepositForm channels={data.channels} />
        ) : (
          <NoChannels />
        )
      ) : error ? (
        <PartFailure error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <FormSkeleton />
      )}
    </Panel>
  )
}
