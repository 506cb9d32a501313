import type { BetTypeTable } from '../../bet-type.ts'
import { tuples } from '../../counting/combinations.ts'
import { type Measure, measureOver } from '../../counting/measure.ts'
import type { K3Draw } from '../../draw.ts'
import { numberLabels } from '../../grammar/numbers.ts'
import { market, optionPerValue } from '../../primitives/market.ts'
import { type GroupSpace, multisetGroup } from '../../primitives/multiset-group.ts'
import { subset } from '../../primitives/subset.ts'
import { twoSides } from '../../primitives/two-sides.ts'
import { ratio } from '../../rational.ts'

/** `1` to `6`. */
export const dieLabels = numberLabels(1, 6)

/** What `of` makes of the three dice. */
function measureOfDice(of: (dice: readonly number[]) => number): Measure<K3Draw> {
  const throws = Array.from(tuples(6, 3), (faces) => faces.map((face) => face + 1))
  return { weights: measureOver(throws, of).weights, of: ({ dice }) => of(dice) }
}

/** The face that shows exactly so often, 0 when none does. */
export function faceShown(dice: readonly number[], times: number): number {
  return dice.find((face) => dice.filter((other) => other === face).length === times) ?? 0
}

/** Throws, of 216, that show one, two or three given numbers. */
const throwsShowing: Readonly<Record<number, number>> = { 1: 91, 2: 30, 3: 6 }

/** 三不同号, 二不同号 and 独胆: all different numbers of the line show; each line pays once. */
function k3Different(size: 1 | 2 | 3) {
  return subset<K3Draw>({
    labels: dieLabels,
    size,
    tiers: [{ hits: size, chance: ratio(throwsShowing[size] ?? 0, 216) }],
    mostDrawn: 3,
    drawn: ({ dice }) => [...new Set(dice)].map((face) => face - 1),
  })
}

/** 三连号通选: three neighbouring numbers in any order. */
function k3AnyStraight() {
  const measure = measureOfDice((dice) => (isStraight(dice) ? 1 : 0))
  return market([{ name: 'straight', measure }], [{ label: 'ALL', wins: (value) => value === 1 }])
}

/** Three neighbouring numbers in any order. */
export function isStraight(dice: readonly number[]): boolean {
  const [low = 0, middle = 0, high = 0] = [...dice].sort((a, b) => a - b)
  return middle === low + 1 && high === middle + 1
}

const triple = measureOfDice((dice) => faceShown(dice, 3))
const pair = measureOfDice((dice) => faceShown(dice, 2))

/** 三同号单选: a named triple. */
function k3Triple() {
  return market([{ name: 'triple', measure: triple }], optionPerValue(repeats(3), false, 1))
}

/** 三同号通选: any triple. */
function k3AnyTriple() {
  return market([{ name: 'triple', measure: triple }], [{ label: 'ALL', wins: (face) => face > 0 }])
}

/** 二同号复选: exactly two dice show the number; a triple does not count. */
function k3AnyPair() {
  return market([{ name: 'pair', measure: pair }], optionPerValue(repeats(2), false, 1))
}

/** 二同号单选: a pair and the third die. */
function k3Pair() {
  const dice: GroupSpace<K3Draw> = { labels: dieLabels, size: 3, values: (draw) => draw.dice.map((face) => face - 1) }
  return multisetGroup(dice, [
    { name: 'pair', values: 1, times: 2 },
    { name: 'single', values: 1, times: 1 },
  ])
}

/** `11` to `66`, or `111` to `666`. */
export function repeats(times: number): string[] {
  return dieLabels.map((label) => label.repeat(times))
}

const sum = measureOfDice((dice) => dice.reduce((total, face) => total + face, 0))

/** 和值: the sum of the dice, 3 to 18, each with odds of its own. */
function k3Sum() {
  return market([{ name: 'sum', measure: sum }], optionPerValue(numberLabels(3, 18), true, 3))
}

/** Big 11 to 18, small 3 to 10, odd, even; triples count like any other throw. */
function k3SumSides() {
  return market([{ name: 'sum', measure: sum }], twoSides(11))
}

/** Every bet type of 快三 by play code. */
export const k3BetTypes: BetTypeTable<K3Draw> = {
  K3_SUM: () => k3Sum(),
  K3_BSOE: () => k3SumSides(),
  K3_TRIPLE_ANY: () => k3AnyTriple(),
  K3_TRIPLE: () => k3Triple(),
  K3_DIFF3: () => k3Different(3),
  K3_STRAIGHT_ANY: () => k3AnyStraight(),
  K3_PAIR_ANY: () => k3AnyPair(),
  K3_PAIR: () => k3Pair(),
  K3_DIFF2: () => k3Different(2),
  K3_ONE: () => k3Different(1),
}
