import type { Pk10Draw } from '../../draw.ts'
import { comparison, dragonAndTiger } from '../../primitives/dragon-tiger.ts'
import { market, optionPerValue } from '../../primitives/market.ts'
import { orderedDistinct } from '../../primitives/ordered-distinct.ts'
import { twoSides } from '../../primitives/two-sides.ts'
import { carLabels, placeRows } from './places.ts'

/** 定位胆: a car at a place, every pick a line. */
export function pk10Fixed() {
  return market(placeRows, optionPerValue(carLabels, false, 1))
}

/** 猜前几: the first cars in order. */
export function pk10First(count: number) {
  return orderedDistinct<Pk10Draw>(carLabels, count, ({ numbers }) => numbers.slice(0, count).map((car) => car - 1))
}

/** Big 6 to 10, small 1 to 5, odd or even car at a place. */
export function pk10PlaceSides() {
  return market(placeRows, twoSides(6))
}

/** 龙虎: the car at this place, counted from 1, against the one at the mirrored place; they are never equal. */
export function pk10DragonTiger(place: number) {
  const pair = ({ numbers }: Pk10Draw): [number, number] => [numbers[place - 1] ?? 0, numbers[10 - place] ?? 0]
  return market([{ name: 'side', measure: comparison(pair, [1, 0, 1]) }], dragonAndTiger())
}
