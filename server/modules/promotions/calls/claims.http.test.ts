import { afterAll, beforeAll, expect, test } from 'vitest'
import { suspendMember } from '#/modules/sign-in/members.ts'
import { countValidBets, turnoverLeft } from '#/modules/wagering/turnover.ts'
import { databaseNow } from '#/platform/db/clock.ts'
import type { SignedInClient } from '#/test-world/sign-in.ts'
import { promotionCoded } from '../store/promotions.ts'
import { free, newName, newRequest, type PromotionWorld, promotionWorld } from '../test-world/promotion-world.ts'
import { changePromotion, stopPromotion } from '../use-cases/edit-promotion.ts'

/** One for all: each test has members and promotions of its own. The book is proved at the end. */
let p: PromotionWorld
beforeAll(async () => {
  p = await promotionWorld()
})
afterAll(() => p[Symbol.asyncDispose]())

test('[PRO-01] a promotion that is not there, a draft, one that is ahead, over, or stopped', async () => {
  const linh = await p.d.w.signIn()
  await p.deposit(linh, 1_000_000)
  expect((await p.ask(linh, 'promotion', { code: 'nothing-here' })).code).toBe('promotion_not_found')
  const now = await databaseNow(p.d.w.database.db)
  const [ahead, over, stopped] = [newName('ahead'), newName('over'), newName('stopped')]
  await p.run({ code: ahead, kind: 'reload', startsAt: new Date(now.getTime() + 3_600_000) })
  await p.run({ code: over, kind: 'reload', endsAt: new Date(now.getTime() + 60_000) })
  await p.run({ code: stopped, kind: 'reload' })
  expect(await p.statusOf(linh, stopped)).toBe('claim')
  await p.d.w.database.transaction((tx) => stopPromotion(tx, stopped))
  expect(await p.statusOf(linh, ahead)).toBe('coming_soon')
  expect(await p.statusOf(linh, stopped)).toBe('close')
  expect((await p.claim(linh, ahead)).code).toBe('reward_not_ready')
  expect((await p.claim(linh, stopped)).code).toBe('reward_over')
  await p.pass(120)
  // What was earned until it ended can be claimed until the day is over; what was paid in since counts for nothing.
  const late = await p.d.w.signIn()
  await p.deposit(late, 1_000_000)
  expect([await p.statusOf(linh, over), await p.statusOf(late, over)]).toEqual(['claim', 'close'])
  expect((await p.claim(late, over)).code).toBe('reward_over')
  expect((await p.claim(linh, over)).value.status).toBe('claimed')
})

test('[PRO-01] a visitor reads it, a trial account too; claiming is for members who are let in', async () => {
  const code = newName('task')
  await p.run({ code, kind: 'newbie_task', own: { task: 'deposit', reward: '8000.00' } })
  const trial = await p.d.w.signIn({ type: 4 })
  expect(await p.statusOf(undefined, code)).toBe('process')
  expect(await p.statusOf(trial, code)).toBe('process')
  const wish = { promotion: code, version: 1, cycle: '-', requestId: newRequest() }
  expect((await p.ask(trial, 'claimReward', wish)).code).toBe('in_need_true_account')
  expect((await p.ask(undefined, 'claimReward', wish)).code).toBe('not_logged_in')
  const gone = await p.d.w.signIn()
  await p.deposit(gone, 100_000)
  await p.d.w.database.transaction((tx) => suspendMember(tx, gone.accountId))
  expect((await p.ask(gone, 'claimReward', wish)).code).toBe('not_logged_in')
})

