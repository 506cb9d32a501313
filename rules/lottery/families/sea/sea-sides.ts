import type { SeaDraw } from '../../draw.ts'
import { type MarketRow, market } from '../../primitives/market.ts'
import { twoSides } from '../../primitives/two-sides.ts'
import { topNumber } from './sea-draw.ts'

/**
 * สูง ต่ำ คู่ คี่ of the last digit, the last two and the last three of the first prize: the upper half of each
 * range is big. Parity is that of the last digit in every row.
 */
export function seaSides() {
  return market([upperHalf('digit', 1), upperHalf('t2', 2), upperHalf('t3', 3)], twoSides(5))
}

function upperHalf(name: string, width: number): MarketRow<SeaDraw> {
  const values = 10 ** width
  const weights = new Array<number>(values).fill(1)
  return { name, measure: { weights, of: (draw) => Number(topNumber(draw, width)) }, options: twoSides(values / 2) }
}
