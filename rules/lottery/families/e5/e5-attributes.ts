import type { E5Draw } from '../../draw.ts'
import { dragonTigerOf, sidesOf } from '../../primitives/attribute-letters.ts'
import { middleSum } from './e5-markets.ts'

/** Sum with its sides, `X` for the sum in the middle; count of odd numbers, middle number, first against last. */
export function e5Attributes({ numbers }: E5Draw) {
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
