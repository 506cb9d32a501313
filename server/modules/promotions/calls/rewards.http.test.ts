import { afterAll, beforeAll, expect, test } from 'vitest'
import { reverseDeposit } from '#/modules/cashier/deposits.ts'
import { plantHandedOnAccount } from '#/modules/cashier/test-world/planted-payout-accounts.ts'
import { othersAtSamePlaces, rememberDevice } from '#/modules/sign-in/known-places.ts'
import { turnoverLeft } from '#/modules/wagering/turnover.ts'
import { databaseNow } from '#/platform/db/clock.ts'
import type { SignedInClient } from '#/test-world/sign-in.ts'
import { dayOf } from '../kinds/days.ts'
import { waitingEnrolments } from '../store/enrolments.ts'
import { newsOf } from '../store/promotion-news.ts'
import { promotionCoded, spentOnDay } from '../store/promotions.ts'
import { free, newName, newRequest, type PromotionWorld, promotionWorld } from '../test-world/promotion-world.ts'
import { withoutVip } from '../test-world/without-vip.ts'
import { decideReview } from '../use-cases/decide-review.ts'
import { issueDue } from '../use-cases/issue-due.ts'
import { sharersOf } from '../use-cases/review-reasons.ts'

/** One for all: each test has members and promotions of its own. The book is proved at the end. */
let p: PromotionWorld
beforeAll(async () => {
  p = await promotionWorld()
})
afterAll(() => p[Symbol.asyncDispose]())

test('[PRO-10] a second account on one device waits for an operator, who pays or refuses', async () => {
  const members = await Promise.all(Array.from({ length: 4 }, () => p.d.w.signIn()))
  const [first, second, third, stranger] = members as [SignedInClient, SignedInClient, SignedInClient, SignedInClient]
  const { database } = p.d.w
  for (const { accountId } of [first, second, third])
    await database.transaction((tx) => rememberDevice(tx, accountId, 'AAAAAAAAAAAAAAAAAAAAAA', 'a phone'))
  expect((await othersAtSamePlaces(database.db, first.accountId)).devices).toHaveLength(2)
  const code = newName('shared')
  await p.run({ code, kind: 'reload', common: { ...free, review: 'shared' }, budget: 400_000_00n })
  for (const who of members) await p.deposit(who, 500_000)
  expect((await p.claim(first, code)).value.status).toBe('claimed')
  expect((await p.claim(stranger, code)).value.status).toBe('claimed')
  expect((await p.claim(second, code)).value).toEqual({ status: 'applying', amount: '100000.00' })
  expect((await p.claim(third, code)).value.status).toBe('applying')
  expect([await p.money(second), await p.money(third)]).toEqual([500_000n, 500_000n])
  expect((await p.claim(second, code)).code).toBe('reward_in_review')
  const waiting = (await waitingEnrolments(database.db, { after: undefined, atMost: 10 })).filter((row) =>
    [second, third].some(({ accountId }) => accountId === row.account_id),
  )
  expect(waiting.map(({ reasons }) => reasons)).toEqual([['device'], ['device']])
  const [one, other] = waiting
  if (!one || !other) throw new Error('two wait')
  await database.transaction((tx) => decideReview(tx, { enrolmentId: one.id, isApproved: true, by: 'dao' }))
  await database.transaction((tx) =>
    decideReview(tx, { enrolmentId: other.id, isApproved: false, note: 'One for each person.', by: 'dao' }),
  )
  expect([await p.money(second), await p.money(third)]).toEqual([600_000n, 500_000n])
  expect([await p.statusOf(second, code), await p.statusOf(third, code)]).toEqual(['issued', 'rejected'])
  expect((await p.ask(third, 'rewardHistory')).value.rows).toMatchObject([
    { status: 'rejected', note: 'One for each person.' },
  ])
  // What was kept for the one that was refused is free again.
  const late = await p.d.w.signIn()
  await p.deposit(late, 500_000)
  expect((await p.claim(late, code)).value.status).toBe('claimed')
  await expect(
    database.transaction((tx) => decideReview(tx, { enrolmentId: one.id, isApproved: false, by: 'dao' })),
  ).rejects.toMatchObject({ code: 'review_over' })
})

