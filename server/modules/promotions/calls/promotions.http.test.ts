import { afterAll, beforeAll, expect, test } from 'vitest'
import { turnoverLeft } from '#/modules/wagering/turnover.ts'
import { newName, newRequest, type PromotionWorld, promotionWorld } from '../test-world/promotion-world.ts'

/** One for all: each test has members and promotions of its own. The book is proved at the end. */
let p: PromotionWorld
beforeAll(async () => {
  p = await promotionWorld()
})
afterAll(() => p[Symbol.asyncDispose]())

test('[PRO-01] [PRO-02] a first deposit: joined, paid in, claimed once, betted', async () => {
  const linh = await p.d.w.signIn()
  const code = newName('first')
  await p.run({
    code,
    kind: 'nth_deposit',
    common: { wagering: { of: 'deposit_and_bonus', factor: 20, counts: 'standard', days: 30, largestBet: '0.00' } },
  })
  expect((await p.shown(undefined, code)).standing.status).toBe('join')
  expect((await p.shown(linh, code)).standing).toMatchObject({ status: 'join', cycle: '-' })
  const { version } = await p.shown(linh, code)
  expect((await p.ask(linh, 'joinPromotion', { promotion: code, version })).code).toBeUndefined()
  expect((await p.shown(linh, code)).standing.status).toBe('signed')
  expect((await p.claim(linh, code)).code).toBe('reward_not_ready')
  await p.deposit(linh, 1_000_000)
  expect((await p.shown(linh, code)).standing).toMatchObject({
    ...{ status: 'claim', reward: { least: '1000000.00', most: '1000000.00' } },
    progress: { done: '1000000.00', of: '100000.00', unit: 'money' },
  })
  expect((await p.ask(linh, 'rewardCount')).value).toEqual({ availablePromoCount: 1 })
  expect((await p.claim(linh, code)).value).toEqual({ status: 'claimed', amount: '1000000.00' })
  expect(await p.money(linh)).toBe(2_000_000n)
  // W02: 40 million for the bonus, beside one million for the deposit itself.
  expect(await turnoverLeft(p.d.w.database.db, linh.accountId, 'VND')).toBe(41_000_000_00n)
  expect((await p.claim(linh, code)).code).toBe('already_claimed')
  expect((await p.ask(linh, 'rewardCount')).value).toEqual({ availablePromoCount: 0 })
  expect(await p.money(linh)).toBe(2_000_000n)
})

test('[PRO-02] the same request is answered alike, for another reward it is a conflict', async () => {
  const linh = await p.d.w.signIn()
  const code = newName('reload')
  await p.run({ code, kind: 'reload' })
  await p.deposit(linh, 3_000_000)
  const requestId = newRequest()
  const answers = await Promise.all(Array.from({ length: 5 }, () => p.claim(linh, code, { requestId })))
  // P03: 20 % of 3 million, at most 500,000.
  for (const { value } of answers) expect(value).toEqual({ status: 'claimed', amount: '500000.00' })
  expect(await p.money(linh)).toBe(3_500_000n)
  const other = newName('reload')
  await p.run({ code: other, kind: 'reload' })
  expect((await p.claim(linh, other, { requestId })).code).toBe('idempotency_conflict')
})

test('[PRO-02] twenty tabs with requests of their own claim once', async () => {
  const linh = await p.d.w.signIn()
  const code = newName('reload')
  await p.run({ code, kind: 'reload' })
  await p.deposit(linh, 1_000_000)
  const codes = (await Promise.all(Array.from({ length: 20 }, () => p.claim(linh, code)))).map((answer) => answer.code)
  expect(codes.filter((each) => each === undefined)).toHaveLength(1)
  expect(new Set(codes)).toEqual(new Set([undefined, 'already_claimed']))
  expect(await p.money(linh)).toBe(1_200_000n)
})

test('[PRO-01] a bonus on a later deposit makes no progress before the deposits ahead of it', async () => {
  const linh = await p.d.w.signIn()
  const code = newName('second')
  await p.run({ code, kind: 'nth_deposit', own: { nth: 2 } })
  expect((await p.shown(linh, code)).standing).toMatchObject({ status: 'join', progress: null })
  await p.deposit(linh, 1_000_000)
  expect((await p.shown(linh, code)).standing).toMatchObject({
    ...{ status: 'join', progress: { done: '0.00', of: '100000.00', unit: 'money' } },
  })
  await p.deposit(linh, 500_000)
  expect((await p.shown(linh, code)).standing.progress).toMatchObject({ done: '500000.00' })
})
