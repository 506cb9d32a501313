import { formatSum } from '@banyan/client/formats.ts'
import { Badge } from '@banyan/ui/badge.tsx'
import type { Text } from '#/src/i18n/text.ts'
import { Moment } from '../parts/moment.tsx'
import { RecordAmount } from '../parts/record-amount.tsx'
import type { RecordColumn } from '../parts/record-row.tsx'
import type { Bonus } from '../queries/record-queries.ts'

const tones = { active: 'gold', done: 'primary', forfeited: 'neutral', expired: 'neutral', cleared: 'neutral' } as const

/** What became of a bonus. */
export function BonusBadge({ t, state }: { t: Text; state: Bonus['state'] }) {
  return <Badge tone={tones[state]}>{t(`records.bonusState.${state}`)}</Badge>
}

/** How much of its turnover is done, in words. */
export function turnoverText(t: Text, { done, required }: Bonus): string {
  return t('records.turnoverDone', { done: formatSum(done), required: formatSum(required) })
}

/** The columns of the list of bonuses, on a phone the places of a card. */
export function bonusColumns(t: Text): RecordColumn<Bonus>[] {
  return [
    {
      id: 'name',
      title: t('records.bonus'),
      phone: 'max-md:col-start-1 max-md:row-start-1',
      opens: true,
      cell: ({ name }) => <bdi>{name}</bdi>,
      text: ({ name }) => name,
    },
    {
      id: 'time',
      title: t('records.time'),
      phone: 'max-md:col-start-1 max-md:row-start-2 max-md:text-muted',
      cell: ({ at }) => <Moment at={at} />,
      text: ({ at }) => at,
    },
    {
      id: 'turnover',
      title: t('records.turnover'),
      phone: 'max-md:col-span-full max-md:row-start-3',
      cell: (row) => <TurnoverBar t={t} bonus={row} />,
      text: (row) => turnoverText(t, row),
    },
    {
      id: 'amount',
      title: t('records.amount'),
      align: 'end',
      phone: 'max-md:col-start-2 max-md:row-start-1 max-md:font-semibold',
      cell: ({ amount }) => <RecordAmount amount={amount} />,
      text: ({ amount }) => amount,
    },
    {
      id: 'state',
      title: t('records.status'),
      phone: 'max-md:col-start-2 max-md:row-start-2 max-md:text-end',
      cell: ({ state }) => <BonusBadge t={t} state={state} />,
      text: ({ state }) => t(`records.bonusState.${state}`),
    },
  ]
}

function TurnoverBar({ t, bonus }: { t: Text; bonus: Bonus }) {
  const share = Number(bonus.required) > 0 ? Math.min(1, Number(bonus.done) / Number(bonus.required)) : 1
  return (
    <span className="flex min-w-36 flex-col gap-1">
      <span className="text-muted">{turnoverText(t, bonus)}</span>
      <span aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-line">
        <span className="block h-full rounded-full bg-primary" style={{ width: `${share * 100}%` }} />
      </span>
    </span>
  )
}
