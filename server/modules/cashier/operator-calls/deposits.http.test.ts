import { calls } from '@banyan/contract/calls.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountTypes } from '#/modules/accounts/account-types.ts'
import { saveDetail } from '#/modules/accounts/own-account.ts'
import { act, look, publicIdOf } from '#/modules/staff/test-world/member-desk.ts'
import { uploadedBy } from '#/modules/uploads/test-world/send-image.ts'
import { anotherAddress } from '#/test-world/sealed-body.ts'
import type { SignedInClient } from '#/test-world/sign-in.ts'
import { bankTime, type DepositWorld, depositWorld } from '../test-world/deposit-world.ts'
import { plantDifferences } from '../test-world/planted-deposits.ts'

type Headers = Readonly<Record<string, string>>

let d: DepositWorld
let mai: Headers
let anh: Headers
beforeAll(async () => {
  d = await depositWorld()
  const owner = async (username: string) => (await d.w.signIn({ username, type: accountTypes.operator })).consoleHeaders
  mai = await owner('mai')
  anh = await owner('anh')
})
afterAll(() => d[Symbol.asyncDispose]())

async function post(call: { readonly path: string }, payload: object, headers: Headers) {
  const sent = { method: 'POST', url: call.path, payload, headers, remoteAddress: anotherAddress() } as const
  const answer = (await d.w.app.operator.inject(sent)).json()
  return answer.success ? answer.value : answer.code
}
const approve = (id: string) => post(calls.approveRequest, { id, reason: 'as agreed' }, anh)
const dong = (count: number) => BigInt(count) * 100n
const record = async (number: string) => (await look(d.w, calls.depositRecord, { number })).value

/** An order of a page that was paid with another amount, and so is reviewed. */
async function reviewed(who: SignedInClient, paid: string, amount = '500000'): Promise<string> {
  const { number } = await d.order(who, { channel: 'WALLET', amount })
  await d.callback({ orderNumber: number, amount: paid })
  await d.drain()
  return number
}

test('[OPS-05] an order is found by its filters, with the sums of all of them', async () => {
  const linh = await d.w.signIn()
  const member = await publicIdOf(d.w, linh.accountId)
  const number = await reviewed(linh, '400000')
  const open = await d.order(linh, { amount: '100000' })
  const list = async (query: Record<string, string | number>) =>
    (await look(d.w, calls.listDeposits, { member, ...query })).value
  const all = await list({})
  expect(all.rows.map((row) => row.number)).toEqual([open.number, number])
  expect(all.total).toEqual({ count: 2, amount: '600000.00', credited: '0.00' })
  expect((await list({ state: 'review' })).rows).toMatchObject([
    { number, state: 'review', review: 'amount_differs', differs: true, provider: 'AGGREGATOR' },
  ])
  expect((await list({ state: 'open' })).rows.map((row) => row.number)).toEqual([open.number])
  expect((await list({ channel: 'VIETQR' })).total.count).toBe(1)
  expect((await list({ number })).total.count).toBe(1)
  expect((await list({ from: '2999-01-01T00:00:00Z' })).rows).toEqual([])
  expect((await look(d.w, calls.listDeposits, { member: 'x'.repeat(22) })).code).toBe('account_not_found')
})

test('[OPS-05] a record tells the way of an order, what came and what was told', async () => {
  const linh = await d.w.signIn()
  const number = await reviewed(linh, '400000')
  expect(await record(number)).toMatchObject({
    ...{ deposit: { number, state: 'review' }, provider: 'AGGREGATOR', review: 'amount_differs', needsSecond: false },
    payments: [{ status: 'paid', amount: '400000.00', entryId: null }],
    told: [{ outcome: 'review' }],
    by: [{ state: 'unknown' }, { state: 'created', by: 'provider:AGGREGATOR' }, { state: 'review' }],
  })
  expect((await look(d.w, calls.depositRecord, { number: '222222222222' })).code).toBe('deposit_not_found')
})

test('[OPS-05] [WAL-02] [WAL-06] a reviewed deposit is credited with what came, once, and its record says by whom', async () => {
  const linh = await d.w.signIn()
  const number = await reviewed(linh, '400000')
  const body = { number, reason: 'the page took less' }
  for (const amount of ['500000', '0', '400000.01'])
    expect((await act(d.w, calls.approveDeposit, { ...body, amount })).code).toBe('deposit_amount_refused')
  expect((await act(d.w, calls.approveDeposit, body)).code).toBeUndefined()
  expect((await act(d.w, calls.approveDeposit, body)).code).toBeUndefined()
  expect((await act(d.w, calls.approveDeposit, { ...body, amount: '500000' })).code).toBe('deposit_over')
  expect((await act(d.w, calls.rejectDeposit, body)).code).toBe('deposit_over')
  expect(await d.money(linh)).toBe(dong(398_000))
  const { payments, by } = await record(number)
  expect(payments[0]?.entryId).toMatch(/^\d+$/)
  expect(by.at(-1)).toMatchObject({ state: 'completed', note: 'the page took less' })
  const [found] = (await look(d.w, calls.findActions, { object: `deposit ${number}` })).value.rows
  expect(found).toMatchObject({ call: 'approveDeposit', reason: 'the page took less' })
})

