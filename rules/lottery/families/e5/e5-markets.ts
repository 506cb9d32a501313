import type { E5Draw } from '../../draw.ts'
import { numberLabels } from '../../grammar/numbers.ts'
import { comparison, dragonAndTiger } from '../../primitives/dragon-tiger.ts'
import { market, type Option, optionPerValue } from '../../primitives/market.ts'
import { twoSides } from '../../primitives/two-sides.ts'
import { measureOfSet } from './e5-numbers.ts'

/** The sum in the middle: neither big nor small. */
export const middleSum = 30

/** 定单双: how many of the five are odd. */
export function e5Odd() {
  const measure = measureOfSet((numbers) => numbers.filter((n) => n % 2 === 1).length)
  return market([{ name: 'odd', measure }], optionPerValue(numberLabels(0, 5), true))
}

/** 猜中位: the third smallest number, which is 3 to 9. */
export function e5Middle() {
  const measure = measureOfSet((numbers) => [...numbers].sort((a, b) => a - b)[2] ?? 0)
  return market([{ name: 'middle', measure }], optionPerValue(numberLabels(3, 9, 2), true, 3))
}

/**
 * Big, small, odd or even sum of the five. A sum of 30 returns the stake of big and small. Six of the eleven
 * numbers are odd, so odd and even have chances, and tiers, of their own.
 */
export function e5SumSides() {
  const measure = measureOfSet((numbers) => numbers.reduce((sum, n) => sum + n, 0))
  const options = twoSides(middleSum + 1, { tiered: true }).map((side): Option => {
    const isSize = side.label === 'B' || side.label === 'S'
    if (!isSize) return side
    return {
      ...side,
      wins: (value) => value !== middleSum && side.wins(value),
      pushes: (value) => value === middleSum,
    }
  })
  return market([{ name: 'sum', measure }], options)
}

/** 龙虎: the first number against the fifth; they are never equal. */
export function e5DragonTiger() {
  const ends = ({ numbers }: E5Draw): [number, number] => [numbers[0] ?? 0, numbers[4] ?? 0]
  return market([{ name: 'side', measure: comparison(ends, [1, 0, 1]) }], dragonAndTiger())
}