test('[PRO-01] the rule is edited between view and claim: who read the old one is told, who joined keeps it', async () => {
  const [joined, reader] = [await p.d.w.signIn(), await p.d.w.signIn()]
  const code = newName('edited')
  await p.run({ code, kind: 'nth_deposit', common: free })
  expect((await p.ask(joined, 'joinPromotion', { promotion: code, version: 1 })).code).toBeUndefined()
  await p.d.w.database.transaction(async (tx) => {
    const row = await promotionCoded(tx, code)
    if (!row) throw new Error('it was made')
    const rule = { common: { ...row.rule.common, optIn: false }, own: { ...row.rule.own, ppm: 100_000 } }
    const frame = { startsAt: row.starts_at, endsAt: null, budget: null, budgetPerDay: null }
    await changePromotion(tx, { code, kind: row.kind, content: row.content, rule, ...frame, version: 1 }, 'test')
  })
  await p.deposit(joined, 1_000_000)
  await p.deposit(reader, 1_000_000)
  expect((await p.claim(reader, code, { version: 1 })).code).toBe('promotion_changed')
  expect((await p.claim(reader, code)).value).toEqual({ status: 'claimed', amount: '100000.00' })
  expect((await p.claim(joined, code, { version: 1 })).value).toEqual({ status: 'claimed', amount: '1000000.00' })
})

test('[PRO-02] the budget, the day and the stock end with the last claim that they are enough for', async () => {
  const members = await Promise.all(Array.from({ length: 4 }, () => p.d.w.signIn()))
  for (const who of members) await p.deposit(who, 500_000)
  const [one, two, three, four] = members as [SignedInClient, SignedInClient, SignedInClient, SignedInClient]
  const code = newName('short')
  await p.run({ code, kind: 'reload', common: free, budget: 250_000_00n })
  expect((await p.claim(one, code)).value.amount).toBe('100000.00')
  expect((await p.claim(two, code)).value.amount).toBe('100000.00')
  // What is left is not enough for a whole reward: it is given to nobody.
  expect((await p.claim(three, code)).code).toBe('promotion_sold_out')
  const daily = newName('daily')
  await p.run({ code: daily, kind: 'reload', common: free, budgetPerDay: 100_000_00n })
  expect((await p.claim(three, daily)).value.amount).toBe('100000.00')
  expect(await p.statusOf(four, daily)).toBe('close')
  expect((await p.claim(four, daily)).code).toBe('promotion_sold_out')
  expect(await p.money(four)).toBe(500_000n)
})

test('[PRO-02] one bonus at a time, unless it may be had beside another', async () => {
  const linh = await p.d.w.signIn()
  await p.deposit(linh, 1_000_000)
  const [first, second, beside] = [newName('a'), newName('b'), newName('c')]
  await p.run({ code: first, kind: 'reload' })
  await p.run({ code: second, kind: 'reload' })
  await p.run({ code: beside, kind: 'reload', common: { stackable: true } })
  expect((await p.claim(linh, first)).value.status).toBe('claimed')
  expect((await p.claim(linh, second)).code).toBe('bonus_open')
  expect((await p.claim(linh, beside)).value.status).toBe('claimed')
})

test('[PRO-02] W03 a bet fills the deposit first, then the bonus, by its game', async () => {
  const linh = await p.d.w.signIn()
  const code = newName('w03')
  await p.run({
    code,
    kind: 'reload',
    own: { ppm: 1_000_000, most: '9000000.00' },
    common: { wagering: { of: 'bonus', factor: 2, counts: 'standard', days: 0, largestBet: '0.00' } },
  })
  await p.deposit(linh, 1_000_000)
  await p.claim(linh, code)
  await p.bet(linh, 1_500_000, 'RNG')
  await p.bet(linh, 3_000_000, 'LIVE')
  expect(await turnoverLeft(p.d.w.database.db, linh.accountId, 'VND')).toBe(1_200_000_00n)
})

