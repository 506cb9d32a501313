import { calls } from '@banyan/contract/calls.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { look, publicIdOf } from '#/modules/staff/test-world/member-desk.ts'
import { dong, reason, WithdrawalDesk } from '../test-world/withdrawal-desk.ts'
import type { WithdrawalWorld } from '../test-world/withdrawal-world.ts'

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
