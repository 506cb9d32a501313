import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type TakenWord, uniformFrom } from './uniform.ts'

/** The words one after the other; a draw that wants more than there are fails. */
function wordsOf(...words: readonly number[]): () => number {
  const left = [...words]
  return () => {
    const word = left.shift()
    if (word === undefined) throw new Error('No word is left')
    return word
  }
}

const top = 2 ** 32 - 1

test.each([
  { below: 10, limit: 4_294_967_290 },
  { below: 6, limit: 4_294_967_292 },
  { below: 11, limit: 4_294_967_292 },
  { below: 49, limit: 4_294_967_257 },
])('below $below, words from $limit upwards are skipped', ({ below, limit }) => {
  for (let word = limit; word <= top; word += 1) {
    const picks: TakenWord[] = []
    expect(uniformFrom(wordsOf(word, below + 1), (pick) => picks.push(pick))(below)).toBe(1)
    expect(picks).toEqual([
      { word, below, value: undefined },
      { word: below + 1, below, value: 1 },
    ])
  }
  expect(uniformFrom(wordsOf(limit - 1))(below)).toBe(below - 1)
  expect(uniformFrom(wordsOf(0))(below)).toBe(0)
})

test('no word is skipped where all remainders are equally many', () => {
  expect(uniformFrom(wordsOf(top))(8)).toBe(7)
  expect(uniformFrom(wordsOf(top))(1)).toBe(0)
})

test('as many words lead to each number: the words below the limit are a whole number of rounds', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.integer({ min: 0, max: top }), (below, word) => {
      const uniform = uniformFrom(wordsOf(word, 0))
      const limit = Math.floor(2 ** 32 / below) * below
      expect(uniform(below)).toBe(word < limit ? word % below : 0)
    }),
  )
})