test('[PRO-02] [WAL-09] a bonus is given up with what was won since; the deposit stays to be betted', async () => {
  const linh = await p.d.w.signIn()
  const code = newName('give-up')
  await p.run({ code, kind: 'reload' })
  await p.deposit(linh, 1_000_000)
  await p.claim(linh, code)
  const { path: url } = (await import('@banyan/contract/records/records-calls.ts')).recordsCalls.bonusDetails
  const bonuses = async () =>
    (await p.d.w.app.portal.inject({ url, headers: { ...linh.headers }, query: { type: 'promotion' } })).json().value
      .rows
  const [bonus] = await bonuses()
  expect(bonus).toMatchObject({ name: code, type: 'promotion', amount: '200000.00', state: 'active', mayGiveUp: true })
  expect((await p.ask(linh, 'bonusToGiveUp', { lot: bonus.id })).value).toEqual({
    bonus: '200000.00',
    won: '0.00',
    taken: '200000.00',
    fromChases: '0.00',
    isInPlay: false,
  })
  const other = await p.d.w.signIn()
  expect((await p.ask(other, 'giveUpBonus', { lot: bonus.id })).code).toBe('bonus_not_found')
  expect((await p.ask(linh, 'giveUpBonus', { lot: bonus.id })).value).toEqual({ taken: '200000.00' })
  // The same request again is answered alike and takes nothing.
  expect((await p.ask(linh, 'giveUpBonus', { lot: bonus.id })).value).toEqual({ taken: '200000.00' })
  expect((await p.ask(linh, 'bonusToGiveUp', { lot: bonus.id })).code).toBe('bonus_over')
  expect(await bonuses()).toMatchObject([{ state: 'forfeited', mayGiveUp: false }])
  expect(await p.money(linh)).toBe(1_000_000n)
  expect(await turnoverLeft(p.d.w.database.db, linh.accountId, 'VND')).toBe(1_000_000_00n)
})

test('[PRO-02] a bonus that is not betted in its time is taken back by itself', async () => {
  const linh = await p.d.w.signIn()
  const code = newName('in-time')
  await p.run({
    code,
    kind: 'reload',
    common: { wagering: { of: 'bonus', factor: 1, counts: 'all', days: 1, largestBet: '0.00' } },
  })
  await p.deposit(linh, 1_000_000)
  await p.claim(linh, code)
  await p.pass(86_300)
  await p.d.w.app.work.runDue('expire-bonuses')
  expect(await p.money(linh)).toBe(1_200_000n)
  await p.pass(400)
  await p.d.w.app.work.runDue('expire-bonuses')
  expect(await p.money(linh)).toBe(1_000_000n)
})

test('[PRO-01] a bet that is voided after it counted counts no more', async () => {
  const linh = await p.d.w.signIn()
  const code = newName('voided')
  await p.run({ code, kind: 'check_in', common: free })
  const placedAt = new Date()
  const bet = {
    source: 'vendor:PG',
    bet: newName('void'),
    accountId: linh.accountId,
    asset: 'VND',
    product: 'RNG',
    placedAt,
  }
  const tell = (valid: bigint) =>
    p.d.w.database.transaction((tx) => countValidBets(tx, [{ ...bet, stake: 500_000_00n, valid }]))
  await tell(500_000_00n)
  await p.fold()
  expect(await p.statusOf(linh, code)).toBe('claim')
  await tell(0n)
  await p.fold()
  expect(await p.statusOf(linh, code)).toBe('process')
  expect((await p.claim(linh, code)).code).toBe('reward_not_ready')
})

test('[PRO-01] what a member lacks is named, and nothing is given until it is there', async () => {
  const linh = await p.d.w.signIn()
  const code = newName('needs')
  await p.run({ code, kind: 'reload', common: { ...free, needs: ['phone'] } })
  await p.deposit(linh, 1_000_000)
  expect((await p.shown(linh, code)).standing).toMatchObject({ status: 'process', obstacle: 'phone' })
  expect((await p.claim(linh, code)).code).toBe('reward_not_ready')
  const fresh = newName('fresh')
  await p.run({ code: fresh, kind: 'reload', common: { ...free, newWithinDays: 1 } })
  expect(await p.statusOf(linh, fresh)).toBe('claim')
})