test('[WAL-06] [WAL-10] a manual transfer waits with its sender and receipt, and is credited with what two operators found', async () => {
  const linh = await d.w.signIn()
  const proof = await uploadedBy(d.w, linh)
  const order = await d.order(linh, { channel: 'MANUAL', amount: '600000', sender: 'Nguyễn Linh', proofs: [proof] })
  expect(order).toMatchObject({ state: 'review', kind: 'manual', transfer: { accountNumber: '0123456789', qr: null } })
  const { sender, proofs, review } = await record(order.number)
  expect({ sender, proofs, review }).toEqual({ sender: 'Nguyễn Linh', proofs: [proof], review: 'manual' })
  const again = {
    requestId: 'request-proof-again',
    channel: 'MANUAL',
    amount: '700000',
    sender: 'Linh',
    proofs: [proof],
  }
  expect((await d.ask(linh, 'openDeposit', again)).code).toBe('upload_used')
  const body = { number: order.number, amount: '590000', reason: 'the bank took a fee' }
  // Nothing but an operator's word says that it came, whatever the amount.
  expect((await record(order.number)).needsSecond).toBe(true)
  for (const amount of ['590000', '600000', '1000', '50000000'])
    expect(await post(calls.approveDeposit, { ...body, amount }, mai)).toBe('second_operator_needed')
  expect((await act(d.w, calls.approveDeposit, body)).code).toBe('second_operator_needed')
  const { approval } = await post(calls.approveLargeDeposit, body, mai)
  expect(await post(calls.approveRequest, { id: approval, reason: 'myself' }, mai)).toBe('own_approval')
  expect(await d.money(linh)).toBe(0n)
  expect(await approve(approval)).toEqual({})
  expect(await approve(approval)).toEqual({})
  expect(await d.seen(linh, order.number)).toMatchObject({ state: 'completed', credited: '590000.00', differs: true })
  // Whoever sent it stands sealed in the database.
  const kept = await d.w.database.db
    .selectFrom('deposits')
    .select('sender')
    .where('number', '=', order.number)
    .execute()
  expect(Buffer.from(kept[0]?.sender ?? []).toString()).not.toContain('Linh')
})

test('[WAL-06] what was paid after its time is approved without the bonus', async () => {
  const linh = await d.w.signIn()
  await d.w.database.transaction((tx) =>
    saveDetail(tx, d.w.personal, linh.accountId, { name: 'fullName', value: 'Linh' }),
  )
  const pay = async (amount: number, minutes: number) => {
    const { number, transfer } = await d.order(linh, { amount: String(amount) })
    const transactionDate = bankTime(new Date(Date.now() + minutes * 60_000))
    await d.transfer({ content: transfer?.content ?? '', transferAmount: amount, payerName: 'MINH', transactionDate })
    await d.drain()
    await act(d.w, calls.approveDeposit, { number, reason: 'her brother paid' })
    return await d.seen(linh, number)
  }
  expect(await pay(100_000, 0)).toMatchObject({ credited: '101000.00', isLate: false })
  expect(await pay(200_000, 16)).toMatchObject({ credited: '200000.00', isLate: true })
})

test('[OPS-05] a refused deposit tells its member why and credits nothing', async () => {
  const linh = await d.w.signIn()
  const number = await reviewed(linh, '400000')
  expect((await act(d.w, calls.rejectDeposit, { number, reason: 'the card was not yours' })).code).toBeUndefined()
  expect(await d.seen(linh, number)).toMatchObject({ state: 'rejected', reason: 'the card was not yours' })
  expect(await d.money(linh)).toBe(0n)
})

