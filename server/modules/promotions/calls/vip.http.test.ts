import { afterAll, beforeAll, expect, test } from 'vitest'
import { moneyOf } from '#/ledger/balance.ts'
import { accountTypes } from '#/modules/accounts/account-types.ts'
import { saveDetail } from '#/modules/accounts/own-account.ts'
import { databaseNow } from '#/platform/db/clock.ts'
import type { SignedInClient } from '#/test-world/sign-in.ts'
import { addMonths, dayAfter, dayOf, firstOfMonth, mondayOf, startOf } from '../kinds/days.ts'
import { vipChangesOf } from '../store/vip.ts'
import { newName, newRequest } from '../test-world/promotion-world.ts'
import { type VipWorld, vipWorld } from '../test-world/vip-world.ts'

/** One for all, whose clock only goes on: each test has members and promotions of its own. */
let p: VipWorld
beforeAll(async () => {
  p = await vipWorld()
})
afterAll(() => p[Symbol.asyncDispose]())

const million = 1_000_000
const money = async ({ accountId }: SignedInClient) =>
  (await moneyOf(p.d.w.database.db, accountId, 'VND')).available.balance / 100n
const today = async () => dayOf(await databaseNow(p.d.w.database.db))
const shown = async (who: SignedInClient | undefined, code: string) => (await p.ask(who, 'promotion', { code })).value
const claim = async (who: SignedInClient, promotion: string, given: object = {}) => {
  const { standing, version } = await shown(who, promotion)
  const wish = { promotion, version, cycle: standing.cycle, requestId: newRequest(), ...given }
  return await p.ask(who, 'claimReward', wish)
}
/** A member who has deposited and bet so many millions. */
async function memberWith(deposited: number, valid: number): Promise<SignedInClient> {
  const who = await p.d.w.signIn()
  await p.deposit(who, deposited * million)
  await p.bet(who, valid * million)
  return who
}
const noonOf = (day: string) => new Date(startOf(day).getTime() + 12 * 3_600_000).toISOString()

test('[PRO-04] a visitor reads the levels, and has none; a trial account too', async () => {
  const trial = await p.d.w.signIn({ type: accountTypes.trial })
  for (const who of [undefined, trial]) {
    const { hasVip, vipRankLevel, next, keep, levels } = await p.vip(who)
    expect({ hasVip, vipRankLevel, next, keep }).toEqual({ hasVip: false, vipRankLevel: 0, next: null, keep: null })
    expect(levels).toHaveLength(9)
    expect(levels[3]).toMatchObject({
      ...{ rank: 3, name: 'VIP 3', deposited: '30000000.00', valid: '300000000.00', keepValid: '10000000.00' },
      ...{ upgradeGift: '128000.00', weeklyGift: '38000.00', monthlyGift: '88000.00', birthdayGift: '128000.00' },
      ...{ withdrawalsPerDay: 5, withdrawnPerDay: '500000000.00' },
    })
    expect(levels[8]?.withdrawalsPerDay).toBeNull()
  }
})

test('[PRO-04] both marks make a level: the deposit alone does not, nor do bets alone', async () => {
  const linh = await p.d.w.signIn()
  expect(await p.vip(linh)).toMatchObject({ hasVip: true, vipRankLevel: 0, vipLabelName: 'VIP 0', since: null })
  await p.deposit(linh, 10 * million)
  await p.fold()
  expect(await p.vip(linh)).toMatchObject({
    vipRankLevel: 0,
    next: { rank: 1, deposited: { done: '10000000.00', of: '1000000.00' }, valid: { done: '0.00', of: '10000000.00' } },
  })
  await p.bet(linh, 99 * million)
  expect((await p.vip(linh)).vipRankLevel).toBe(1)
  await p.bet(linh, 1 * million)
  expect(await p.vip(linh)).toMatchObject({ vipRankLevel: 2, highest: 2, next: { rank: 3, isLost: false }, keep: null })
  const mai = await p.d.w.signIn()
  await p.bet(mai, 10 * million)
  expect((await p.vip(mai)).vipRankLevel).toBe(0)
  // The credited deposit itself raises, without another bet.
  await p.deposit(mai, 1 * million)
  await p.fold()
  expect((await p.vip(mai)).vipRankLevel).toBe(1)
})

