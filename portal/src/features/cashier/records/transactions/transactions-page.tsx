import { latinDigits } from '@banyan/rules/fields/typed-number.ts'
import { movementGroups } from '@banyan/rules/money/movement-type.ts'
import { recordPeriods } from '@banyan/rules/money/record-filters.ts'
import type { Filter } from '@banyan/ui/filter-chips.tsx'
import { listIcon } from '@banyan/ui/icons/list-icon.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { type Text, useText } from '#/src/i18n/text.ts'
import { BetDialog } from '../bets/bet-dialog.tsx'
import { EmptyList } from '../parts/empty-list.tsx'
import { ExportButton } from '../parts/export-button.tsx'
import { daysOf, FilterBar, firstFilters, type ShownFilters } from '../parts/filter-bar.tsx'
import { RecordList } from '../parts/record-list.tsx'
import { AsOf, RecordSums } from '../parts/record-sums.tsx'
import { useRecordPages } from '../parts/use-record-pages.ts'
import { type Filters, type Transaction, transactionPages, transactionTotalsQuery } from '../queries/record-queries.ts'
import { transactionColumns } from './transaction-columns.tsx'
import { TransactionDialog } from './transaction-dialog.tsx'

/** Every movement of the account's money, and what they come to (requirements WAL-09, MEM-01). */
export function TransactionsPage() {
  const t = useText()
  const [shown, setShown] = useState<ShownFilters>(firstFilters)
  const [opened, setOpened] = useState<Transaction>()
  const [bet, setBet] = useState<{ vendor: string; roundId: string }>()
  const asked = useMemo(() => askedOf(shown), [shown])
  const fetchPage = useMemo(() => transactionPages(asked), [asked])
  const pages = useRecordPages('transactions', asked, fetchPage)
  const totals = useQuery(transactionTotalsQuery(asked))
  const columns = useMemo(() => transactionColumns(t), [t])
  return (
    <div className="flex flex-col gap-4">
      <FilterBar
        filters={filtersOf(t)}
        periods={recordPeriods}
        shown={shown}
        onChange={setShown}
        action={
          <ExportButton
            name="transactions"
            columns={columns}
            fetchPage={fetchPage}
            disabled={pages.rows.length === 0}
          />
        }
      />
      <RecordSums
        label={t('records.sums')}
        failed={totals.isError}
        figures={[
          { id: 'in', label: t('records.direction.in'), amount: totals.data?.in },
          { id: 'out', label: t('records.direction.out'), amount: totals.data?.out },
          { id: 'net', label: t('records.net'), amount: totals.data?.net, isMovement: true },
        ]}
        note={<AsOf moment={totals.data?.asOf} />}
      />
      <RecordList
        label={t('member.page.transactionHistory')}
        columns={columns}
        pages={pages}
        keyOf={({ version }) => String(version)}
        onOpen={setOpened}
        empty={<EmptyList icon={listIcon} title={t('records.noTransactions')} shown={shown} onChange={setShown} />}
      />
      <TransactionDialog
        transaction={opened}
        onClose={() => setOpened(undefined)}
        onSeeBet={(round) => {
          setOpened(undefined)
          setBet(round)
        }}
      />
      <BetDialog round={bet} onClose={() => setBet(undefined)} />
    </div>
  )
}

const directions = ['in', 'out'] as const

function filtersOf(t: Text): Filter[] {
  return [
    {
      id: 'group',
      kind: 'choice',
      label: t('records.group'),
      options: movementGroups.map((group) => ({ value: group, label: t(`records.group.${group}`) })),
    },
    {
      id: 'direction',
      kind: 'choice',
      label: t('records.direction'),
      options: directions.map((direction) => ({ value: direction, label: t(`records.direction.${direction}`) })),
    },
    { id: 'reference', kind: 'text', label: t('records.reference'), maxLength: 200 },
  ]
}

function askedOf(shown: ShownFilters): Filters<'transactionHistory'> {
  const { group, direction, reference } = shown.values
  return {
    ...daysOf(shown),
    group: (group ?? 'all') as Filters<'transactionHistory'>['group'],
    direction: (direction ?? 'both') as Filters<'transactionHistory'>['direction'],
    ...(reference && { reference: latinDigits(reference).replaceAll(/\s/g, '') }),
  }
}
