import { expect, test } from 'vitest'
import type { Draw } from './draw.ts'
import { type Odds, oddsOf } from './price.ts'
import { rebatePer2000 } from './prize-group.ts'
import { type Bet, settleBet } from './settle-bet.ts'
import { stakeMinor } from './stake.ts'

const exponent = 2
const odds = (decimals: Record<string, string>): Odds =>
  Object.fromEntries(Object.entries(decimals).map(([tier, decimal]) => [tier, oddsOf(decimal) ?? -1n]))
const ssc = (digits: string): Draw => ({ family: 'SSC', digits: [...digits].map(Number) })
const settled = (bet: Bet, digits: string) => settleBet(bet, { kind: 'drawn', draw: ssc(digits) }, exponent)

/** S16 and S40 of the worked examples: 20 staked on the last three, player granted 1960. */
const last3 = (prizeGroup: number, decimal: string): Bet => ({
  playCode: 'SSC_L3_DIRECT',
  selection: '4|5|6',
  odds: odds({ 1: decimal }),
  unitThousandths: 2000n,
  multiple: 10,
  rebatePer2000: rebatePer2000(1960, prizeGroup),
})
const dragon: Bet = {
  playCode: 'SSC_DT_1_5_PUSH',
  selection: 'D,X',
  odds: odds({ D: '1.982', T: '1.982', X: '9.4' }),
  unitThousandths: 100_000n,
  multiple: 1,
  rebatePer2000: 160,
}

test('a lower prize group pays less and gives rebate, won or lost', () => {
  expect(settled(last3(1800, '900'), '13456')).toMatchObject({
    status: 'WON',
    payoutMinor: 18_000_00n,
    rebateMinor: 160n,
  })
  expect(settled(last3(1800, '900'), '13457')).toMatchObject({ status: 'LOST', payoutMinor: 0n, rebateMinor: 160n })
  expect(settled(last3(1960, '980'), '13456')).toMatchObject({
    status: 'WON',
    payoutMinor: 19_600_00n,
    rebateMinor: 0n,
  })
})

test('a returned line pays its stake, is no valid stake and earns no rebate', () => {
  const onlyDragon = { ...dragon, selection: 'D' }
  expect(settled(onlyDragon, '63456')).toMatchObject({
    status: 'PUSH',
    payoutMinor: 100_00n,
    validStakeMinor: 0n,
    rebateMinor: 0n,
  })
  const both = settled(dragon, '63456')
  expect(both).toMatchObject({ status: 'WON', validStakeMinor: 100_00n, rebateMinor: 8_00n })
  expect(both.payoutMinor).toBe(100_00n + 940_00n)
})

test('an item that wins nothing and gets part of its stake back is lost', () => {
  const sides = {
    ...dragon,
    playCode: 'E5_SUM_BSOE',
    selection: 'B,O',
    odds: odds({ B: '1.98', S: '1.98', O: '1.9', E: '1.98' }),
  }
  const draw: Draw = { family: 'E5', numbers: [8, 7, 1, 11, 3] }
  expect(settleBet(sides, { kind: 'drawn', draw }, exponent)).toMatchObject({
    status: 'LOST',
    payoutMinor: 100_00n,
    validStakeMinor: 100_00n,
  })
})

test('a void issue returns every stake, without rebate', () => {
  expect(settleBet(dragon, { kind: 'void' }, exponent)).toEqual({
    status: 'REFUNDED',
    wins: { tiers: [], pushed: 0 },
    payoutMinor: 200_00n,
    validStakeMinor: 0n,
    rebateMinor: 0n,
  })
})

test('the payout is floored once for the item, not for each line', () => {
  const any2: Bet = {
    playCode: 'SSC_L3_ANY2',
    selection: '4,5,6',
    odds: odds({ 1: '16.6666' }),
    unitThousandths: 10n,
    multiple: 1,
    rebatePer2000: 0,
  }
  // Three lines at 0.166666 each are 0.499998; floored one by one they were 0.48.
  expect(settled(any2, '13456').payoutMinor).toBe(49n)
})

test.each([
  { unitThousandths: 2n, multiple: 1, lines: 1, minor: undefined },
  { unitThousandths: 2n, multiple: 5, lines: 1, minor: 1n },
  { unitThousandths: 2000n, multiple: 99_999, lines: 100_000, minor: 1_999_980_000_000n },
])('$lines lines of $unitThousandths thousandths × $multiple cost $minor', ({ minor, lines, ...stake }) => {
  expect(stakeMinor(stake, lines, exponent)).toBe(minor)
})

test('what could not have been accepted is a bug and not a settlement', () => {
  const drawn = (draw: Draw) => ({ kind: 'drawn', draw }) as const
  expect(() => settleBet({ ...dragon, playCode: 'SSC_NONE' }, drawn(ssc('12345')), 2)).toThrow('SSC_NONE')
  expect(() => settleBet({ ...dragon, selection: 'D,D' }, drawn(ssc('12345')), 2)).toThrow('dup_selection')
  expect(() => settleBet({ ...dragon, odds: {} }, drawn(ssc('92345')), 2)).toThrow('tier D')
  expect(() => settleBet(dragon, drawn({ family: 'K3', dice: [1, 2, 3] }), 2)).toThrow('K3')
})
