import { useInfiniteQuery } from '@tanstack/react-query'
import { HistoryPanel } from '#/src/features/cashier/wallet/history-panel.tsx'
import { useText } from '#/src/i18n/text.ts'
import { ordersQuery } from '../withdraw-queries.ts'
import { OrderRow } from './order-row.tsx'

/** The account's withdrawals, the newest first; each leads to its screen. */
export function WithdrawalList() {
  const t = useText()
  return (
    <HistoryPanel
      title={t('withdraw.history')}
      empty={t('withdraw.historyEmpty')}
      query={useInfiniteQuery(ordersQuery)}
    >
      {(order) => <OrderRow key={order.number} order={order} />}
    </HistoryPanel>
  )
}
