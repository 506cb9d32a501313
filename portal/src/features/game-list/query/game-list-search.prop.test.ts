import fc from 'fast-check'
import { expect, test } from 'vitest'
import { gameListSearch } from './game-list-search.ts'

test('a page within the bounds is kept, the first is not written out', () => {
  expect(gameListSearch({ pageNo: 3 })).toEqual({ pageNo: 3 })
  expect(gameListSearch({ pageNo: 100_000 })).toEqual({ pageNo: 100_000 })
  expect(gameListSearch({ pageNo: 1 })).toStrictEqual({ pageNo: undefined })
})

test('rubbish counts as the first page', () => {
  for (const pageNo of [
    0,
    -3,
    2.5,
    100_001,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    '3',
    'three',
    null,
    undefined,
    [3],
    {},
  ]) {
    expect(gameListSearch({ pageNo })).toStrictEqual({ pageNo: undefined })
  }
  fc.assert(
    fc.property(fc.anything(), (pageNo) => {
      const page = gameListSearch({ pageNo }).pageNo ?? 1
      expect(Number.isInteger(page) && page >= 1 && page <= 100_000).toBe(true)
    }),
  )
})
