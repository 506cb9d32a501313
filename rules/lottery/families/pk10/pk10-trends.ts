import type { Pk10Draw } from '../../draw.ts'
import { numberLabels } from '../../grammar/numbers.ts'
import { type FamilyTrends, rowOfOne, rowsOfPositions } from '../../trend-row.ts'
import { carLabels } from './pk10-bet-types.ts'

/** The car at each place, and the sum of the first two. */
export const pk10Trends: FamilyTrends<Pk10Draw> = {
  rows: [
    ...rowsOfPositions<Pk10Draw>(10, carLabels, 1, ({ numbers }) => numbers),
    rowOfOne('PK_SUM2', numberLabels(3, 19), ({ numbers }) => (numbers[0] ?? 0) + (numbers[1] ?? 0) - 3),
  ],
  rowFor(playCode, pickerRow) {
    if (/^PK_F(IXED|\d)$/.test(playCode)) return pickerRow
    return playCode === 'PK_SUM2' ? playCode : undefined
  },
}
