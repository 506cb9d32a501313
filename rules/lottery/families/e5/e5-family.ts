import type { E5Draw } from '../../draw.ts'
import { areDifferentNumbers } from '../../grammar/numbers.ts'
import type { PriceTable } from '../../price-row.ts'
import { dragonTigerOf, sidesOf } from '../../primitives/two-sides.ts'
import type { Family } from '../family.ts'
import { e5BetTypes } from './e5-bet-types.ts'
import { middleSum } from './e5-markets.ts'
import { e5Drawn } from './e5-numbers.ts'
import { e5Trends } from './e5-trends.ts'

/** Five different numbers of 1 to 11. */
function isE5Draw({ numbers }: E5Draw): boolean {
  return areDifferentNumbers(numbers, e5Drawn, 1, 11)
}

/** Sum with its sides, `X` for the sum in the middle; count of odd numbers, middle number, first against last. */
function e5Attributes({ numbers }: E5Draw) {
  const sum = numbers.reduce((total, number) => total + number, 0)
  const sides = sidesOf(sum, middleSum + 1)
  return {
    sum: String(sum),
    ...sides,
    ...(sum === middleSum ? { size: 'X' } : {}),
    odd: String(numbers.filter((number) => number % 2 === 1).length),
    middle: String([...numbers].sort((a, b) => a - b)[2]).padStart(2, '0'),
    dragonTiger: dragonTigerOf(numbers[0], numbers[4]),
  }
}

/** Fixed odds of 11选5; what is missing is priced by prize group. */
const e5Prices: PriceTable = {
  E5_SUM_BSOE: { odds: { B: '1.98', S: '1.98', O: '1.9', E: '1.98' } },
  E5_DT: { odds: { '1': '1.98' } },
}

/** 11选5, whole. */
export const e5Family: Family<E5Draw> = {
  betTypes: e5BetTypes,
  prices: e5Prices,
  isDraw: isE5Draw,
  attributes: e5Attributes,
  trends: e5Trends,
}
