import { calls } from '@banyan/contract/calls.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountTypes } from '#/modules/accounts/account-types.ts'
import { uploadedBy } from '#/modules/uploads/test-world/send-image.ts'
import {
  type Payee,
  type WithdrawalWorld,
  withdrawalSettings,
  withdrawalWorld,
} from '#/modules/wallet/test-world/withdrawal-world.ts'
import { anotherAddress } from '#/test-world/sealed-body.ts'
import { look, publicIdOf } from '../test-world/member-desk.ts'

type Headers = Readonly<Record<string, string>>

let d: WithdrawalWorld
let mai: Headers
let anh: Headers
beforeAll(async () => {
  d = await withdrawalWorld()
  const owner = async (username: string) => (await d.w.signIn({ username, type: accountTypes.operator })).consoleHeaders
  mai = await owner('mai')
  anh = await owner('anh')
})
// Proves the book of every test.
afterAll(() => d[Symbol.asyncDispose]())

async function post(call: { readonly path: string }, payload: object, headers: Headers = mai) {
  const sent = { method: 'POST', url: call.path, payload, headers, remoteAddress: anotherAddress() } as const
  const answer = (await d.w.app.operator.inject(sent)).json()
  return answer.success ? answer.value : answer.code
}
const reason = 'as the statement says'
const dong = (thousands: number) => BigInt(thousands) * 100_000n
const record = async (number: string) => (await look(d.w, calls.withdrawalRecord, { number })).value

/** Asks the second operator for something, who agrees. */
async function together(call: { readonly path: string }, payload: object) {
  const asked = await post(call, payload)
  if (typeof asked === 'string') return asked
  return await post(calls.approveRequest, { id: asked.approval, reason: 'as agreed' }, anh)
}

/** A payout that its member says did not arrive. */
async function denied(who: Payee, thousands: number): Promise<string> {
  const { number } = await d.paidOut(who, thousands)
  const answer = await d.call(who, 'denyLeg', { number, place: 1, proofs: [await uploadedBy(d.w, who)] })
  expect(answer.code).toBeUndefined()
  return number
}

test('[OPS-05] withdrawals are found by their filters, with their reasons and the sums of all of them', async () => {
  const linh = await d.payee(10_000)
  const member = await publicIdOf(d.w, linh.accountId)
  const { number } = await d.withdrawn(linh, 6_000)
  const list = async (query: Record<string, string>) =>
    (await look(d.w, calls.listWithdrawals, { member, ...query })).value
  const all = await list({})
  expect(all.rows).toMatchObject([
    {
      ...{ number, state: 'review', amount: '6000000.00', account: { bank: 'Vietcombank' }, disputes: 0 },
      ...{ score: 120, reasons: ['newPayoutAccount', 'firstWithdrawal', 'limits'] },
    },
  ])
  expect(all.total).toEqual({ count: 1, amount: '6000000.00', received: '0.00' })
  expect(all.waiting.reviews).toBeGreaterThan(0)
  for (const state of ['waiting', 'open', 'review']) expect((await list({ state })).total.count).toBe(1)
  for (const state of ['disputed', 'paid']) expect((await list({ state })).rows).toEqual([])
  expect((await list({ from: '2999-01-01T00:00:00Z' })).rows).toEqual([])
  expect(await record(number)).toMatchObject({
    ...{ member: { id: member }, needsSecond: false, told: [], proofs: [], withdrawal: { number } },
    by: [
      { event: 'requested', by: `member:${linh.accountId}` },
      { event: 'flagged', by: 'clock' },
    ],
  })
  expect((await look(d.w, calls.withdrawalRecord, { number: 'A'.repeat(12) })).code).toBe('withdrawal_not_found')
})

