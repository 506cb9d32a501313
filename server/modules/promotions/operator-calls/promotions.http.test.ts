import { operatorPromotionCalls as calls } from '@banyan/contract/promotions/operator-promotion-calls.ts'
import { approvalCalls } from '@banyan/contract/staff/approval-calls.ts'
import { auditCalls } from '@banyan/contract/staff/audit-calls.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { moneyOf } from '#/ledger/balance.ts'
import { accountTypes } from '#/modules/accounts/account-types.ts'
import { plantPaidDeposit } from '#/modules/cashier/test-world/planted-deposits.ts'
import { rememberDevice } from '#/modules/sign-in/known-places.ts'
import { suspendAccount } from '#/modules/sign-in/members.ts'
import { look, publicIdOf } from '#/modules/staff/test-world/member-desk.ts'
import { anotherAddress } from '#/test-world/sealed-body.ts'
import { type World, world } from '#/test-world/world.ts'
import { plantReview } from '../test-world/planted-reviews.ts'
import { plantPromotion, promotionDraft } from '../test-world/promotion-bodies.ts'

type Headers = Readonly<Record<string, string>>

/** One for all: each test has promotions and members of its own. */
let w: World
let mai: Headers
let anh: Headers
beforeAll(async () => {
  w = await world()
  const owner = async (username: string) => (await w.signIn({ username, type: accountTypes.operator })).consoleHeaders
  mai = await owner('mai')
  anh = await owner('anh')
})
afterAll(() => w[Symbol.asyncDispose]())

const reason = 'the campaign of the month'

/** The value, what is wrong with the fields, or the code of the refusal. */
async function post(call: { readonly path: string }, payload: object, headers: Headers = mai) {
  const sent = { method: 'POST', url: call.path, payload, headers, remoteAddress: anotherAddress() } as const
  const answer = (await w.app.operator.inject(sent)).json()
  return answer.success ? answer.value : (answer.value?.fields ?? answer.code)
}
const approve = (id: string | null) => post(approvalCalls.approveRequest, { id, reason }, anh)
const one = async (code: string) => (await look(w, calls.readPromotion, { code })).value
const withOwn = (kind: string, own: object) => {
  const draft = promotionDraft(kind)
  return { ...draft, rule: { ...draft.rule, own: { ...draft.rule.own, ...own } } }
}
const money = async (accountId: bigint) => (await moneyOf(w.database.db, accountId, 'VND')).available.balance / 100n

test('[OPS-05] [PRO-01] a promotion is made, changed as a draft, started by two, changed by two and stopped by one', async () => {
  const draft = promotionDraft('reload')
  const { code } = draft
  expect(await post(calls.makePromotion, draft)).toEqual({})
  expect(await post(calls.makePromotion, draft)).toBe('promotion_code_taken')
  expect(await one(code)).toMatchObject({ state: 'draft', version: 1, madeBy: 'mai', spent: '0.00', rule: draft.rule })

  const change = { ...draft, budgetPerDay: '50000.00', version: 1 }
  expect(await post(calls.changeDraft, change)).toEqual({})
  expect(await post(calls.changeDraft, change)).toBe('changed_meanwhile')
  expect(await post(calls.startPromotion, { code, version: 1, reason })).toBe('changed_meanwhile')
  const { approval } = await post(calls.startPromotion, { code, version: 2, reason })
  expect((await one(code)).state).toBe('draft')
  expect(await post(approvalCalls.approveRequest, { id: approval, reason })).toBe('own_approval')
  const [request] = (await look(w, approvalCalls.listApprovals, { size: 10 })).value.rows
  expect(request).toMatchObject({
    ...{ call: 'startPromotion', object: `promotion ${code}`, before: { state: 'draft' } },
    after: { state: 'running', rule: draft.rule, budget: '100000.00', budgetPerDay: '50000.00' },
  })
  expect(await approve(approval)).toEqual({})
  expect(await one(code)).toMatchObject({ state: 'running', version: 2 })
  expect(await post(calls.startPromotion, { code, version: 2, reason })).toBe('nothing_to_change')

  expect(await post(calls.changeDraft, { ...change, version: 2 })).toBe('promotion_started')
  const wider = { ...draft, budget: '900000.00', version: 2, reason }
  expect(await post(calls.changePromotion, { ...wider, version: 1 })).toBe('changed_meanwhile')
  expect(await approve((await post(calls.changePromotion, wider)).approval)).toEqual({})
  expect(await one(code)).toMatchObject({ budget: '900000.00', budgetPerDay: null, version: 3, madeBy: 'mai' })

  expect(await post(calls.stopPromotion, { code, reason })).toEqual({})
  expect(await post(calls.stopPromotion, { code, reason })).toBe('nothing_to_change')
  const { rows } = (await look(w, auditCalls.findActions, { size: 10, object: `promotion ${code}` })).value
  expect(rows.map(({ call }) => call)).toContain('stopPromotion')
  expect(rows[0]).toMatchObject({ reason, before: { state: 'running' }, after: { state: 'stopped' } })
})

