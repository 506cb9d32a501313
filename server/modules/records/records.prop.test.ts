import { minorOf, toAmount } from '@banyan/rules/money/amount.ts'
import { type RecordPeriod, recordPeriods } from '@banyan/rules/money/record-filters.ts'
import { array, assert, asyncProperty, integer, record } from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { gameCode as dragon, type VendorWorld, vendorWorld } from '#/modules/rounds/test-world/vendor-world.ts'
import { anyStep, type PlainRecords, playedRecords } from './test-world/plain-records.ts'
import { recordReader } from './test-world/record-reader.ts'

/** The same stories each time; the deep tier tries others. */
const seed = Number(process.env.RECORD_SEED ?? (process.env.DEEP === '1' ? Date.now() : 24))

let v: VendorWorld
beforeAll(async () => {
  v = await vendorWorld()
})
afterAll(() => v[Symbol.asyncDispose]())

const amount = (minor: bigint) => toAmount(minor, 2)
const groups = ['all', 'bet', 'admin', 'deposit'] as const
const directions = ['both', 'in', 'out'] as const

async function expectSameFigures(model: PlainRecords): Promise<void> {
  const reader = recordReader(v.w, model.accountId)
  for (const period of recordPeriods) {
    for (const group of groups)
      for (const direction of directions) {
        const filter = { period, group, direction }
        const own = model.movements(filter)
        const sum = (isIn: boolean) => own.reduce((all, { amount: by }) => (by > 0n === isIn ? all + by : all), 0n)
        const totals = await reader.read('transactionTotals', filter)
        expect([totals.in, totals.out, totals.net]).toEqual([
          amount(sum(true)),
          amount(-sum(false)),
          amount(sum(true) + sum(false)),
        ])
      }
    const rows = await reader.all('transactionHistory', { period })
    expect(rows.map((row) => [row.amount, row.balance])).toEqual(
      model
        .movements({ period, group: 'all', direction: 'both' })
        .map((one) => [amount(one.amount), amount(one.balance)]),
    )
    await expectSameBets(model, period)
    await expectSameProfit(model, period)
  }
  const filter = { period: 'thirtyDays', group: 'bet', direction: 'out' } as const
  const [small, large] = [
    await reader.all('transactionHistory', filter),
    await reader.all('transactionHistory', filter, 200),
  ]
  expect(small).toEqual(large)
  expect(small.map((row) => row.amount)).toEqual(model.movements(filter).map((one) => amount(one.amount)))
}

async function expectSameBets(model: PlainRecords, period: RecordPeriod): Promise<void> {
  const reader = recordReader(v.w, model.accountId)
  for (const status of [undefined, 'open', 'won', 'lost', 'draw', 'cancelled'] as const)
    for (const gameCode of [undefined, dragon] as const) {
      const rounds = model
        .rounds(period)
        .filter((one) => (!status || one.status === status) && (!gameCode || one.game === gameCode))
      const rows = await reader.all('betHistory', { period, status, gameCode })
      const told = rows.map((row) => [row.roundId, row.status, row.stake, row.payout, row.profit].join(' '))
      expect(told.toSorted()).toEqual(
        rounds
          .map(({ id, status: is, staked, paid }) =>
            [id, is, amount(staked), amount(paid), amount(paid - staked)].join(' '),
          )
          .toSorted(),
      )
      const totals = await reader.read('betTotals', { period, status, gameCode })
      const counted = rounds.filter((one) => one.status !== 'cancelled')
      const sum = (of: 'staked' | 'paid') => counted.reduce((all, round) => all + round[of], 0n)
      expect([totals.rounds, totals.stake, totals.payout]).toEqual([
        status === 'cancelled' ? rounds.length : counted.length,
        amount(sum('staked')),
        amount(sum('paid')),
      ])
    }
}

async function expectSameProfit(model: PlainRecords, period: RecordPeriod): Promise<void> {
  const told = await recordReader(v.w, model.accountId).read('personalProfit', { period })
  const { bets, staked, paid } = model.play(period)
  expect([told.bets, told.stake, told.payout, told.profit]).toEqual([
    bets,
    amount(staked),
    amount(paid),
    amount(paid - staked),
  ])
  expect(told.pending).toBe(amount(model.openStakes()))
  const products = told.products.reduce((all, { profit }) => all + minorOf(profit, 2), 0n)
  expect(amount(products)).toBe(told.profit)
}

test('[WAL-09] whatever is played, taken back and corrected, folded or not: every figure is what the book says', {
  timeout: 600_000,
}, async () => {
  await assert(
    asyncProperty(array(anyStep(record, integer), { minLength: 5, maxLength: 30 }), async (steps) => {
      const model = await playedRecords(v, steps)
      await expectSameFigures(model)
      await model.fold()
      await expectSameFigures(model)
    }),
    // Shrinking would play hundreds of stories more, past the test's end: what failed is said at once, with its seed.
    { numRuns: Number(process.env.RECORD_RUNS ?? 1), seed, endOnFailure: true },
  )
})
