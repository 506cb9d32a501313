import { expect, test } from 'vitest'
import { arrangements, choose, risingLists, tuples } from './combinations.ts'

test('every count of subsets of up to 100 is the sum of the two above it', () => {
  for (let n = 1; n <= 100; n++) {
    for (let k = 0; k <= Math.min(n, 11); k++) expect(choose(n, k)).toBe(choose(n - 1, k - 1) + choose(n - 1, k))
  }
  expect(choose(100, 10)).toBe(17_310_309_456_440)
})

test('nothing is chosen from too few', () => {
  expect([choose(3, 4), choose(3, -1), choose(0, 0)]).toEqual([0, 0, 1])
})

test('lists are as many as counted, each once', () => {
  const rising = [...risingLists(1, 11, 5)].map((list) => list.join())
  expect(new Set(rising).size).toBe(choose(11, 5))
  expect(rising).toHaveLength(choose(11, 5))
  expect([...tuples(6, 3)]).toHaveLength(216)
  expect(arrangements(11, 5)).toBe(55_440)
})