test('[PRO-04] who skips levels claims the gift of each, once for ever', async () => {
  const code = newName('upgrade')
  await p.run({ code, kind: 'vip_upgrade' })
  expect((await shown(undefined, code)).standing).toMatchObject({ status: 'process', cycle: 'level:1' })
  const linh = await memberWith(30, 300)
  expect((await p.vip(linh)).vipRankLevel).toBe(3)
  expect((await shown(linh, code)).ready).toEqual(['level:1', 'level:2', 'level:3'])
  const before = await money(linh)
  for (const [cycle, amount] of [
    ['level:1', '18000.00'],
    ['level:2', '58000.00'],
    ['level:3', '128000.00'],
  ])
    expect((await claim(linh, code, { cycle })).value).toEqual({ status: 'claimed', amount })
  expect((await claim(linh, code, { cycle: 'level:2' })).code).toBe('already_claimed')
  expect((await claim(linh, code, { cycle: 'level:4' })).code).toBe('reward_not_ready')
  expect(await money(linh)).toBe(before + 204_000n)
  expect((await shown(linh, code)).terms).toContain('VIP 3 nhận \u2066128.000\u00a0₫\u2069.')
})

test('[PRO-04] the weekly gift asks for a deposit in the week before, and for a level that has one', async () => {
  const code = newName('weekly')
  await p.run({ code, kind: 'vip_weekly' })
  const linh = await memberWith(10, 100)
  const low = await memberWith(1, 10)
  expect((await claim(linh, code)).code).toBe('reward_not_ready')
  const monday = dayAfter(mondayOf(await today()), 7)
  await p.until(noonOf(monday))
  const [again, lowAgain] = [await p.again(linh), await p.again(low)]
  expect((await shown(again, code)).standing).toMatchObject({ status: 'claim', cycle: `week:${monday}` })
  expect((await claim(again, code)).value).toEqual({ status: 'claimed', amount: '18000.00' })
  expect((await claim(again, code)).code).toBe('already_claimed')
  // VIP 1 has no weekly gift.
  expect((await claim(lowAgain, code)).code).toBe('reward_not_ready')
  // A week later nothing was deposited in the week before.
  await p.until(noonOf(dayAfter(monday, 7)))
  expect((await claim(await p.again(linh), code)).code).toBe('reward_not_ready')
})

test('[PRO-04] the monthly gift asks for a deposit in the month before', async () => {
  const code = newName('monthly')
  await p.run({ code, kind: 'vip_monthly' })
  const linh = await memberWith(1, 10)
  expect((await claim(linh, code)).code).toBe('reward_not_ready')
  const first = addMonths(firstOfMonth(await today()), 1)
  await p.until(noonOf(first))
  const again = await p.again(linh)
  expect((await shown(again, code)).standing.cycle).toBe(`month:${first.slice(0, 7)}`)
  expect((await claim(again, code)).value).toEqual({ status: 'claimed', amount: '18000.00' })
  expect((await claim(again, code)).code).toBe('already_claimed')
  await p.until(noonOf(addMonths(first, 1)))
  expect((await claim(await p.again(linh), code)).code).toBe('reward_not_ready')
})