test('[PRO-03] tickets are turned once each: the same request is answered alike, two tabs take two', async () => {
  const linh = await p.d.w.signIn()
  const code = newName('wheel')
  await p.run({ code, kind: 'wheel', common: free })
  const turn = (requestId = newRequest()) => p.ask(linh, 'claimRaffle', { promotion: code, version: 1, requestId })
  expect((await turn()).code).toBe('reward_not_ready')
  await p.deposit(linh, 1_000_000)
  expect((await p.shown(linh, code)).ready).toHaveLength(2)
  const requestId = newRequest()
  const [first, again] = [await turn(requestId), await turn(requestId)]
  expect(again.value).toEqual({ ...first.value, left: 1 })
  const answers = await Promise.all([turn(), turn(), turn()])
  expect(answers.map((answer) => answer.code ?? 'turned').toSorted()).toEqual([
    'reward_not_ready',
    'reward_not_ready',
    'turned',
  ])
  const won = [first, ...answers].reduce((sum, { value }) => sum + Number(value?.amount ?? 0), 0)
  expect(await p.money(linh)).toBe(1_000_000n + BigInt(won))
})

test('[PRO-03] a prize of which one is left is won once; the next who draws it gets the last one', async () => {
  const code = newName('stock')
  const prizes = [
    { name: { en: 'the one' }, amount: '500000.00', ppm: 999_999, stock: 1 },
    { name: { en: 'the rest' }, amount: '1000.00', ppm: 1, stock: 0 },
  ]
  await p.run({ code, kind: 'wheel', common: free, own: { prizes } })
  const amounts: string[] = []
  for (let turn = 0; turn < 3; turn++) {
    const who = await p.d.w.signIn()
    await p.deposit(who, 500_000)
    const { value } = await p.ask(who, 'claimRaffle', { promotion: code, version: 1, requestId: newRequest() })
    amounts.push(`${value.prize} ${value.amount}`)
  }
  expect(amounts.toSorted()).toEqual(['0 500000.00', '1 1000.00', '1 1000.00'])
})

test('[PRO-01] an extra rebate is issued on the day after, once, to who joined', async () => {
  const [joined, other] = [await p.d.w.signIn(), await p.d.w.signIn()]
  const code = newName('rebate')
  await p.run({ code, kind: 'extra_rebate', common: free })
  expect((await p.ask(joined, 'joinPromotion', { promotion: code, version: 1 })).code).toBeUndefined()
  for (const who of [joined, other]) await p.bet(who, 10_000_000)
  await p.pass(86_400)
  const issue = () => p.d.w.app.work.runDue('issue-rewards')
  await issue()
  expect([await p.money(joined), await p.money(other)]).toEqual([50_000n, 0n])
  const parts = { vip: withoutVip, choose: () => 0 }
  await p.d.w.database.transaction((tx) => issueDue(tx, parts, { accountId: joined.accountId, code }))
  expect(await p.money(joined)).toBe(50_000n)
  // Its session has ended meanwhile.
  const back = await p.d.w.signIn(joined.accountId)
  expect((await p.ask(back, 'rewardHistory')).value.rows).toMatchObject([{ status: 'issued', amount: '50000.00' }])
})

test('[PRO-02] a deposit that is charged back counts no more for what was not claimed yet', async () => {
  const linh = await p.d.w.signIn()
  const code = newName('charged')
  await p.run({ code, kind: 'reload', common: free })
  const number = await p.deposit(linh, 1_000_000)
  expect(await p.statusOf(linh, code)).toBe('claim')
  await p.d.w.database.transaction((tx) => reverseDeposit(tx, { number, actor: 'test', note: 'charged back' }))
  expect(await p.statusOf(linh, code)).toBe('process')
})

test('[PRO-02] what was given on a deposit goes with it when it is charged back', async () => {
  const linh = await p.d.w.signIn()
  const code = newName('voided-bonus')
  await p.run({ code, kind: 'reload' })
  const number = await p.deposit(linh, 1_000_000)
  expect((await p.claim(linh, code)).value.status).toBe('claimed')
  expect(await p.money(linh)).toBe(1_200_000n)
  await p.d.w.database.transaction((tx) => reverseDeposit(tx, { number, actor: 'test', note: 'charged back' }))
  await p.d.drain()
  expect(await p.money(linh)).toBe(0n)
  expect(await turnoverLeft(p.d.w.database.db, linh.accountId, 'VND')).toBe(0n)
})

test('[PRO-01] what is for agents alone is shown to agents alone', async () => {
  const code = newName('agents')
  await p.run({ code, kind: 'agent_ladder' })
  const [member, agent] = [await p.d.w.signIn(), await p.d.w.signIn({ type: 1 })]
  const codes = async (who: SignedInClient | undefined) =>
    (await p.ask(who, 'promotions')).value.promotions.map((one: { code: string }) => one.code)
  expect(await codes(agent)).toContain(code)
  expect([...(await codes(member)), ...(await codes(undefined))]).not.toContain(code)
  expect((await p.ask(member, 'promotion', { code })).code).toBe('promotion_not_found')
})

