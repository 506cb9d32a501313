import type { SeaDraw } from '../../draw.ts'
import { digitLabels, numberLabels } from '../../grammar/numbers.ts'
import { type FamilyTrends, rowOfOne, type TrendRow } from '../../trend-row.ts'
import { topNumber } from './sea-draw.ts'

const labels = numberLabels(0, 99, 2)

/** The top and the bottom number of two digits; digits anywhere in the top three and in the bottom two. */
const rows: readonly TrendRow<SeaDraw>[] = [
  rowOfOne('SEA_2TOP', labels, (draw) => Number(topNumber(draw, 2))),
  rowOfOne('SEA_2BOTTOM', labels, ({ b2 }) => Number(b2)),
  { name: 'SEA_RUNTOP', labels: digitLabels, shown: (draw) => [...topNumber(draw, 3)].map(Number) },
  { name: 'SEA_RUNBOTTOM', labels: digitLabels, shown: ({ b2 }) => [...b2].map(Number) },
]

/** Trends of Thai numbers. */
export const seaTrends: FamilyTrends<SeaDraw> = {
  rows,
  rowFor: (playCode) => rows.find(({ name }) => name === playCode)?.name,
}