test('[PRO-04] the birthday gift: three days around, once a year, for an old account with an old birthday', async () => {
  const code = newName('birthday')
  await p.run({ code, kind: 'vip_birthday' })
  const { database, personal } = p.d.w
  const [linh, late, unsaid] = [await memberWith(1, 10), await memberWith(1, 10), await memberWith(1, 10)]
  const birthday = dayAfter(await today(), 40)
  const save = (who: SignedInClient) =>
    database.transaction((tx) =>
      saveDetail(tx, personal, who.accountId, { name: 'birthday', value: `2000${birthday.slice(4)}` }),
    )
  await save(linh)
  expect((await claim(linh, code)).code).toBe('reward_not_ready')
  await p.until(noonOf(dayAfter(birthday, -4)))
  await save(late)
  expect((await claim(await p.again(linh), code)).code).toBe('reward_not_ready')
  await p.until(noonOf(dayAfter(birthday, -3)))
  const again = await p.again(linh)
  expect((await claim(again, code)).value).toEqual({ status: 'claimed', amount: '28000.00' })
  expect((await claim(again, code)).code).toBe('already_claimed')
  expect((await claim(await p.again(late), code)).code).toBe('reward_not_ready')
  expect((await claim(await p.again(unsaid), code)).code).toBe('reward_not_ready')
  await p.until(noonOf(dayAfter(birthday, 4)))
  expect((await shown(await p.again(linh), code)).standing.cycle).toBe(`year:${Number(birthday.slice(0, 4)) + 1}`)
})

test('[PRO-04] a level that is not kept is lost at 05:00 of the 1st, after a month of protection, and bets bring it back', async () => {
  const code = newName('upgrade')
  await p.run({ code, kind: 'vip_upgrade' })
  const linh = await memberWith(100, 1_000)
  const kept = await memberWith(100, 1_000)
  const low = await memberWith(10, 100)
  expect(await p.vip(linh)).toMatchObject({ vipRankLevel: 4, keep: { valid: { of: '30000000.00' } } })
  for (const cycle of ['level:1', 'level:2', 'level:3', 'level:4']) await claim(linh, code, { cycle })
  // Protected on the first 1st; judged on the second by a month without bets.
  const second = addMonths(firstOfMonth(await today()), 2)
  await p.until(noonOf(dayAfter(second, -2)))
  expect((await p.vip(await p.again(linh))).vipRankLevel).toBe(4)
  await p.bet(kept, 30 * million)
  await p.until(new Date(startOf(second).getTime() + 4.9 * 3_600_000).toISOString())
  expect((await p.vip(await p.again(linh))).vipRankLevel).toBe(4)
  await p.until(new Date(startOf(second).getTime() + 5 * 3_600_000).toISOString())
  const again = await p.again(linh)
  expect(await p.vip(again)).toMatchObject({
    ...{ vipRankLevel: 3, highest: 4, protectedUntil: null },
    next: { rank: 4, isLost: true, valid: { done: '0.00', of: '30000000.00' } },
  })
  expect((await p.vip(await p.again(kept))).vipRankLevel).toBe(4)
  expect((await p.vip(await p.again(low))).vipRankLevel).toBe(2)
  await p.bet(again, 29 * million)
  expect((await p.vip(again)).vipRankLevel).toBe(3)
  await p.bet(again, 1 * million)
  expect((await p.vip(again)).vipRankLevel).toBe(4)
  expect((await claim(again, code, { cycle: 'level:4' })).code).toBe('already_claimed')
  const changes = await vipChangesOf(p.d.w.database.db, linh.accountId)
  expect(changes.map(({ after }) => after)).toEqual([4, 3, 4])
})

test('[PRO-04] lower marks raise within the hour; without levels nobody has VIP', async () => {
  const linh = await memberWith(1, 5)
  const { levels } = p.d.w.settings.current('vip')
  expect((await p.vip(linh)).vipRankLevel).toBe(0)
  const lower = levels.map((level, rank) => (rank === 1 ? { ...level, valid: '5000000.00' } : level))
  await p.d.w.set('vip', { levels: lower })
  await p.pass(3_600)
  await p.d.w.app.work.runDue('raise-vip-levels')
  expect((await p.vip(await p.again(linh))).vipRankLevel).toBe(1)
  await p.d.w.set('vip', { levels: [] })
  expect(await p.vip(await p.again(linh))).toMatchObject({
    hasVip: false,
    vipRankLevel: 0,
    vipLabelName: '',
    levels: [],
  })
  await p.d.w.set('vip', { levels })
})
