import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { OddsE4 } from './price.ts'
import { settleBet } from './settle-bet.ts'
import { stakeMinor } from './stake.ts'

const letters = ['B', 'S', 'O', 'E']

/** Bets on the sum of five digits in units of any fineness, whose stake is whole minor units. */
const bets = fc.record({
  sides: fc.subarray(letters, { minLength: 1 }),
  odds: fc.bigInt({ min: 10_000n, max: 1_000_000n }),
  unitThousandths: fc.constantFrom(1n, 2n, 10n, 100n, 2_000n, 1_000_000n),
  multiple: fc.integer({ min: 1, max: 99_999 }),
  rebatePer2000: fc.integer({ min: 0, max: 200 }),
})
const draws = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 5, maxLength: 5 })

function won(sides: readonly string[], digits: readonly number[]): number {
  const sum = digits.reduce((a, b) => a + b, 0)
  return sides.filter((side) => side === (sum >= 23 ? 'B' : 'S') || side === (sum % 2 === 1 ? 'O' : 'E')).length
}

test('payout and rebate are the exact amounts, floored, and never more', () => {
  fc.assert(
    fc.property(bets, draws, ({ sides, odds, ...bet }, digits) => {
      const stake = stakeMinor(bet, sides.length, 2)
      fc.pre(stake !== undefined)
      const item = { ...bet, playCode: 'SSC_SUM_BSOE', selection: sides.join(','), odds: { 1: odds as OddsE4 } }
      const { payoutMinor, rebateMinor, validStakeMinor, status } = settleBet(
        item,
        { kind: 'drawn', draw: { family: 'SSC', digits } },
        2,
      )
      const exact = bet.unitThousandths * BigInt(bet.multiple) * BigInt(won(sides, digits)) * odds
      // One thousandth of the unit at odds × 10⁴ is 10⁻⁵ minor units.
      expect(payoutMinor * 100_000n <= exact && exact < (payoutMinor + 1n) * 100_000n).toBe(true)
      expect(status).toBe(won(sides, digits) > 0 ? 'WON' : 'LOST')
      expect(validStakeMinor).toBe(stake)
      expect(rebateMinor * 2000n <= stake * BigInt(bet.rebatePer2000)).toBe(true)
      expect((rebateMinor + 1n) * 2000n > stake * BigInt(bet.rebatePer2000)).toBe(true)
    }),
  )
})

test('a voided issue returns exactly what was staked', () => {
  fc.assert(
    fc.property(bets, ({ sides, odds, ...bet }) => {
      const stake = stakeMinor(bet, sides.length, 2)
      fc.pre(stake !== undefined)
      const item = { ...bet, playCode: 'SSC_SUM_BSOE', selection: sides.join(','), odds: { 1: odds } }
      expect(settleBet(item, { kind: 'void' }, 2).payoutMinor).toBe(stake)
    }),
  )
})
