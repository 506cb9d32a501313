import { Badge } from '@banyan/ui/badge.tsx'
import type { Text } from '#/src/i18n/text.ts'
import { Moment } from '../parts/moment.tsx'
import { RecordAmount } from '../parts/record-amount.tsx'
import type { RecordColumn } from '../parts/record-row.tsx'
import type { Bet } from '../queries/record-queries.ts'

const tones = { open: 'gold', won: 'primary', lost: 'danger', draw: 'neutral', cancelled: 'neutral' } as const

/** What became of a bet. */
export function StatusBadge({ t, status }: { t: Text; status: Bet['status'] }) {
  return <Badge tone={tones[status]}>{t(`records.status.${status}`)}</Badge>
}

/** A game's name; of one that is no longer offered its code. */
export function gameText(t: Text, { game, gameCode }: Pick<Bet, 'game' | 'gameCode'>): string {
  return game ?? gameCode ?? t('records.oldGame')
}

/** The columns of the list of bets, on a phone the places of a card. */
export function betColumns(t: Text): RecordColumn<Bet>[] {
  return [
    {
      id: 'game',
      title: t('records.game'),
      phone: 'max-md:col-start-1 max-md:row-start-1',
      opens: true,
      cell: (row) => (
        <span className="flex min-w-36 flex-col">
          <bdi>{gameText(t, row)}</bdi>
          <bdi className="font-normal text-muted">{row.vendor}</bdi>
        </span>
      ),
      text: (row) => gameText(t, row),
    },
    {
      id: 'vendor',
      title: t('records.vendor'),
      phone: '',
      isExtra: true,
      cell: ({ vendor }) => vendor,
      text: ({ vendor }) => vendor,
    },
    {
      id: 'placed',
      title: t('records.placed'),
      phone: 'max-md:col-start-1 max-md:row-start-2 max-md:text-muted',
      cell: ({ openedAt }) => <Moment at={openedAt} />,
      text: ({ openedAt }) => openedAt,
    },
    {
      id: 'betNumber',
      title: t('records.betNumber'),
      phone: '',
      isExtra: true,
      cell: ({ roundId }) => roundId,
      text: ({ roundId }) => roundId,
    },
    {
      id: 'stake',
      title: t('records.stake'),
      align: 'end',
      phone: 'max-md:col-start-2 max-md:row-start-2 max-md:text-muted',
      cell: ({ stake }) => <RecordAmount amount={stake} />,
      text: ({ stake }) => stake,
    },
    {
      id: 'valid',
      title: t('records.valid'),
      align: 'end',
      phone: 'max-md:hidden',
      cell: ({ valid }) => <RecordAmount amount={valid} />,
      text: ({ valid }) => valid,
    },
    {
      id: 'payout',
      title: t('records.payout'),
      align: 'end',
      phone: 'max-md:hidden',
      cell: ({ payout }) => <RecordAmount amount={payout} />,
      text: ({ payout }) => payout,
    },
    {
      id: 'profit',
      title: t('records.profit'),
      align: 'end',
      phone: 'max-md:col-start-2 max-md:row-start-1 max-md:font-semibold',
      cell: ({ profit }) => <RecordAmount amount={profit} isMovement />,
      text: ({ profit }) => profit,
    },
    {
      id: 'status',
      title: t('records.status'),
      phone: 'max-md:col-start-1 max-md:row-start-3 max-md:pt-1',
      cell: ({ status }) => <StatusBadge t={t} status={status} />,
      text: ({ status }) => t(`records.status.${status}`),
    },
  ]
}
