import { calls } from '@banyan/contract/calls.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { look } from '#/modules/staff/test-world/member-desk.ts'
import { uploadedBy } from '#/modules/uploads/test-world/send-image.ts'
import { dong, reason, WithdrawalDesk } from '../test-world/withdrawal-desk.ts'
import { type Payee, type WithdrawalWorld, withdrawalSettings } from '../test-world/withdrawal-world.ts'

type Headers = Readonly<Record<string, string>>

let desk: WithdrawalDesk
let d: WithdrawalWorld
let anh: Headers
beforeAll(async () => {
  desk = await WithdrawalDesk.open()
  d = desk.d
  anh = desk.anh
})
// Proves the book of every test.
afterAll(() => d[Symbol.asyncDispose]())

const post: WithdrawalDesk['post'] = (...asked) => desk.post(...asked)
const together: WithdrawalDesk['together'] = (...asked) => desk.together(...asked)
const record: WithdrawalDesk['record'] = (number) => desk.record(number)

/** A payout that its member says did not arrive. */
async function denied(who: Payee, thousands: number): Promise<string> {
  const { number } = await d.paidOut(who, thousands)
  const answer = await d.call(who, 'denyLeg', { number, place: 1, proofs: [await uploadedBy(d.w, who)] })
  expect(answer.code).toBeUndefined()
  return number
}

test('[WAL-02] [WAL-08] two operators force a receipt, which is final: nothing goes back any more', async () => {
  const linh = await d.payee(1_000)
  const number = await denied(linh, 1_000)
  expect((await record(number)).proofs).toMatchObject([{ place: 1, images: [expect.any(String)] }])
  const { approval: id } = await post(calls.forceReceipt, { number, place: 1, reason })
  expect(await post(calls.forceReceipt, { number, place: 1, reason })).toEqual({ approval: id })
  expect((await d.withdrawal(linh, number)).state).toBe('paying')
  expect(await post(calls.approveRequest, { id, reason })).toBe('own_approval')
  expect(await post(calls.approveRequest, { id, reason }, anh)).toEqual({})
  expect(await post(calls.approveRequest, { id, reason }, anh)).toEqual({})
  expect(await d.withdrawal(linh, number)).toMatchObject({
    ...{ state: 'paid', received: '1000000.00', legs: [{ state: 'forcedReceived', reason }] },
  })
  expect(await post(calls.refundLeg, { number, place: 1, reason })).toBe('leg_over')
  expect(await post(calls.forceReceipt, { number, place: 1, reason })).toEqual({ approval: id })
  expect(await post(calls.forceReceipt, { number, place: 1, reason: 'another reason' })).toBe('leg_over')
  expect(await post(calls.forceReceipt, { number, place: 9, reason })).toBe('leg_not_found')
  expect(await d.money(linh)).toBe(0n)
})

test('[WAL-08] what did not arrive goes back with a second operator', async () => {
  const linh = await d.payee(1_000)
  const number = await denied(linh, 1_000)
  await together(calls.refundLeg, { number, place: 1, reason })
  expect(await d.withdrawal(linh, number)).toMatchObject({ state: 'failed', refunded: '1000000.00' })
  expect(await d.money(linh)).toBe(dong(1_000))
})

test('[WAL-08] or is paid once more, by a payout of its own', async () => {
  const linh = await d.payee(1_000)
  const number = await denied(linh, 1_000)
  expect((await look(d.w, calls.listWithdrawals, { state: 'disputed', number })).value.rows).toMatchObject([
    { number, disputes: 1 },
  ])
  await together(calls.payLegAgain, { number, place: 1, reason })
  await d.poll('send-payouts')
  await d.payoutCallback({ payoutId: `${number}-2`, amount: '1000000' })
  await d.drain()
  expect((await d.call(linh, 'confirmLeg', { number, place: 2 })).value).toMatchObject({
    ...{ state: 'paid', received: '1000000.00', legs: [{ state: 'replaced' }, { state: 'received' }] },
  })
  const asked = d.aggregator.asked.filter(({ path }) => path === '/v1/payouts').map(({ body }) => body.payoutId)
  expect(asked.filter((id) => String(id).startsWith(number))).toEqual([`${number}-1`, `${number}-2`])
})

/** A withdrawal whose first payout the bank sent back after its member had confirmed all of them. */
async function bounced(who: Payee, thousands: number): Promise<string> {
  const { number, legs } = await d.paidOut(who, thousands)
  for (const { place } of legs) await d.call(who, 'confirmLeg', { number, place })
  await d.payoutCallback({ payoutId: `${number}-1`, status: 'failed', amount: '1', reason: 'account_closed' })
  await d.drain()
  return number
}

