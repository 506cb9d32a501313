import { expect, test } from 'vitest'
import { mostDistance, rankDistance } from './rank-test.ts'

const around = (middle: number, count = 200) => Array.from({ length: count }, (_, i) => middle + (i % 7))

test('two samples of the same are not told apart, those that differ are, whichever comes first', () => {
  expect(rankDistance(around(10), around(10))).toBe(0)
  expect(rankDistance(around(10), around(12))).toBeGreaterThan(mostDistance)
  expect(rankDistance(around(12), around(10))).toBeGreaterThan(mostDistance)
})

test('a few long pauses on one side tell nothing', () => {
  const paused = around(10).map((value, i) => (i % 50 === 0 ? value + 10_000 : value))
  expect(rankDistance(paused, around(10))).toBeLessThan(1)
})

test('the distance is that of the tables: 5 of 5 above the others is 2.61', () => {
  expect(rankDistance([1, 2, 3, 4, 5], [6, 7, 8, 9, 10])).toBeCloseTo(2.611, 3)
  expect(rankDistance([1, 1, 1], [1, 1, 1])).toBe(0)
})