test('[OPS-05] a request that waits is void when the promotion was changed meanwhile', async () => {
  const draft = await plantPromotion(w, 'draft')
  const { code } = draft
  const { approval } = await post(calls.startPromotion, { code, version: 1, reason })
  expect(await post(calls.changeDraft, { ...draft, budget: '1.00', version: 1 })).toEqual({})
  expect(await approve(approval)).toBe('changed_meanwhile')
  expect((await one(code)).state).toBe('draft')
})

test('[OPS-05] what names no promotion finds none', async () => {
  const code = 'no-such-promotion'
  const draft = { ...promotionDraft(), code, version: 1, reason }
  for (const call of [calls.readPromotion, calls.previewPromotion, calls.simulatePromotion])
    expect((await look(w, call, { code })).code).toBe('promotion_not_found')
  for (const call of [calls.changeDraft, calls.changePromotion])
    expect(await post(call, draft)).toBe('promotion_not_found')
  expect(await post(calls.startPromotion, { code, version: 1, reason })).toBe('promotion_not_found')
  expect(await post(calls.stopPromotion, { code, reason })).toBe('promotion_not_found')
})

test('[OPS-05] a budget never falls below what was given', async () => {
  const { accountId } = await w.signIn()
  const draft = await plantPromotion(w, 'running')
  await plantReview(w.database, { accountId, code: draft.code, amount: 5_000_00n, reasons: ['always'] })
  const body = { ...draft, version: 1, reason }
  expect(await post(calls.changePromotion, { ...body, budget: '4999.99' })).toBe('promotion_below_spent')
  expect(await post(calls.changePromotion, { ...body, budget: '5000.00' })).toMatchObject({
    approval: expect.any(String),
  })
})

test('[OPS-05] the list says state, budget and what was given today, narrowed by state and kind', async () => {
  const { accountId } = await w.signIn()
  const gift = await plantPromotion(w, 'running', promotionDraft('gift', { budgetPerDay: '9000.00' }))
  await plantPromotion(w, 'draft', promotionDraft('gift'))
  await plantReview(w.database, { accountId, code: gift.code, amount: 7_00n, reasons: ['device'] })
  const { rows } = (await look(w, calls.listPromotions, { state: 'running', kind: 'gift', size: 10 })).value
  expect(rows[0]).toEqual({
    ...{ code: gift.code, kind: 'gift', state: 'running', version: 1, name: 'Reload', startsAt: gift.startsAt },
    ...{ endsAt: null, budget: '100000.00', budgetPerDay: '9000.00', spent: '7.00', spentToday: '7.00' },
  })
  expect(rows.every(({ state, kind }) => state === 'running' && kind === 'gift')).toBe(true)
  for (let at = 0; at < 10; at++) await plantPromotion(w, 'draft')
  const first = (await look(w, calls.listPromotions, { size: 10 })).value
  const second = (await look(w, calls.listPromotions, { size: 10, after: first.next ?? '' })).value
  expect(second.rows.length).toBeGreaterThan(0)
  const codes = [...first.rows, ...second.rows].map(({ code }) => code)
  expect(new Set(codes).size).toBe(codes.length)
})

test('[OPS-05] [PRO-10] a claim that waits says why and who is in the same place; it is paid once, or refused with words', async () => {
  const { code } = await plantPromotion(w, 'running')
  const [lan, hoa, far] = [await w.signIn({ username: 'lan' }), await w.signIn({ username: 'hoa' }), await w.signIn()]
  for (const { accountId } of [lan, hoa])
    await w.database.transaction((tx) => rememberDevice(tx, accountId, 'd'.repeat(22)))
  const ids = []
  for (const { accountId } of [lan, hoa, far])
    ids.push(await plantReview(w.database, { accountId, code, amount: 500_00n, reasons: ['device'] }))
  const waiting = async () => {
    const { rows } = (await look(w, calls.listPromotionReviews, { size: 50 })).value
    return rows.filter((row) => row.code === code)
  }
  const named = async (who: { accountId: bigint }, username: string) => {
    return { id: await publicIdOf(w, who.accountId), username }
  }
  expect(await waiting()).toMatchObject([
    {
      ...{ id: ids[0], amount: '500.00', reasons: ['device'], member: await named(lan, 'lan') },
      sharedWith: [await named(hoa, 'hoa')],
    },
    { id: ids[1], sharedWith: [await named(lan, 'lan')] },
    { id: ids[2], sharedWith: [] },
  ])
  expect(await one(code)).toMatchObject({ spent: '1500.00', given: { count: 0, amount: '0.00', waiting: 3 } })

  const decide = (id: string | undefined, isApproved: boolean, note?: string) =>
    post(calls.decidePromotionReview, { id, approve: isApproved, reason, ...(note && { note }) })
  expect(await decide(ids[0], true)).toEqual({})
  expect(await decide(ids[0], true)).toEqual({})
  expect(await decide(ids[0], false, 'One for each person')).toBe('review_over')
  expect(await money(lan.accountId)).toBe(500n)
  expect(await decide(ids[1], false, 'One for each person')).toEqual({})
  expect(await decide(ids[1], true)).toBe('review_over')
  expect(await money(hoa.accountId)).toBe(0n)
  expect(await decide('999999999', true)).toBe('reward_not_found')
  expect(await one(code)).toMatchObject({ spent: '1000.00', given: { count: 1, amount: '500.00', waiting: 1 } })

  const rewards = async (id: string) => (await look(w, calls.memberRewards, { id, size: 10 })).value.rows
  expect(await rewards(await publicIdOf(w, hoa.accountId))).toMatchObject([
    { code, status: 'rejected', amount: '500.00', reasons: ['device'], note: 'One for each person' },
  ])
  expect(await rewards(await publicIdOf(w, lan.accountId))).toMatchObject([{ code, status: 'issued', note: null }])
  expect((await look(w, calls.memberRewards, { id: 'x'.repeat(22) })).code).toBe('account_not_found')
})

