import type { LoadedFamily } from '@banyan/rules/lottery/load-family.ts'
import { temperaturesOf, trendWindow } from '@banyan/rules/lottery/trend-window.ts'
import { ChoiceField } from '@banyan/ui/choice-field.tsx'
import { useDeferredValue, useMemo, useState } from 'react'
import { useText } from '#/src/i18n/text.ts'
import type { DrawnIssue } from '../trends/window-of-draws.ts'
import { Legend } from './legend.tsx'
import { NumberBoard } from './number-board.tsx'
import { TrendChart } from './trend-chart.tsx'
import { trendRowName } from './trend-row-name.ts'

interface FollowedRowProps {
  family: LoadedFamily
  /** The newest first. */
  drawn: readonly DrawnIssue[]
}

/** More labels stand on a board instead of in columns. */
const mostColumns = 28

/** What is followed is chosen among all that the family has. */
export function FollowedRow({ family, drawn }: FollowedRowProps) {
  const t = useText()
  const { rows } = family.trends
  const [name, setName] = useState('')
  const drawnName = useDeferredValue(name)
  const row = rows.find((each) => each.name === drawnName) ?? rows[0]
  const followed = useMemo(() => {
    if (!row) return undefined
    const oldestFirst = drawn.toReversed()
    const window = trendWindow(
      row,
      oldestFirst.map(({ draw }) => draw),
    )
    return { window, temperatures: temperaturesOf(window), issues: oldestFirst.map(({ numero }) => numero) }
  }, [row, drawn])
  if (!row || !followed) return null
  const shownName = trendRowName(t, row.name)
  return (
    <div className="flex min-w-0 flex-col gap-4 py-4">
      <div className="max-w-96 px-5">
        <ChoiceField
          label={t('trends.follow')}
          value={name || row.name}
          options={rows.map((each) => ({ value: each.name, label: trendRowName(t, each.name) }))}
          onChoose={setName}
        />
      </div>
      {row.labels.length > mostColumns ? (
        <NumberBoard name={shownName} {...followed} />
      ) : (
        <TrendChart key={`${row.name} ${drawn.length}`} name={shownName} {...followed} />
      )}
      <Legend />
    </div>
  )
}
