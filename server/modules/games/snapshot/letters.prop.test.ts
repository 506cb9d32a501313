import fc from 'fast-check'
import { expect, test } from 'vitest'
import { editDistance, lettersMissing, lettersOf } from './letters.ts'

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), maxLength: 9 })

/** The plain definition: the whole table, in which every cell is the cheapest way to it. */
function slowDistance(a: string, b: string): number {
  const cost = (i: number, j: number): number => table[i]?.[j] ?? Number.POSITIVE_INFINITY
  const table: number[][] = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (_, j) => (i === 0 ? j : j === 0 ? i : 0)),
  )
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const ways = [cost(i - 1, j) + 1, cost(i, j - 1) + 1, cost(i - 1, j - 1) + Number(a[i - 1] !== b[j - 1])]
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) ways.push(cost(i - 2, j - 2) + 1)
      const row = table[i]
      if (row) row[j] = Math.min(...ways)
    }
  }
  return cost(a.length, b.length)
}

test('the distance is that of the plain definition, as far as it is asked for', () => {
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 3 }), (a, b, atMost) => {
      expect(editDistance(a, b, atMost)).toBe(Math.min(slowDistance(a, b), atMost + 1))
    }),
    { numRuns: 5_000 },
  )
})

test('what is left out because of its letters is never within the distance', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 9 }), fc.string({ maxLength: 9 }), (a, b) => {
      expect(lettersMissing(lettersOf(a), lettersOf(b))).toBeLessThanOrEqual(slowDistance(a, b))
    }),
    { numRuns: 2_000 },
  )
})

test('a text of any length is compared without an error', () => {
  expect(editDistance('x'.repeat(500), 'x'.repeat(500), 2)).toBe(3)
  expect(editDistance('x'.repeat(64), 'x'.repeat(64), 2)).toBe(0)
})