test('[PRO-10] who shares a payer or a bank account with somebody who had the same waits as well; nameless payers are nobody', async () => {
  const { database, personal } = p.d.w
  const [payer, nameless] = [newName('Pham Thi'), '']
  const cases = [
    { paidBy: [payer, payer.toUpperCase()], reasons: ['payer'] },
    { paidBy: [payer, newName('Le Van')], reasons: [] },
    { paidBy: [nameless, nameless], reasons: [] },
    { paidBy: [newName('Bui'), newName('Do')], account: '190012345678', reasons: ['payer'] },
  ]
  for (const { paidBy, account, reasons } of cases) {
    const code = newName('payers')
    await p.run({ code, kind: 'reload', common: { ...free, review: 'shared' } })
    const pair = [await p.d.w.signIn(), await p.d.w.signIn()] as const
    for (const [at, who] of pair.entries()) {
      const order = await p.d.order(who)
      await p.d.transfer({ content: order.transfer?.content ?? '', payerName: paidBy[at] ?? '' })
    }
    await p.d.drain()
    const ids = pair.map(({ accountId }) => accountId)
    if (account !== undefined) await plantHandedOnAccount(database, personal, account, ids)
    expect((await p.claim(pair[0], code)).value.status).toBe('claimed')
    expect((await p.claim(pair[1], code)).value.status).toBe(reasons.length > 0 ? 'applying' : 'claimed')
    const waiting = await waitingEnrolments(database.db, { after: undefined, atMost: 50 })
    const own = waiting.filter((row) => row.account_id === pair[1].accountId)
    expect(own.flatMap((row) => row.reasons)).toEqual(reasons)
    const promotion = await promotionCoded(database.db, code)
    const claimant = { accountId: pair[1].accountId, promotionId: promotion?.id ?? 0n }
    expect(await sharersOf(database.db, claimant)).toEqual(reasons.length > 0 ? [pair[0].accountId] : [])
  }
})

test('[PRO-10] what a refused claim kept is there again: the prize, the day and the whole', async () => {
  const [first, second] = [await p.d.w.signIn(), await p.d.w.signIn()]
  const { database } = p.d.w
  const code = newName('given-back')
  const prizes = [
    { name: { en: 'the one' }, amount: '500000.00', ppm: 999_999, stock: 1 },
    { name: { en: 'the rest' }, amount: '1000.00', ppm: 1, stock: 0 },
  ]
  const bounds = { budget: 500_000_00n, budgetPerDay: 500_000_00n }
  await p.run({ code, kind: 'wheel', common: { ...free, review: 'always' }, own: { prizes }, ...bounds })
  const turn = async (who: SignedInClient) => {
    await p.deposit(who, 500_000)
    return await p.ask(who, 'claimRaffle', { promotion: code, version: 1, requestId: newRequest() })
  }
  expect((await turn(first)).value).toMatchObject({ status: 'applying', prize: 0, amount: '500000.00' })
  const waiting = await waitingEnrolments(database.db, { after: undefined, atMost: 10 })
  const own = waiting.find(({ account_id: id }) => id === first.accountId)
  if (!own) throw new Error('it waits')
  await database.transaction((tx) => decideReview(tx, { enrolmentId: own.id, isApproved: false, by: 'dao' }))
  expect((await turn(second)).value).toMatchObject({ status: 'applying', prize: 0, amount: '500000.00' })
})

test('[PRO-02] what is issued keeps to the budget, and what it is not enough for takes nothing of the day', async () => {
  const code = newName('issued')
  const bounds = { budget: 70_000_00n, budgetPerDay: 70_000_00n }
  await p.run({ code, kind: 'extra_rebate', common: { ...free, optIn: false }, ...bounds })
  const afterBets = async () => {
    const who = await p.d.w.signIn()
    await p.bet(who, 10_000_000)
    await p.pass(86_400)
    await p.d.w.app.work.runDue('issue-rewards')
    return await p.money(who)
  }
  expect([await afterBets(), await afterBets()]).toEqual([50_000n, 0n])
  const { db } = p.d.w.database
  const row = await promotionCoded(db, code)
  expect(row?.spent).toBe(50_000_00n)
  expect((await spentOnDay(db, dayOf(await databaseNow(db)))).get(row?.id ?? 0n)).toBeUndefined()
})

test('[PRO-02] tabs are told of a deposit at once, and of bets half a minute after the first of them', async () => {
  const linh = await p.d.w.signIn()
  const told = async () => Number((await newsOf(p.d.w.database.db, [linh.accountId]))[0]?.version ?? 0)
  const tell = () => p.d.w.app.work.polled('tell-rewards')
  await p.deposit(linh, 100_000)
  await p.fold()
  expect(await told()).toBe(1)
  for (let bet = 0; bet < 3; bet++) await p.bet(linh, 1_000)
  await tell()
  expect(await told()).toBe(1)
  await p.pass(30)
  await tell()
  await tell()
  expect(await told()).toBe(2)
})