test('[WAL-02] [WAL-08] what the bank returned after receipt goes back with a second operator, with its fee, once', async () => {
  await d.w.set('withdrawals', { ...withdrawalSettings, freePerDay: 0 })
  const linh = await d.payee(1_000)
  const number = await bounced(linh, 1_000)
  await d.w.set('withdrawals', withdrawalSettings)
  expect((await d.withdrawal(linh, number)).fee).toBe('10000.00')
  expect((await look(d.w, calls.listWithdrawals, { state: 'disputed', number })).value.rows).toMatchObject([
    { number, state: 'paid', disputes: 1 },
  ])
  const { approval: id } = await post(calls.returnLeg, { number, place: 1, reason })
  expect(await post(calls.returnLeg, { number, place: 1, reason })).toEqual({ approval: id })
  expect(await d.money(linh)).toBe(0n)
  expect(await post(calls.approveRequest, { id, reason })).toBe('own_approval')
  for (let time = 0; time < 2; time++) expect(await post(calls.approveRequest, { id, reason }, anh)).toEqual({})
  expect(await d.withdrawal(linh, number)).toMatchObject({
    ...{ state: 'returned', received: '0.00', refunded: '1000000.00', fee: '0.00' },
    legs: [{ state: 'returned', reason }],
  })
  expect(await d.money(linh)).toBe(dong(1_000))
  expect(await post(calls.returnLeg, { number, place: 1, reason })).toEqual({ approval: id })
  expect(await post(calls.returnLeg, { number, place: 1, reason: 'another reason' })).toBe('leg_over')
  expect(await post(calls.forceReceipt, { number, place: 1, reason })).toBe('leg_over')
  expect(d.w.logs.some(({ payoutId, outcome }) => payoutId === `${number}-1` && outcome === 'bounced')).toBe(true)
  const audited = (await look(d.w, calls.findActions, { object: `withdrawal ${number}` })).value.rows
  expect(audited).toContainEqual(
    expect.objectContaining({
      before: { payout: 1, state: 'bounced', received: '990000.00' },
      after: { payout: 1, decision: 'returned', withdrawal: 'returned' },
    }),
  )
  // What came back counts for no limit of a day, and the account that sent it back is looked at next time.
  const next = await d.withdrawn(linh, 1_000)
  expect(next.state).toBe('review')
  expect((await record(next.number)).checks).toContainEqual({ check: 'failedPayoutAccount', points: 30 })
})

test('[WAL-08] a return that two operators agree on is carried out although the provider reports it meanwhile', async () => {
  const linh = await d.payee(1_000)
  const { number } = await d.paidOut(linh, 1_000)
  await d.call(linh, 'confirmLeg', { number, place: 1 })
  const { approval: id } = await post(calls.returnLeg, { number, place: 1, reason })
  await d.payoutCallback({ payoutId: `${number}-1`, status: 'failed', amount: '1', reason: 'account_closed' })
  await d.drain()
  expect((await d.withdrawal(linh, number)).legs).toMatchObject([{ state: 'bounced' }])
  expect(await post(calls.approveRequest, { id, reason }, anh)).toEqual({})
  expect(await d.withdrawal(linh, number)).toMatchObject({ state: 'returned', refunded: '1000000.00' })
  expect(await d.money(linh)).toBe(dong(1_000))
})

test('[WAL-08] of several payouts the one that came back is returned; the provider may also have been wrong', async () => {
  const linh = await d.payee(10_000)
  await d.w.set('withdrawals', { ...withdrawalSettings, legMost: '2000000.00' })
  const number = await bounced(linh, 3_000)
  await d.w.set('withdrawals', withdrawalSettings)
  await together(calls.returnLeg, { number, place: 1, reason })
  expect(await d.withdrawal(linh, number)).toMatchObject({
    ...{ state: 'partlyPaid', received: '1000000.00', refunded: '2000000.00' },
    legs: [{ state: 'returned' }, { state: 'received' }],
  })
  expect(await d.money(linh)).toBe(dong(9_000))
  // A bank tells some returns to people alone.
  await together(calls.returnLeg, { number, place: 2, reason })
  expect(await d.withdrawal(linh, number)).toMatchObject({ state: 'returned', refunded: '3000000.00' })
  const mo = await d.payee(1_000)
  const other = await bounced(mo, 1_000)
  await together(calls.forceReceipt, { number: other, place: 1, reason })
  expect(await d.withdrawal(mo, other)).toMatchObject({ state: 'paid', legs: [{ state: 'forcedReceived' }] })
  expect(await post(calls.returnLeg, { number: other, place: 1, reason })).toBe('leg_over')
})