test('[OPS-05] the queue lists the longest waiting withdrawal first, page by page', async () => {
  const numbers: string[] = []
  for (let n = 0; n < 12; n++) numbers.push((await d.withdrawn(await d.payee(6_000), 6_000)).number)
  const seen = async (after?: string): Promise<string[]> => {
    const query = { state: 'waiting', size: 10, ...(after !== undefined && { after }) } as const
    const { rows, next } = (await look(d.w, calls.listWithdrawals, query)).value
    return [...rows.map(({ number }) => number), ...(next === null ? [] : await seen(next))]
  }
  expect((await seen()).filter((number) => numbers.includes(number))).toEqual(numbers)
  const newest = (await look(d.w, calls.listWithdrawals, { size: 10 })).value.rows
  expect(newest[0]?.number).toBe(numbers.at(-1))
})

test('[WAL-07] of two withdrawals from one device each tells of the other until it is decided', async () => {
  const numbers: string[] = []
  const mark = (number: string, browser: string) =>
    d.w.database.transaction((tx) =>
      tx
        .updateTable('withdrawals')
        .set({ device_mark: Buffer.from(browser) })
        .where('number', '=', number)
        .execute(),
    )
  const asked = async () => {
    const { number } = await d.withdrawn(await d.payee(6_000), 6_000)
    await mark(number, 'one browser')
    numbers.push(number)
  }
  const shared = async (number: string) => {
    const { checks, score } = await record(number)
    const rows = (await look(d.w, calls.listWithdrawals, { number })).value.rows
    const points = checks.find(({ check }) => check === 'sharedDevice')?.points
    return [points, score, rows[0]?.score, rows[0]?.reasons.includes('sharedDevice')]
  }
  await asked()
  const [first = ''] = numbers
  expect(await shared(first)).toEqual([0, 120, 120, false])
  await asked()
  expect(await shared(first)).toEqual([50, 170, 170, true])
  expect(await shared(numbers[1] ?? '')).toEqual([50, 170, 170, true])
  const alone = (await d.withdrawn(await d.payee(6_000), 6_000)).number
  await post(calls.rejectWithdrawal, { number: alone, reason })
  await d.pass(60)
  await mark(alone, 'another browser')
  await mark((await d.withdrawn(await d.payee(6_000), 6_000)).number, 'another browser')
  expect(await shared(alone)).toEqual([0, 120, 120, false])
})

test('[WAL-02] [WAL-07] an approved withdrawal goes out once, and whoever approves it again is answered alike', async () => {
  const linh = await d.payee(10_000)
  const { number } = await d.withdrawn(linh, 6_000)
  expect(await Promise.all([1, 2].map(() => post(calls.approveWithdrawal, { number, reason })))).toEqual([{}, {}])
  expect(await post(calls.approveWithdrawal, { number, reason: 'another reason' })).toBe('withdrawal_over')
  expect(await post(calls.approveWithdrawal, { number, reason }, anh)).toBe('withdrawal_over')
  expect(await d.withdrawal(linh, number)).toMatchObject({ state: 'approved', legs: [{ state: 'queued' }] })
  expect(await post(calls.rejectWithdrawal, { number, reason })).toBe('withdrawal_over')
})

test('[OPS-05] several are approved at once, each with its line in the audit, and what can’t be is told apart', async () => {
  const members = [await d.payee(7_000), await d.payee(8_000), await d.payee(9_000)]
  const numbers: string[] = []
  for (const [at, who] of members.entries()) numbers.push((await d.withdrawn(who, 7_000 + at * 1_000)).number)
  const [first = '', second = '', third = ''] = numbers
  await post(calls.rejectWithdrawal, { number: second, reason })
  const unknown = 'A'.repeat(12)
  expect(await post(calls.approveWithdrawals, { numbers: [second, first, unknown, third], reason })).toEqual({
    approved: [first, third],
    others: [
      { number: second, code: 'withdrawal_over' },
      { number: unknown, code: 'withdrawal_not_found' },
    ],
  })
  const states = await Promise.all(members.map((who, at) => d.withdrawal(who, numbers[at] ?? '')))
  expect(states.map(({ state }) => state)).toEqual(['approved', 'rejected', 'approved'])
  const { rows } = (await look(d.w, calls.findActions, { object: `withdrawal ${third}` })).value
  expect(rows).toMatchObject([{ call: 'approveWithdrawals', reason }])
  expect(await post(calls.approveWithdrawals, { numbers: [first, second], reason })).toMatchObject({
    approved: [first],
  })
  expect(await post(calls.approveWithdrawals, { numbers: [second], reason })).toBe('withdrawal_over')
})

