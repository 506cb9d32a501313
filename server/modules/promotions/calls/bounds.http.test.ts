import { afterAll, beforeAll, expect, test } from 'vitest'
import { turnoverLeft } from '#/modules/wagering/turnover.ts'
import type { SignedInClient } from '#/test-world/sign-in.ts'
import { free, newName, newRequest, type PromotionWorld, promotionWorld } from '../test-world/promotion-world.ts'
import { withoutVip } from '../test-world/without-vip.ts'
import { giveGift } from '../use-cases/give-gift.ts'

/** One for all: each test has members and promotions of its own. The book is proved at the end. */
let p: PromotionWorld
beforeAll(async () => {
  p = await promotionWorld()
})
afterAll(() => p[Symbol.asyncDispose]())

/** The next day; a session does not live so long. */
async function tomorrow({ accountId }: SignedInClient): Promise<SignedInClient> {
  await p.pass(24 * 3_600)
  return await p.d.w.signIn(accountId)
}

test('[PRO-02] one member gets no more than the most: the last reward is what is left of it, then it is closed', async () => {
  let linh = await p.d.w.signIn()
  const code = newName('most')
  await p.run({ code, kind: 'reload', common: { ...free, mostPerMember: '250000.00' } })
  const had: string[] = []
  for (const left of ['100000.00', '100000.00', '50000.00']) {
    await p.deposit(linh, 500_000)
    expect((await p.shown(linh, code)).standing).toMatchObject({ status: 'claim', reward: { most: left, least: left } })
    had.push((await p.claim(linh, code)).value.amount)
    linh = await tomorrow(linh)
  }
  expect(had).toEqual(['100000.00', '100000.00', '50000.00'])
  await p.deposit(linh, 500_000)
  expect((await p.shown(linh, code)).standing).toMatchObject({ status: 'close', obstacle: 'had_most' })
  expect((await p.claim(linh, code)).code).toBe('reward_over')
  // The bound is each member's own.
  const minh = await p.d.w.signIn()
  await p.deposit(minh, 500_000)
  expect((await p.claim(minh, code)).value.amount).toBe('100000.00')
  expect((await p.shown(undefined, code)).terms.join()).toMatch(/Mỗi người nhận tối đa \S*250\.000\u00a0₫\u2069\./)
})

test('[PRO-03] of a wheel a prize that is more than a member may get yet falls to the next', async () => {
  const linh = await p.d.w.signIn()
  const code = newName('wheel')
  const prizes = [
    { name: { en: 'Much' }, amount: '90000.00', ppm: 999_999, stock: 0 },
    { name: { en: 'Some' }, amount: '1000.00', ppm: 1, stock: 0 },
  ]
  const initial = { ...free, mostPerMember: '100000.00' }
  await p.run({ code, kind: 'wheel', common: initial, own: { prizes } })
  const had: string[] = []
  for (let turn = 0; turn < 2; turn++) {
    await p.deposit(linh, 10_000_000)
    had.push((await p.claim(linh, code)).value.amount)
  }
  expect(had).toEqual(['90000.00', '1000.00'])
})

test('[PRO-02] of an exclusive group a member has one: joined or claimed, the others are closed and say why', async () => {
  const group = newName('group')
  const [one, two] = [newName('one'), newName('two')]
  await p.run({ code: one, kind: 'reload', common: { ...free, exclusiveGroup: group } })
  await p.run({ code: two, kind: 'nth_deposit', common: { ...free, exclusiveGroup: group, optIn: true } })
  const [linh, minh] = [await p.d.w.signIn(), await p.d.w.signIn()]
  expect((await p.ask(linh, 'joinPromotion', { promotion: two, version: 1 })).code).toBeUndefined()
  for (const who of [linh, minh]) await p.deposit(who, 500_000)
  expect((await p.shown(linh, one)).standing).toMatchObject({ status: 'close', obstacle: 'exclusive' })
  expect((await p.claim(linh, one)).code).toBe('reward_over')
  expect(await p.statusOf(linh, two)).toBe('claim')
  expect((await p.claim(minh, one)).value.status).toBe('claimed')
  expect((await p.ask(minh, 'joinPromotion', { promotion: two, version: 1 })).code).toBe('reward_over')
  // Whatever the group, one promotion is had in each of its cycles.
  const later = await tomorrow(minh)
  await p.deposit(later, 500_000)
  expect((await p.claim(later, one)).value.status).toBe('claimed')
  expect((await p.shown(undefined, one)).terms).toContain(
    `Ai đã tham gia hoặc nhận một trong các khuyến mãi sau thì không nhận được: ${two}.`,
  )
})

test('[PRO-02] two promotions of a group are claimed at one moment: one of them is had', async () => {
  const group = newName('group')
  const codes = [newName('one'), newName('two')] as const
  for (const code of codes) await p.run({ code, kind: 'reload', common: { ...free, exclusiveGroup: group } })
  const linh = await p.d.w.signIn()
  await p.deposit(linh, 500_000)
  const answers = await Promise.all(codes.map((code) => p.claim(linh, code)))
  expect(answers.map(({ code }) => code ?? 'had').toSorted()).toEqual(['had', 'reward_over'])
  expect(await p.money(linh)).toBe(600_000n)
})

test('[PRO-02] a bet above the largest counts nothing for the bonus, and is said so beside it', async () => {
  const linh = await p.d.w.signIn()
  const code = newName('largest')
  const wagering = { of: 'bonus', factor: 10, counts: 'all', days: 0, largestBet: '500000.00' }
  await p.run({ code, kind: 'reload', common: { wagering } })
  await p.deposit(linh, 500_000)
  expect((await p.claim(linh, code)).value.amount).toBe('100000.00')
  const left = () => turnoverLeft(p.d.w.database.db, linh.accountId, 'VND')
  // The deposit itself, which takes every bet, and ten times the bonus.
  expect(await left()).toBe(1_500_000_00n)
  await p.bet(linh, 500_001)
  await p.bet(linh, 500_001)
  expect(await left()).toBe(1_000_000_00n)
  await p.bet(linh, 500_000)
  expect(await left()).toBe(500_000_00n)
  expect((await p.shown(linh, code)).terms.join()).toMatch(/Cược trên \S*500\.000\u00a0₫\u2069 không được tính\./)
})

test('[PRO-02] customer service gives no member more than the most of its promotion', async () => {
  const linh = await p.d.w.signIn()
  const code = newName('gift')
  await p.run({ code, kind: 'gift', common: { ...free, mostPerMember: '150000.00' } })
  const give = (amount: bigint) =>
    p.d.w.database.transaction((tx) =>
      giveGift(tx, withoutVip, { accountId: linh.accountId, code, amount, key: newRequest(), by: 'test' }),
    )
  await give(100_000_00n)
  await expect(give(50_001_00n)).rejects.toThrow('gift_too_large')
  await give(50_000_00n)
  expect(await p.money(linh)).toBe(150_000n)
})
