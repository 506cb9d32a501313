import type { Measure } from '../../counting/measure.ts'
import type { E5Draw } from '../../draw.ts'
import { positionNames } from '../../grammar/labels.ts'
import { market, optionPerValue } from '../../primitives/market.ts'
import { e5Drawn, e5Labels } from './e5-numbers.ts'

/** 定位胆: a number at a position, every pick a line. */
export function e5Fixed() {
  const rows = positionNames(e5Drawn).map((name, at) => ({ name, measure: numberAt(at) }))
  return market(rows, optionPerValue(e5Labels))
}

function numberAt(position: number): Measure<E5Draw> {
  return { weights: e5Labels.map(() => 1), of: ({ numbers }) => (numbers[position] ?? 0) - 1 }
}
