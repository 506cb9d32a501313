import { useInfiniteQuery } from '@tanstack/react-query'
import { HistoryPanel } from '#/src/features/cashier/wallet/history-panel.tsx'
import { useText } from '#/src/i18n/text.ts'
import { ordersQuery } from '../deposit-queries.ts'
import { OrderRow } from './order-row.tsx'

/** The account's orders, the newest first; each leads to its screen. */
export function OrderList() {
  const t = useText()
  return (
    <HistoryPanel title={t('deposit.history')} empty={t('deposit.historyEmpty')} query={useInfiniteQuery(ordersQuery)}>
      {(order) => <OrderRow key={order.number} order={order} />}
    </HistoryPanel>
  )
}
