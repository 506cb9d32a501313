import type { ValueOf } from '@banyan/contract/call.ts'
import type { Calls } from '@banyan/contract/calls.ts'
import type { Column } from '@banyan/ui/record-table.tsx'
import { request } from '#/src/api/request.ts'
import { Amount } from '#/src/features/records/amount.tsx'
import { momentCell } from '#/src/features/records/moment-text.ts'
import { EntryLink, RoundLink } from '#/src/features/records/record-links.tsx'
import { RecordsTable } from '#/src/features/records/records-table.tsx'
import { useText } from '#/src/i18n/text.ts'
import { kindText, sourceText } from './entry-words.ts'
import { None } from './none.tsx'

type Movement = ValueOf<Calls['memberStatement']>['rows'][number]

/** Every movement of a member's money; each amount leads to its entry. */
export function StatementTable({ member: { id } }: { member: { readonly id: string } }) {
  const t = useText()
  const columns: readonly Column<Movement>[] = [
    {
      id: 'when',
      title: t('row.when'),
      cell: ({ at }) => momentCell(at),
      width: 170,
      isFixed: true,
      text: ({ at }) => at,
    },
    { id: 'kind', title: t('row.kind'), cell: (row) => kindText(t, row), width: 170, text: (row) => kindText(t, row) },
    {
      id: 'source',
      title: t('row.source'),
      cell: (row) => sourceText(t, row.source),
      width: 170,
      text: (row) => sourceText(t, row.source),
    },
    {
      id: 'round',
      title: t('row.round'),
      cell: ({ round }) => round && <RoundLink round={round} />,
      width: 190,
      text: ({ round }) => (round ? `${round.vendor} ${round.roundId}` : ''),
    },
    {
      id: 'amount',
      title: t('row.amount'),
      cell: ({ entryId, amount }) => (
        <EntryLink id={entryId}>
          <Amount amount={amount} isMovement />
        </EntryLink>
      ),
      align: 'end',
      width: 150,
      text: ({ amount }) => amount,
    },
    {
      id: 'balance',
      title: t('row.balance'),
      cell: ({ balance }) => <Amount amount={balance} />,
      align: 'end',
      width: 150,
      text: ({ balance }) => balance,
    },
    {
      id: 'entry',
      title: t('row.entry'),
      cell: ({ entryId }) => <bdi dir="ltr">#{entryId}</bdi>,
      align: 'end',
      width: 110,
      text: ({ entryId }) => entryId,
    },
  ]
  return (
    <RecordsTable
      name="member-statement"
      of={id}
      label={t('tab.statement')}
      fetchPage={(place) => request('memberStatement', { id, ...place })}
      columns={columns}
      keyOf={({ entryId }) => entryId}
      linkTo={({ entryId }) => `/entries/${entryId}`}
      empty={<None title={t('none.statement')} />}
    />
  )
}
