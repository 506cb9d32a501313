import fc from 'fast-check'
import { expect, test } from 'vitest'
import { partAtRisk, sharesAtRisk } from './at-risk.ts'

const sidesOf = fc.array(fc.record({ weight: fc.bigInt(1n, 50n), stake: fc.bigInt(1n, 1_000_000n) }), {
  minLength: 1,
  maxLength: 12,
})
const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n)

test('[WAL-07] at most the stake is at risk, all of it where 70 % of what can happen is bet on, none where every side pays alike', () => {
  fc.assert(
    fc.property(sidesOf, fc.bigInt(0n, 100n), (sides, rest) => {
      const covered = sum(sides.map(({ weight }) => weight))
      const whole = covered + rest
      const atRisk = sharesAtRisk(sides, whole).map((share, at) => partAtRisk(sides[at]?.stake ?? 0n, share))
      atRisk.forEach((part, at) => {
        expect(part >= 0n && part <= (sides[at]?.stake ?? 0n)).toBe(true)
      })
      if (covered * 10n <= whole * 7n) expect(atRisk).toEqual(sides.map(({ stake }) => stake))
      const alike = sides.map(({ weight }) => ({ weight, stake: weight * 1_000n }))
      if (covered * 10n > whole * 7n) expect(sum(sharesAtRisk(alike, whole))).toBe(0n)
    }),
  )
})

test('[WAL-07] more on the other side never leaves more of a side at risk', () => {
  const amount = fc.bigInt(1n, 1_000_000n)
  fc.assert(
    fc.property(amount, amount, amount, (one, other, more) => {
      const of = (stake: bigint) =>
        sharesAtRisk(
          [one, stake].map((each) => ({ weight: 1n, stake: each })),
          2n,
        )[0] ?? 0n
      expect(of(other + more) <= of(other)).toBe(true)
    }),
  )
})
