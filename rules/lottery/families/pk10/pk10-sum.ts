import { risingLists } from '../../counting/combinations.ts'
import { type Measure, measureOver } from '../../counting/measure.ts'
import type { Pk10Draw } from '../../draw.ts'
import { numberLabels } from '../../grammar/labels.ts'
import { market, optionPerValue } from '../../primitives/market.ts'
import { twoSides } from '../../primitives/two-sides.ts'

/** Champion and runner-up together: 3 to 19. */
const firstTwo: Measure<Pk10Draw> = {
  weights: measureOver(risingLists(1, 10, 2), ([a = 0, b = 0]) => a + b).weights,
  of: ({ numbers }) => (numbers[0] ?? 0) + (numbers[1] ?? 0),
}

/** 冠亚和: the sum of the first two, each with odds of its own. */
export function pk10Sum() {
  return market([{ name: 'sum', measure: firstTwo }], optionPerValue(numberLabels(3, 19), true, 3))
}

/** Big from 12, not from 6 as at a place; the sides are of different chance and have tiers of their own. */
export function pk10SumSides() {
  return market([{ name: 'sum', measure: firstTwo }], twoSides(12, { tiered: true }))
}
