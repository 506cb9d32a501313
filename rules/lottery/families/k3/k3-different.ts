import type { K3Draw } from '../../draw.ts'
import { market } from '../../primitives/market.ts'
import { subset } from '../../primitives/subset.ts'
import { ratio } from '../../rational.ts'
import { dieLabels, measureOfDice } from './dice.ts'

/** Throws, of 216, that show one, two or three given numbers. */
const throwsShowing: Readonly<Record<number, number>> = { 1: 91, 2: 30, 3: 6 }

/** 三不同号, 二不同号 and 独胆: all of so many different numbers show; each line pays once. */
export function k3Different(size: 1 | 2 | 3) {
  return subset<K3Draw>({
    labels: dieLabels,
    size,
    tiers: [{ hits: size, chance: ratio(throwsShowing[size] ?? 0, 216) }],
    mostDrawn: 3,
    drawn: ({ dice }) => [...new Set(dice)].map((face) => face - 1),
  })
}

/** 三连号通选: three neighbouring numbers in any order. */
export function k3AnyStraight() {
  const measure = measureOfDice((dice) => (isStraight(dice) ? 1 : 0))
  return market([{ name: 'straight', measure }], [{ label: 'ALL', wins: (value) => value === 1 }])
}

/** Three neighbouring numbers in any order. */
export function isStraight(dice: readonly number[]): boolean {
  const [low = 0, middle = 0, high = 0] = [...dice].sort((a, b) => a - b)
  return middle === low + 1 && high === middle + 1
}
