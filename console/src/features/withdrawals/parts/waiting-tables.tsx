import { formatNumber } from '@banyan/client/formats.ts'
import type { ValueOf } from '@banyan/contract/call.ts'
import type { Calls } from '@banyan/contract/calls.ts'
import type { ListedWithdrawal } from '@banyan/contract/wallet/operator-withdrawal-calls.ts'
import { nothingIcon } from '@banyan/ui/icons/nothing-icon.ts'
import { Notice } from '@banyan/ui/notice.tsx'
import type { Column } from '@banyan/ui/record-table.tsx'
import type { ReactNode } from 'react'
import { request } from '#/src/api/request.ts'
import { Amount } from '#/src/features/records/amount.tsx'
import { type FetchPage, RecordsTable } from '#/src/features/records/records-table.tsx'
import { useText } from '#/src/i18n/text.ts'
import { useChosenWithdrawals } from './chosen-withdrawals.tsx'
import { useWithdrawalColumns } from './withdrawal-columns.tsx'

type Withdrawals = ValueOf<Calls['listWithdrawals']>
type FetchWithdrawals = FetchPage<ListedWithdrawal, Withdrawals>

/** Without a day the server adds up the last month alone, and what waits may be older. */
const from = '2000-01-01T00:00:00.000Z'
const fetchQueue: FetchWithdrawals = (place) => request('listWithdrawals', { ...place, from, state: 'waiting' })
const fetchDisputes: FetchWithdrawals = (place) => request('listWithdrawals', { ...place, from, state: 'disputed' })

/** What decides stands within a phone's width. */
const narrow = <Row,>(column: Column<Row>, width: number): Column<Row> => ({ ...column, width })

/** Withdrawals that wait for an operator: how much, for how long, and what the checks found. */
export function QueueTable() {
  const t = useText()
  const { number, amount, waitsSinceRequest, score, reasons, member, account, state, created } = useWithdrawalColumns()
  const { column, bar } = useChosenWithdrawals()
  return (
    <WaitingTable
      name="withdrawal-queue"
      label={t('withdrawalDesk.queue')}
      fetchPage={fetchQueue}
      columns={[
        ...(column ? [column] : []),
        ...[narrow(number, 155), narrow(amount, 140), waitsSinceRequest, score, reasons],
        ...[member, account, state, created],
      ]}
      title={t('queue.none')}
      text={t('queue.noneText')}
      bar={bar}
    />
  )
}

/** Withdrawals of which a payout is in dispute: its member says that it did not arrive, or not all of it. */
export function DisputesTable() {
  const t = useText()
  const { number, amount, waitsSinceChange, state, received, member, account, created } = useWithdrawalColumns()
  return (
    <WaitingTable
      name="withdrawal-disputes"
      label={t('withdrawalDesk.disputes')}
      fetchPage={fetchDisputes}
      columns={[
        ...[narrow(number, 155), narrow(amount, 140), waitsSinceChange, state, received],
        ...[member, account, created],
      ]}
      title={t('disputes.none')}
      text={t('disputes.noneText')}
    />
  )
}

interface WaitingTableProps {
  name: string
  label: string
  fetchPage: FetchWithdrawals
  columns: readonly Column<ListedWithdrawal>[]
  /** Says that nothing waits, and what would stand here. */
  title: string
  text: string
  /** What can be done with several of its rows. */
  bar?: ReactNode
}

function WaitingTable({ title, text, bar, ...table }: WaitingTableProps) {
  const t = useText()
  return (
    <>
      {bar}
      <RecordsTable<ListedWithdrawal, Withdrawals>
        {...table}
        keyOf={(row) => row.number}
        linkTo={(row) => `/withdrawals/${row.number}`}
        sumsOf={({ total }) => ({
          number: t('withdrawals.count', { count: total.count, orders: formatNumber(total.count) }),
          amount: <Amount amount={total.amount} />,
        })}
        empty={
          <Notice icon={nothingIcon} title={title}>
            {text}
          </Notice>
        }
      />
    </>
  )
}
