import { digitLabels, positionNames } from '../../grammar/labels.ts'
import { market, optionPerValue } from '../../primitives/market.ts'
import { twoSides } from '../../primitives/two-sides.ts'
import { digitAt } from './segment.ts'

/** 定位胆: a digit at a position, every pick a line. */
export function digitFixed(positions: number) {
  return market(digitRows(positions), optionPerValue(digitLabels))
}

/** Big, small, odd or even digit at a position, every pick a line; big begins at 5. */
export function digitPositionSides(positions: number) {
  return market(digitRows(positions), twoSides(5))
}

function digitRows(positions: number) {
  return positionNames(positions).map((name, at) => ({ name, measure: digitAt(at) }))
}
