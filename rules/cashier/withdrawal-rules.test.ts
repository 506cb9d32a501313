import { expect, test } from 'vitest'
import { answerPartly } from './leg-answers.ts'
import { splitLegs } from './split-legs.ts'
import { checkWithdrawal, scoreOf, type WithdrawalFacts } from './withdrawal-risk.ts'
import { withdrawalFee } from './withdrawal-terms.ts'

test.each([
  ['X03', 500_000_000n, [200_000_000n, 200_000_000n, 100_000_000n]],
  ['X04', 200_500_000n, [199_500_000n, 1_000_000n]],
  ['one leg', 100_000n, [100_000n]],
  ['the most of one leg', 200_000_000n, [200_000_000n]],
  ['the least beside the most', 201_000_000n, [200_000_000n, 1_000_000n]],
])('[WAL-07] %s: %d is split', (_id, amount, legs) => {
  expect(splitLegs(amount, { most: 200_000_000n, least: 1_000_000n })).toEqual(legs)
})

test.each([
  ['X01', 1_500_000n, { is: 'partial', remaining: 500_000n }],
  ['X02', 2_500_000n, { is: 'invalid' }],
  ['nothing', 0n, { is: 'invalid' }],
  ['all of it', 2_000_000n, { is: 'invalid' }],
  ['the least', 1n, { is: 'partial', remaining: 1_999_999n }],
])('[WAL-08] %s: of 2,000,000 arrived %d', (_id, arrived, answer) => {
  expect(answerPartly(2_000_000n, arrived)).toEqual(answer)
})

const rates = { freePerDay: 3, feePpm: 5_000, leastFee: 1_000_000n }

test.each([
  [100_000_000n, 0, 0n, 'the first of a day'],
  [100_000_000n, 2, 0n, 'the third'],
  [100_000_000n, 3, 1_000_000n, 'the fourth pays the least'],
  [200_000_000n, 3, 1_000_000n, 'where share and least are one'],
  [200_100_000n, 3, 1_000_500n, 'the share, in whole đồng'],
  [200_101_000n, 3, 1_000_500n, 'rounded down to whole đồng'],
  [30_000_000_000n, 9, 150_000_000n, 'half a percent of the most'],
])('[WAL-07] a withdrawal of %d after %d others costs %d: %s', (amount, before, fee) => {
  expect(withdrawalFee(amount, before, rates, 100n)).toBe(fee)
})

const harmless: WithdrawalFacts = {
  ...{ amount: 100n, turnoverLeft: 0n, isDeviceNew: false, accountDays: 30, payoutAccountHours: 100 },
  ...{
    hasPayoutFailed: false,
    hasBeenPaid: true,
    othersOnDevice: 0,
    othersInNetwork: 3,
    ordersOfDay: 3,
    sumOfDay: 300n,
  },
}
const bounds = { approvedAutomatically: 100n, newAccountDays: 7, velocityOrders: 3, velocitySum: 300n }

test.each<[string, Partial<WithdrawalFacts>, readonly string[]]>([
  ['nothing found', {}, []],
  ['turnover', { turnoverLeft: 1n }, ['turnover']],
  ['another browser', { isDeviceNew: true }, ['newDevice']],
  ['the first one ever', { isDeviceNew: true, hasBeenPaid: false }, ['firstWithdrawal']],
  ['a young account', { accountDays: 6 }, ['newAccount']],
  ['a young payout account', { payoutAccountHours: 71 }, ['newPayoutAccount']],
  ['an account that refused', { hasPayoutFailed: true }, ['failedPayoutAccount']],
  ['a shared browser', { othersOnDevice: 1 }, ['sharedDevice']],
  ['a crowded network', { othersInNetwork: 4 }, ['sharedNetwork']],
  ['the fourth within a day', { ordersOfDay: 4 }, ['velocity']],
  ['too much within a day', { sumOfDay: 301n }, ['velocity']],
  ['a large amount', { amount: 101n }, ['limits']],
])('[WAL-07] the automatic checks name their reasons: %s', (_what, given, reasons) => {
  const checks = checkWithdrawal({ ...harmless, ...given }, bounds)
  expect(checks.flatMap(({ check, points }) => (points > 0 ? [check] : []))).toEqual(reasons)
  expect(scoreOf(checks) > 0).toBe(reasons.length > 0)
})
