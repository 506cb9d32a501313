import type { SettingsSections } from '@banyan/contract/system/settings.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readContent } from '#/demo/demo-settings.ts'
import { plantPaidDeposit } from '#/modules/cashier/test-world/planted-deposits.ts'
import { type Payee, type WithdrawalWorld, withdrawalWorld } from '#/modules/cashier/test-world/withdrawal-world.ts'
import { countValidBets } from '#/modules/wagering/turnover.ts'
import { databaseNow } from '#/platform/db/clock.ts'

let d: WithdrawalWorld
const { levels } = readContent<SettingsSections['vip']>('vip')
const limits = [
  { withdrawalsPerDay: 1, withdrawnPerDay: '1000000.00' },
  { withdrawalsPerDay: 2, withdrawnPerDay: '2000000.00' },
  { withdrawalsPerDay: 0, withdrawnPerDay: '3000000.00' },
]
beforeAll(async () => {
  d = await withdrawalWorld({}, 'stopped')
  await d.w.set('vip', { levels: levels.slice(0, 3).map((level, rank) => ({ ...level, ...limits[rank] })) })
})
afterAll(() => d[Symbol.asyncDispose]())

const needs = async (who: Payee) => {
  const { value } = await d.call(who, 'withdrawalRequirements')
  // biome-ignore lint/suspicious/noExplicitAny: an answer of the wire
  const { lines, terms } = value as any
  const obstacleAt = (name: string) => lines.find(({ line }: { line: string }) => line === name).obstacle
  return { terms, count: obstacleAt('dayCount'), sum: obstacleAt('daySum') }
}

/** Raises a member to a level by what it asks. */
async function rise({ accountId }: Payee, millions: number, bet: number): Promise<void> {
  await plantPaidDeposit(d.w.database, accountId, BigInt(millions) * 100_000_000n)
  const at = await databaseNow(d.w.database.db)
  const valid = BigInt(bet) * 100_000_000n
  const played = { source: 'vendor:PG', asset: 'VND', product: 'RNG', placedAt: at, settledAt: at }
  await d.w.database.transaction((tx) =>
    countValidBets(tx, [{ ...played, accountId, bet: `bet-${accountId}-${millions}`, stake: valid, valid }]),
  )
  await d.pass(60)
  await d.w.app.work.polled('fold-promotion-facts')
}

test('[PRO-04] [WAL-07] a level says how often and how much may be withdrawn in a day', async () => {
  const linh = await d.payee(50_000)
  expect((await needs(linh)).terms).toMatchObject({ countLeftToday: 1, leftToday: '1000000.00' })
  expect((await d.request(linh, { amount: '1500000' })).code).toBe('withdrawal_day_sum')
  await d.withdrawn(linh, 600)
  expect(await needs(linh)).toMatchObject({ count: { code: 'withdrawal_day_count', atMost: 1 }, sum: null })
  await rise(linh, 1, 10)
  // The higher level counts at once, with what was asked for today.
  expect(await needs(linh)).toMatchObject({ count: null, terms: { countLeftToday: 1, leftToday: '1400000.00' } })
  await rise(linh, 9, 90)
  expect(await needs(linh)).toMatchObject({ count: null, terms: { countLeftToday: null, leftToday: '2400000.00' } })
})

test('[WAL-07] without levels the limits of all count', async () => {
  const linh = await d.payee(50_000)
  const { levels: kept } = d.w.settings.current('vip')
  await d.w.set('vip', { levels: [] })
  expect((await needs(linh)).terms).toMatchObject({ countLeftToday: 4, leftToday: '400000000.00' })
  await d.w.set('vip', { levels: kept })
})
