import type { ValueOf } from '@banyan/contract/call.ts'
import type { Calls } from '@banyan/contract/calls.ts'
import { Badge } from '@banyan/ui/badge.tsx'
import type { Column } from '@banyan/ui/record-table.tsx'
import { request } from '#/src/api/request.ts'
import { Amount } from '#/src/features/records/amount.tsx'
import { momentCell } from '#/src/features/records/moment-text.ts'
import { RoundLink } from '#/src/features/records/record-links.tsx'
import { RecordsTable } from '#/src/features/records/records-table.tsx'
import { useText } from '#/src/i18n/text.ts'
import { None } from './none.tsx'

type Round = ValueOf<Calls['memberRounds']>['rows'][number]

/** The rounds that a member played. */
export function RoundsTable({ member: { id } }: { member: { readonly id: string } }) {
  const t = useText()
  const columns: readonly Column<Round>[] = [
    {
      id: 'round',
      title: t('row.round'),
      cell: (round) => <RoundLink round={round} />,
      width: 220,
      isFixed: true,
      text: ({ vendor, roundId }) => `${vendor} ${roundId}`,
    },
    {
      id: 'game',
      title: t('row.game'),
      cell: ({ gameCode }) => gameCode,
      width: 140,
      text: ({ gameCode }) => gameCode ?? '',
    },
    {
      id: 'opened',
      title: t('row.opened'),
      cell: ({ openedAt }) => momentCell(openedAt),
      width: 170,
      text: ({ openedAt }) => openedAt,
    },
    {
      id: 'closed',
      title: t('row.closed'),
      cell: ({ closedAt }) => (closedAt ? momentCell(closedAt) : <Badge tone="gold">{t('row.open')}</Badge>),
      width: 170,
      text: ({ closedAt }) => closedAt ?? t('row.open'),
    },
    {
      id: 'staked',
      title: t('row.staked'),
      cell: ({ staked }) => <Amount amount={staked} />,
      align: 'end',
      width: 140,
      text: ({ staked }) => staked,
    },
    {
      id: 'paid',
      title: t('row.paid'),
      cell: ({ paid }) => (
        <span className={Number(paid) > 0 ? 'text-gold' : ''}>
          <Amount amount={paid} />
        </span>
      ),
      align: 'end',
      width: 140,
      text: ({ paid }) => paid,
    },
  ]
  return (
    <RecordsTable
      name="member-rounds"
      of={id}
      label={t('tab.rounds')}
      fetchPage={(place) => request('memberRounds', { id, ...place })}
      columns={columns}
      keyOf={({ vendor, roundId }) => `${vendor} ${roundId}`}
      empty={<None title={t('none.rounds')} />}
    />
  )
}
