import type { Pc28Draw } from '../../draw.ts'
import { digitLabels } from '../../grammar/numbers.ts'
import { sidesOf } from '../../primitives/two-sides.ts'
import { type FamilyTrends, rowOfOne, rowsOfPositions } from '../../trend-row.ts'
import { bigFrom, pc28Sum, pc28Sums } from './pc28-sum.ts'

/** Big or small with odd or even. */
const combos: readonly string[] = ['BO', 'BE', 'SO', 'SE']

/** Size and parity of the sum as one of the combinations. */
function comboOf(draw: Pc28Draw): number {
  const { size, parity } = sidesOf(pc28Sum.of(draw), bigFrom)
  return combos.indexOf(size + parity)
}

/** The sum of PC28, its combination, and the digits that it comes from. */
export const pc28Trends: FamilyTrends<Pc28Draw> = {
  rows: [
    rowOfOne('PC_NUM', pc28Sums, (draw) => pc28Sum.of(draw)),
    rowOfOne('PC_COMBO', combos, comboOf),
    ...rowsOfPositions<Pc28Draw>(3, digitLabels, 0, ({ digits }) => digits),
  ],
  rowFor: (playCode) => (playCode === 'PC_NUM3' ? 'PC_NUM' : /^PC_(NUM|COMBO)$/.exec(playCode)?.[0]),
}
