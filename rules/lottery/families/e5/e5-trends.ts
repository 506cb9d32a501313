import type { E5Draw } from '../../draw.ts'
import { numberLabels } from '../../grammar/numbers.ts'
import { type FamilyTrends, rowOfOne, rowsOfPositions, type TrendRow } from '../../trend-row.ts'
import { e5Drawn, e5Labels, firstIndexes } from './e5-numbers.ts'

/** Numbers among the first `count`, wherever they stand. */
function amongFirst(name: string, count: number): TrendRow<E5Draw> {
  return { name, labels: e5Labels, shown: (draw) => firstIndexes(draw, count) }
}

/** Positions of 11选5, its numbers wherever they stand, how many are odd, and the middle one. */
export const e5Trends: FamilyTrends<E5Draw> = {
  rows: [
    ...rowsOfPositions<E5Draw>(e5Drawn, e5Labels, 1, ({ numbers }) => numbers),
    amongFirst('E5_ANY1', e5Drawn),
    amongFirst('E5_F3_ANY1', 3),
    amongFirst('E5_F2_ANY1', 2),
    rowOfOne('E5_ODD', numberLabels(0, 5), ({ numbers }) => numbers.filter((number) => number % 2 === 1).length),
    rowOfOne('E5_MID', numberLabels(3, 9, 2), ({ numbers }) => (numbers.toSorted((a, b) => a - b)[2] ?? 0) - 3),
  ],
  rowFor(playCode, pickerRow) {
    if (/^E5_(FIXED|F\d_DIRECT)$/.test(playCode)) return pickerRow
    const first = /^E5_(F\d)_(GROUP|ANY)/.exec(playCode)?.[1]
    if (first) return `E5_${first}_ANY1`
    return playCode.startsWith('E5_ANY') ? 'E5_ANY1' : /^E5_(ODD|MID)$/.exec(playCode)?.[0]
  },
}
