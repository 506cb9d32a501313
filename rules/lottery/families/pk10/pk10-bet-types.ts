import type { BetTypeTable } from '../../bet-type.ts'
import { risingLists } from '../../counting/combinations.ts'
import { type Measure, measureOver } from '../../counting/measure.ts'
import type { Pk10Draw } from '../../draw.ts'
import { numberLabels, positionNames } from '../../grammar/numbers.ts'
import { comparison, dragonAndTiger } from '../../primitives/dragon-tiger.ts'
import { type MarketRow, market, optionPerValue } from '../../primitives/market.ts'
import { orderedDistinct } from '../../primitives/ordered-distinct.ts'
import { twoSides } from '../../primitives/two-sides.ts'

/** `01` to `10`. */
export const carLabels = numberLabels(1, 10, 2)

/** A row for each place, measured by the number of the car that came in there. */
const placeRows: readonly MarketRow<Pk10Draw>[] = positionNames(10).map((name, at) => ({
  name,
  measure: carAt(at),
}))

function carAt(place: number): Measure<Pk10Draw> {
  return { weights: [0, ...carLabels.map(() => 1)], of: ({ numbers }) => numbers[place] ?? 0 }
}

/** 定位胆: a car at a place, every pick a line. */
function pk10Fixed() {
  return market(placeRows, optionPerValue(carLabels, false, 1), { eachOnce: true })
}

/** 猜前几: the first cars in order. */
function pk10First(count: number) {
  return orderedDistinct<Pk10Draw>(carLabels, count, ({ numbers }) => numbers.slice(0, count).map((car) => car - 1))
}

/** Big 6 to 10, small 1 to 5, odd or even car at a place. */
function pk10PlaceSides() {
  return market(placeRows, twoSides(6))
}

/** 龙虎: the car at this place, counted from 1, against the one at the mirrored place; they are never equal. */
function pk10DragonTiger(place: number) {
  const pair = ({ numbers }: Pk10Draw): [number, number] => [numbers[place - 1] ?? 0, numbers[10 - place] ?? 0]
  return market([{ name: 'side', measure: comparison(pair, [1, 0, 1]) }], dragonAndTiger())
}

/** Champion and runner-up together: 3 to 19. */
const firstTwo: Measure<Pk10Draw> = {
  weights: measureOver(risingLists(1, 10, 2), ([a = 0, b = 0]) => a + b).weights,
  of: ({ numbers }) => (numbers[0] ?? 0) + (numbers[1] ?? 0),
}

/** 冠亚和: the sum of the first two, each with odds of its own. */
function pk10Sum() {
  return market([{ name: 'sum', measure: firstTwo }], optionPerValue(numberLabels(3, 19), true, 3))
}

/** Big from 12, not from 6 as at a place; the sides are of different chance and have tiers of their own. */
function pk10SumSides() {
  return market([{ name: 'sum', measure: firstTwo }], twoSides(12, { tiered: true }))
}

/** Every bet type of PK10 by play code. */
export const pk10BetTypes: BetTypeTable<Pk10Draw> = {
  PK_FIXED: () => pk10Fixed(),
  PK_F1: () => pk10First(1),
  PK_F2: () => pk10First(2),
  PK_F3: () => pk10First(3),
  PK_POS_BSOE: () => pk10PlaceSides(),
  PK_DT_1: () => pk10DragonTiger(1),
  PK_DT_2: () => pk10DragonTiger(2),
  PK_DT_3: () => pk10DragonTiger(3),
  PK_DT_4: () => pk10DragonTiger(4),
  PK_DT_5: () => pk10DragonTiger(5),
  PK_SUM2: () => pk10Sum(),
  PK_SUM2_BSOE: () => pk10SumSides(),
}