test('[OPS-05] several that come to more than one operator approves are none’s to approve', async () => {
  const numbers: string[] = []
  for (let n = 0; n < 3; n++) numbers.push((await d.withdrawn(await d.payee(17_000), 17_000)).number)
  expect(await post(calls.approveWithdrawals, { numbers, reason })).toBe('second_operator_needed')
  expect(await record(numbers[0] ?? '')).toMatchObject({ withdrawal: { state: 'review' } })
  expect(await post(calls.approveWithdrawals, { numbers: numbers.slice(0, 2), reason })).toEqual({
    approved: numbers.slice(0, 2),
    others: [],
  })
  for (const wrong of [
    [],
    [numbers[0], numbers[0]],
    Array.from({ length: 51 }, (_, n) => `A${String(n).padStart(11, '2')}`),
  ])
    expect(await post(calls.approveWithdrawals, { numbers: wrong, reason })).toBe('invalid_input')
})

test('[WAL-07] what was changed since it was asked for does not go out', async () => {
  const linh = await d.payee(6_000)
  const { number } = await d.withdrawn(linh, 6_000)
  const id = await publicIdOf(d.w, linh.accountId)
  await post(calls.holdMoney, { id, hours: 1, reason })
  expect(await post(calls.approveWithdrawal, { number, reason })).toBe('money_held')
  await together(calls.releaseMoney, { id, reason })
  await together(calls.removePayoutAccount, { id, account: linh.payoutAccount, reason })
  expect(await post(calls.approveWithdrawal, { number, reason })).toBe('money_held')
  await together(calls.releaseMoney, { id, reason })
  expect(await post(calls.approveWithdrawal, { number, reason })).toBe('payout_account_needed')
  // One that is approved already is not sent to an account that is gone.
  const minh = await d.payee(1_000)
  const { number: approved } = await d.withdrawn(minh, 1_000)
  const account = { account: minh.payoutAccount, reason }
  await together(calls.removePayoutAccount, { id: await publicIdOf(d.w, minh.accountId), ...account })
  await d.poll('send-payouts')
  expect(await d.withdrawal(minh, approved)).toMatchObject({
    ...{ state: 'failed', refunded: '1000000.00', legs: [{ state: 'failed', reason: 'account_removed' }] },
  })
  expect(d.aggregator.asked.filter(({ body }) => body.payoutId === `${approved}-1`)).toEqual([])
})

test('[WAL-07] a refused withdrawal is back at once, and its member reads why', async () => {
  const linh = await d.payee(6_000)
  const { number } = await d.withdrawn(linh, 6_000)
  expect(await post(calls.holdWithdrawal, { number, reason: 'we asked the bank' })).toEqual({})
  expect(await post(calls.approveWithdrawal, { number, reason })).toBe('withdrawal_over')
  expect(await post(calls.resumeWithdrawal, { number, reason })).toEqual({})
  for (let time = 0; time < 2; time++)
    expect(await post(calls.rejectWithdrawal, { number, reason: 'another name' })).toEqual({})
  expect(await d.withdrawal(linh, number)).toMatchObject({
    ...{ state: 'rejected', reason: 'another name', refunded: '6000000.00', fee: '0.00' },
  })
  expect(await d.money(linh)).toBe(dong(6_000))
})

test('[WAL-07] above the bound two operators approve, and it is split', async () => {
  const linh = await d.payee(300_000)
  const { number } = await d.withdrawn(linh, 250_000)
  expect((await record(number)).needsSecond).toBe(true)
  expect(await post(calls.approveWithdrawal, { number, reason })).toBe('second_operator_needed')
  await together(calls.approveLargeWithdrawal, { number, reason })
  expect((await d.withdrawal(linh, number)).legs.map(({ amount }) => amount)).toEqual(['200000000.00', '50000000.00'])
})

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
