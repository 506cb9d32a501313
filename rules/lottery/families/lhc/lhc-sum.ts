import type { Measure } from '../../counting/measure.ts'
import type { LhcDraw } from '../../draw.ts'
import { market } from '../../primitives/market.ts'
import { twoSides } from '../../primitives/two-sides.ts'
import { drawnInAll, lhcLabels } from './lhc-numbers.ts'

/** Big begins here, the middle of 28 to 322; it is a little likelier than small. */
export const bigTotalFrom = 175

/** The sum of the seven numbers. */
export const lhcTotal: Measure<LhcDraw> = {
  weights: totalWeights(lhcLabels.length, drawnInAll),
  of: ({ numbers, special }) => numbers.reduce((sum, number) => sum + number, special),
}

/** 总和大小单双: each side has a chance, and a tier, of its own. */
export function lhcTotalSides() {
  return market([{ name: 'sum', measure: lhcTotal }], twoSides(bigTotalFrom, { tiered: true }))
}

/** How many sets of `size` numbers from 1 to `from` have each sum: number by number, it is in the set or not. */
function totalWeights(from: number, size: number): number[] {
  const sets = Array.from({ length: size + 1 }, () => new Array<number>(size * from + 1).fill(0))
  const bySum = (taken: number) => sets[taken] ?? []
  bySum(0)[0] = 1
  for (let number = 1; number <= from; number++) {
    for (let taken = size; taken > 0; taken--) {
      const [wider, narrower] = [bySum(taken), bySum(taken - 1)]
      for (let sum = size * from; sum >= number; sum--) wider[sum] = (wider[sum] ?? 0) + (narrower[sum - number] ?? 0)
    }
  }
  return bySum(size)
}
