import { numberLabels } from '../../grammar/labels.ts'
import { market, optionPerValue } from '../../primitives/market.ts'
import { twoSides } from '../../primitives/two-sides.ts'
import { measureOfDice } from './dice.ts'

const sum = measureOfDice((dice) => dice.reduce((total, face) => total + face, 0))

/** 和值: the sum of the dice, 3 to 18, each with odds of its own. */
export function k3Sum() {
  return market([{ name: 'sum', measure: sum }], optionPerValue(numberLabels(3, 18), true, 3))
}

/** Big 11 to 18, small 3 to 10, odd, even; triples count like any other throw. */
export function k3SumSides() {
  return market([{ name: 'sum', measure: sum }], twoSides(11))
}
