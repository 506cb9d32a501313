import { expect, test } from 'vitest'
import { depositTerms } from './deposit-terms.ts'

test('[WAL-06] fee and bonus are each rounded down once, and what is credited follows from them', () => {
  expect(depositTerms(100_001n, { feePpm: 15_000, bonusPpm: 0 })).toEqual({ fee: 1_500n, bonus: 0n, credited: 98_501n })
  expect(depositTerms(99n, { feePpm: 10_000, bonusPpm: 10_000 })).toEqual({ fee: 0n, bonus: 0n, credited: 99n })
  expect(depositTerms(30_000_000_000n, { feePpm: 200_000, bonusPpm: 1 })).toEqual({
    fee: 6_000_000_000n,
    bonus: 30_000n,
    credited: 24_000_030_000n,
  })
})

test('[WAL-06] an amount beyond what a float holds stays exact', () => {
  const paid = 9_007_199_254_740_993n
  expect(depositTerms(paid, { feePpm: 0, bonusPpm: 0 }).credited).toBe(paid)
})
