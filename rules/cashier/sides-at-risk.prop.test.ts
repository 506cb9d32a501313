import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mostOfBet, outcomesAtRisk, type SidedBet } from './sides-at-risk.ts'

const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n)
const stake = fc.bigInt(0n, 1_000_000n)
const oddsE4 = fc.option(fc.bigInt(10_001n, 99_999_999n), { nil: undefined })
const outcome = fc.constantFrom('A', 'B', 'C', 'D')
const betsOf = fc.array(fc.record({ stake, oddsE4, outcome }), { minLength: 1, maxLength: 12 })
const countedOf = (bets: readonly SidedBet[], leastOddsE4 = 0n) => {
  const atRisk = outcomesAtRisk(bets)
  return bets.map((bet) => mostOfBet(bet, atRisk, leastOddsE4))
}

test('[WAL-07] no bet counts more than its stake, and a higher bound of odds never counts more', () => {
  fc.assert(
    fc.property(betsOf, fc.bigInt(10_000n, 50_000n), (bets, leastOddsE4) => {
      const [all, bounded] = [countedOf(bets), countedOf(bets, leastOddsE4)]
      for (const [at, bet] of bets.entries()) {
        expect((all[at] ?? -1n) >= 0n && (all[at] ?? -1n) <= bet.stake).toBe(true)
        const isLow = bet.oddsE4 !== undefined && bet.oddsE4 < leastOddsE4
        expect(bounded[at]).toBe(isLow ? 0n : all[at])
      }
    }),
  )
})

test('[WAL-07] equal stakes on all outcomes of a market count nothing, whatever the odds of a book that gains', () => {
  const parts = fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 2, maxLength: 8 })
  fc.assert(
    fc.property(fc.bigInt(1n, 1_000_000n), parts, fc.boolean(), (each, chances, isPriced) => {
      const whole = chances.reduce((total, chance) => total + chance, 0)
      const bets = chances.map((chance, at) => ({
        ...{ outcome: `O${at}`, stake: each },
        oddsE4: isPriced ? BigInt(Math.floor((whole / chance) * 9_800)) : undefined,
      }))
      expect(sum(countedOf(bets))).toBe(0n)
    }),
  )
})

test('[WAL-07] of two sides that are all there is at most the difference counts, and at most what both do not pay alike', () => {
  const amount = fc.bigInt(1n, 1_000_000n)
  fc.assert(
    fc.property(amount, amount, fc.bigInt(15_000n, 30_000n), (one, other, oddsE4) => {
      const others = (oddsE4 * 10_000n) / (oddsE4 - 10_000n)
      const counted = sum(
        countedOf([
          { outcome: 'A', stake: one, oddsE4 },
          { outcome: 'B', stake: other, oddsE4: others },
        ]),
      )
      const [difference, apart] = [one - other, one * oddsE4 - other * others].map((each) => (each < 0n ? -each : each))
      expect(counted <= (difference ?? 0n)).toBe(true)
      // Half a unit of each is rounding.
      expect((counted - 1n) * 10_000n <= (apart ?? 0n)).toBe(true)
    }),
  )
})