test('[OPS-05] above the limit a second operator approves; nobody alone', async () => {
  await d.w.set('cashier', { ...d.w.settings.current('cashier'), approvedAlone: '300000.00' })
  const linh = await d.w.signIn()
  const number = await reviewed(linh, '400000')
  expect((await record(number)).needsSecond).toBe(true)
  const body = { number, reason: 'seen on the statement' }
  expect((await act(d.w, calls.approveDeposit, body)).code).toBe('second_operator_needed')
  const { approval } = await post(calls.approveLargeDeposit, body, mai)
  expect(await d.money(linh)).toBe(0n)
  expect(await post(calls.approveRequest, { id: approval, reason: 'myself' }, mai)).toBe('own_approval')
  expect(await approve(approval)).toEqual({})
  expect(await d.money(linh)).toBe(dong(398_000))
  // What was approved alone meanwhile is over.
  const other = await reviewed(linh, '200000')
  const second = await post(calls.approveLargeDeposit, { number: other, reason: 'the same again' }, mai)
  await act(d.w, calls.approveDeposit, { number: other, reason: 'small enough' })
  expect(await approve(second.approval)).toBe('deposit_over')
})

test('[OPS-05] two operators take a credited deposit back; one that is not credited can’t be', async () => {
  const linh = await d.w.signIn()
  const order = await d.order(linh)
  const body = { number: order.number, reason: 'the bank called it back' }
  expect(await post(calls.reverseDeposit, body, mai)).toBe('deposit_over')
  await d.transfer({ content: order.transfer?.content ?? '' })
  await d.drain()
  const { approval } = await post(calls.reverseDeposit, body, mai)
  expect(await approve(approval)).toEqual({})
  expect(await post(calls.reverseDeposit, body, mai)).toEqual({ approval })
  expect(await d.money(linh)).toBe(0n)
  expect(await d.seen(linh, order.number)).toMatchObject({ state: 'reversed', reason: 'the bank called it back' })
})

test('[OPS-05] a transfer that belongs to no order waits, and two operators give it to a member, once', async () => {
  const linh = await d.w.signIn()
  const member = await publicIdOf(d.w, linh.accountId)
  await d.transfer({ content: 'nap tien', transferAmount: 321_000, payerName: 'NGUYEN THI LINH' })
  await d.drain()
  const { rows, waiting } = (await look(d.w, calls.listUnmatched, {})).value
  expect(waiting).toBe(1)
  expect(rows[0]).toMatchObject({ amount: '321000.00', content: 'nap tien', payer: 'N*** T*** L***', entryId: null })
  const body = { payment: rows[0]?.id ?? '', member, reason: 'she sent the receipt' }
  const [first, second] = [await post(calls.bindPayment, body, mai), await post(calls.bindPayment, body, mai)]
  expect(second).toEqual(first)
  const third = await post(calls.bindPayment, { ...body, reason: 'and a photo of it' }, mai)
  expect(await approve(first.approval)).toEqual({})
  expect(await approve(third.approval)).toBe('payment_not_found')
  expect(await d.money(linh)).toBe(dong(321_000))
  expect((await look(d.w, calls.listUnmatched, {})).value).toMatchObject({ rows: [], waiting: 0 })
  expect(await post(calls.bindPayment, { ...body, member: 'x'.repeat(22) }, mai)).toBe('account_not_found')
})

test('[OPS-05] every provider tells how it does', async () => {
  const { providers } = (await look(d.w, calls.paymentProviders, {})).value
  const feed = providers.find(({ code }) => code === 'BANKFEED')
  expect(feed).toMatchObject({
    isConfigured: true,
    channels: ['VIETQR', 'CLOSED', 'ELSEWHERE'],
    heardAt: expect.any(String),
  })
  expect(providers.find(({ code }) => code === 'MOMO')).toMatchObject({ isConfigured: false, channels: ['NOBODY'] })
})

test('[OPS-05] differences to a day file are listed until somebody says what became of them', async () => {
  await plantDifferences(d.w.database, 'AGGREGATOR', 12)
  const first = (await look(d.w, calls.listDifferences, { size: 10 })).value
  const rest = (await look(d.w, calls.listDifferences, { size: 10, after: first.next ?? '' })).value
  const listed = [...first.rows, ...rest.rows].map(({ id: each }) => Number(each))
  expect(listed).toHaveLength(12)
  expect(listed).toEqual(listed.toSorted((a, b) => a - b))
  const id = first.rows[0]?.id ?? ''
  expect((await act(d.w, calls.settleDifference, { id, reason: 'the file was late' })).code).toBeUndefined()
  expect((await act(d.w, calls.settleDifference, { id, reason: 'the file was late' })).code).toBe(
    'difference_not_found',
  )
  expect((await look(d.w, calls.listDifferences, { size: 50 })).value.rows).toHaveLength(11)
  const all = (await look(d.w, calls.listDifferences, { state: 'any', size: 50 })).value.rows
  expect(all.at(-1)).toMatchObject({ id, note: 'the file was late', settledAt: expect.any(String) })
})
