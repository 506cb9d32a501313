import type { ValueOf } from '@banyan/contract/call.ts'
import type { Calls } from '@banyan/contract/calls.ts'
import type { Column } from '@banyan/ui/record-table.tsx'
import { request } from '#/src/api/request.ts'
import { Amount } from '#/src/features/records/amount.tsx'
import { momentCell } from '#/src/features/records/moment-text.ts'
import { EntryLink } from '#/src/features/records/record-links.tsx'
import { RecordsTable } from '#/src/features/records/records-table.tsx'
import { useText } from '#/src/i18n/text.ts'
import { operationText, outcomeText } from './entry-words.ts'
import { None } from './none.tsx'

type Transaction = ValueOf<Calls['traceRound']>['rows'][number]

/** What a vendor asked in a round, and what it was answered, in the order of arrival. */
export function VendorTransactions({ round }: { round: { readonly vendor: string; readonly roundId: string } }) {
  const t = useText()
  const { vendor, roundId } = round
  const columns: readonly Column<Transaction>[] = [
    {
      id: 'when',
      title: t('row.when'),
      cell: ({ at }) => momentCell(at),
      width: 170,
      isFixed: true,
      text: ({ at }) => at,
    },
    {
      id: 'operation',
      title: t('row.operation'),
      cell: ({ operation }) => operationText(t, operation),
      width: 150,
      text: ({ operation }) => operationText(t, operation),
    },
    {
      id: 'outcome',
      title: t('row.outcome'),
      cell: ({ outcome }) => (
        <span className={outcome === 'ok' ? 'text-muted' : 'font-semibold text-danger'}>{outcomeText(t, outcome)}</span>
      ),
      width: 140,
      text: ({ outcome }) => outcomeText(t, outcome),
    },
    {
      id: 'transaction',
      title: t('row.transaction'),
      cell: ({ transactionId }) => <bdi dir="ltr">{transactionId}</bdi>,
      width: 200,
      text: ({ transactionId }) => transactionId,
    },
    {
      id: 'staked',
      title: t('row.staked'),
      cell: ({ staked }) => <Amount amount={staked} />,
      align: 'end',
      width: 130,
      text: ({ staked }) => staked,
    },
    {
      id: 'paid',
      title: t('row.paid'),
      cell: ({ paid }) => <Amount amount={paid} />,
      align: 'end',
      width: 130,
      text: ({ paid }) => paid,
    },
    {
      id: 'balance',
      title: t('row.balance'),
      cell: ({ balance }) => <Amount amount={balance} />,
      align: 'end',
      width: 140,
      text: ({ balance }) => balance,
    },
    {
      id: 'entry',
      title: t('row.entry'),
      cell: ({ entryId }) => entryId && <EntryLink id={entryId} />,
      align: 'end',
      width: 110,
      text: ({ entryId }) => entryId ?? '',
    },
  ]
  return (
    <RecordsTable
      name="round-messages"
      of={`${vendor} ${roundId}`}
      label={t('trace.messages')}
      fetchPage={(place) => request('traceRound', { vendor, roundId, ...place })}
      columns={columns}
      keyOf={({ transactionId, at }) => `${transactionId} ${at}`}
      empty={<None title={t('none.transactions')} />}
    />
  )
}
