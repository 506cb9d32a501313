import type { K3Draw } from '../../draw.ts'
import { market, optionPerValue } from '../../primitives/market.ts'
import { type GroupSpace, multisetGroup } from '../../primitives/multiset-group.ts'
import { dieLabels, faceShown, measureOfDice } from './dice.ts'

const triple = measureOfDice((dice) => faceShown(dice, 3))
const pair = measureOfDice((dice) => faceShown(dice, 2))

/** 三同号单选: a named triple. */
export function k3Triple() {
  return market([{ name: 'triple', measure: triple }], optionPerValue(repeated(3), false, 1))
}

/** 三同号通选: any triple. */
export function k3AnyTriple() {
  return market([{ name: 'triple', measure: triple }], [{ label: 'ALL', wins: (face) => face > 0 }])
}

/** 二同号复选: exactly two dice show the number; a triple does not count. */
export function k3AnyPair() {
  return market([{ name: 'pair', measure: pair }], optionPerValue(repeated(2), false, 1))
}

/** 二同号单选: a pair and the third die. */
export function k3Pair() {
  const dice: GroupSpace<K3Draw> = { labels: dieLabels, size: 3, values: (draw) => draw.dice.map((face) => face - 1) }
  return multisetGroup(dice, [
    { name: 'pair', values: 1, times: 2 },
    { name: 'single', values: 1, times: 1 },
  ])
}

function repeated(times: number): string[] {
  return dieLabels.map((label) => label.repeat(times))
}
