import type { LoadedFamily } from '@banyan/rules/lottery/load-family.ts'
import { temperaturesOf, trendWindow } from '@banyan/rules/lottery/trend-window.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { issuesQuery } from '#/src/features/lottery/games/issue-queries.ts'
import { drawnIssues, trendIssues } from './trends/window-of-draws.ts'

/** How a label did in the last hundred draws. */
interface Missed {
  /** Issues since it last showed, 0 where the last one showed it. */
  readonly missed: number
  readonly isHot: boolean
  readonly isCold: boolean
}

/** Of a picker's label; undefined where it means nothing by itself, or nothing was drawn. */
export type MissedOf = (playCode: string, pickerRow: string, label: string) => Missed | undefined

const windowSize = 100

/** What stands beneath the labels of a picker (requirements LOT-09); each row is followed when it is first asked for. */
export function useMissed(gameCode: string, family: LoadedFamily): MissedOf {
  const { data } = useQuery(issuesQuery(gameCode, trendIssues))
  const list = data?.list
  return useMemo(() => {
    const draws = drawnIssues(gameCode, family, list ?? [], windowSize).map(({ draw }) => draw)
    draws.reverse()
    const followed = new Map<string, ReadonlyMap<string, Missed>>()
    return (playCode, pickerRow, label) => {
      const name = family.trends.rowFor(playCode, pickerRow)
      if (name === undefined || draws.length === 0) return undefined
      const known = followed.get(name)
      if (known) return known.get(label)
      const row = family.trends.rows.find((each) => each.name === name)
      if (!row) return undefined
      const window = trendWindow(row, draws)
      const { hot, cold } = temperaturesOf(window)
      const labels = new Map(
        row.labels.map((each, at) => [
          each,
          { missed: window.current[at] ?? 0, isHot: hot[at] === true, isCold: cold[at] === true },
        ]),
      )
      followed.set(name, labels)
      return labels.get(label)
    }
  }, [gameCode, family, list])
}