test('[OPS-05] a gift is asked for by one and given by another, once, within its bounds', async () => {
  const draft = promotionDraft('gift', { budget: '300.00' })
  const { code } = await plantPromotion(w, 'running', { ...draft, rule: { ...draft.rule, own: { most: '200.00' } } })
  const { accountId } = await w.signIn()
  const member = await publicIdOf(w, accountId)
  const give = (given: object = {}) => post(calls.giveGift, { code, member, amount: '200.00', reason, ...given })

  expect(await give({ amount: '200.01' })).toBe('gift_too_large')
  expect(await give({ member: 'x'.repeat(22) })).toBe('account_not_found')
  expect(await give({ code: 'no-such-promotion' })).toBe('promotion_not_found')
  expect(await give({ code: (await plantPromotion(w, 'running')).code })).toBe('promotion_not_found')
  expect(await give({ code: (await plantPromotion(w, 'draft', promotionDraft('gift'))).code })).toBe(
    'promotion_not_found',
  )

  const [first, second] = [await give(), await give({ reason: 'another of them' })]
  expect(await give()).toEqual(first)
  expect(await money(accountId)).toBe(0n)
  expect(await post(approvalCalls.approveRequest, { id: first.approval, reason })).toBe('own_approval')
  expect(await approve(first.approval)).toEqual({})
  expect(await approve(first.approval)).toEqual({})
  expect(await money(accountId)).toBe(200n)
  // Both were asked for while there was enough for either.
  expect(await approve(second.approval)).toBe('promotion_sold_out')
  expect(await give()).toBe('promotion_sold_out')
  expect(await money(accountId)).toBe(200n)
  expect((await look(w, calls.memberRewards, { id: member, size: 10 })).value.rows).toMatchObject([
    { code, status: 'issued', amount: '200.00' },
  ])
  await w.database.transaction((tx) => suspendAccount(tx, accountId))
  expect(await give({ amount: '1.00' })).toBe('account_suspended')
})

test('[OPS-05] a simulation says what the last month would have cost, day by day, whom it would have reached and how long the budget lasts', async () => {
  const { accountId } = await w.signIn({ username: 'simulated' })
  await plantPaidDeposit(w.database, accountId, 1_000_000_00n)
  const draft = await plantPromotion(w, 'draft', withOwn('reload', { least: '1000000.00', most: '500000.00' }))
  const { code } = draft
  const before = (await look(w, calls.simulatePromotion, { code })).value
  // The day of the deposit is not over.
  expect(before).toMatchObject({ reached: 0, rewards: 0, most: '0.00', top: [] })
  expect(before.budget).toEqual({ whole: '100000.00', goneOn: null })
  await w.moveClock(86_400)
  const found = (await look(w, calls.simulatePromotion, { code })).value
  // 20 % of a million; the deposit and the bonus are betted twelve times.
  expect(found).toMatchObject({
    ...{ reached: 1, rewards: 1, least: '200000.00', most: '200000.00', toBet: '14400000.00', isWhole: true },
    top: [{ member: { id: await publicIdOf(w, accountId), username: 'simulated' }, rewards: 1, most: '200000.00' }],
  })
  expect(found.days).toHaveLength(31)
  expect(found.days.filter(({ rewards }) => rewards > 0)).toEqual([{ day: found.to, rewards: 1, most: '200000.00' }])
  expect(found.budget).toEqual({ whole: '100000.00', goneOn: found.to })
  const bounded = async (bounds: object) => {
    const { code: other } = await plantPromotion(w, 'draft', { ...draft, ...bounds, code: promotionDraft().code })
    return (await look(w, calls.simulatePromotion, { code: other })).value.budget
  }
  // The day takes no more than its own bound.
  expect(await bounded({ budgetPerDay: '99999.99' })).toEqual({ whole: '100000.00', goneOn: null })
  expect(await bounded({ budgetPerDay: '100000.00' })).toEqual({ whole: '100000.00', goneOn: found.to })
  expect(await bounded({ budget: null })).toBe(null)
})
