import type { ValueOf } from '@banyan/contract/call.ts'
import type { Calls } from '@banyan/contract/calls.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { HistoryPanel } from '#/src/features/cashier/wallet/history-panel.tsx'
import { useText } from '#/src/i18n/text.ts'
import { TransferRow } from './transfer-row.tsx'

/** Rows shown initially. */
const shownAtFirst = 8

/** The last transfers, newest first. They come at once; the older ones unfold. */
export function TransferList({ query }: { query: UseQueryResult<ValueOf<Calls['walletTransfers']>> }) {
  const t = useText()
  const [isWhole, setWhole] = useState(false)
  const { data, error, isFetching, refetch } = query
  const rows = data && (isWhole ? data.rows : data.rows.slice(0, shownAtFirst))
  return (
    <HistoryPanel
      title={t('fund.history')}
      empty={t('fund.historyEmpty')}
      query={{
        data: rows && { pages: [{ rows }] },
        ...{ error, isFetching, refetch, isFetchingNextPage: false },
        hasNextPage: data !== undefined && !isWhole && data.rows.length > shownAtFirst,
        fetchNextPage: async () => setWhole(true),
      }}
    >
      {(transfer) => <TransferRow key={transfer.number} transfer={transfer} />}
    </HistoryPanel>
  )
}
