import { calls } from '@banyan/contract/calls.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { accountTypes } from '#/modules/accounts/account-types.ts'
import { look } from '#/modules/staff/test-world/member-desk.ts'
import { uploadedBy } from '#/modules/uploads/test-world/send-image.ts'
import { anotherAddress } from '#/test-world/sealed-body.ts'
import type { SignedInClient } from '#/test-world/sign-in.ts'
import { cashier, type DepositWorld, depositWorld, ownAccount } from '../test-world/deposit-world.ts'

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
beforeEach(() => d.w.set('cashier', cashier))
afterAll(() => d[Symbol.asyncDispose]())

async function post(call: { readonly path: string }, payload: object, headers: Headers) {
  const sent = { method: 'POST', url: call.path, payload, headers, remoteAddress: anotherAddress() } as const
  const answer = (await d.w.app.operator.inject(sent)).json()
  return answer.success ? answer.value : answer.code
}
const record = async (number: string, headers: Headers = mai) =>
  (await look(d.w, calls.depositRecord, { number }, headers)).value
const approveAlone = (number: string, headers: Headers, given: object = {}) =>
  post(calls.approveDeposit, { number, reason: 'seen on the statement', ...given }, headers)

/** An order of a page that was paid with another amount, and so is reviewed. */
async function reviewed(who: SignedInClient, paid: string): Promise<string> {
  const { number } = await d.order(who, { channel: 'WALLET', amount: '500000' })
  await d.callback({ orderNumber: number, amount: paid })
  await d.drain()
  return number
}

test('[OPS-05] an operator credits alone no more than a sum in a day; a second operator, or the next day, has a sum of its own', async () => {
  await d.w.set('cashier', { ...cashier, aloneByOperator: '700000.00' })
  const [linh, minh] = [await d.w.signIn(), await d.w.signIn()]
  const [first, second, third] = [
    await reviewed(linh, '400000'),
    await reviewed(minh, '300000'),
    await reviewed(linh, '1000'),
  ]
  expect((await record(first)).needsSecond).toBe(false)
  expect(await approveAlone(first, mai)).toEqual({})
  // To the limit, and not a đồng above it.
  expect(await approveAlone(second, mai)).toEqual({})
  expect((await record(third)).needsSecond).toBe(true)
  expect(await approveAlone(third, mai)).toBe('second_operator_needed')
  expect((await record(third, anh)).needsSecond).toBe(false)
  expect(await approveAlone(third, anh)).toEqual({})
  const fourth = await reviewed(minh, '2000')
  const { approval } = await post(calls.approveLargeDeposit, { number: fourth, reason: 'the day is full' }, mai)
  expect(await post(calls.approveRequest, { id: approval, reason: 'as agreed' }, anh)).toEqual({})
  const fifth = await reviewed(minh, '3000')
  const dayAgo = sql<Date>`at - interval '1 day'`
  await d.w.database.transaction((tx) => tx.updateTable('deposits_approved_alone').set({ at: dayAgo }).execute())
  expect(await approveAlone(fifth, mai)).toEqual({})
})

test('[OPS-05] operators together credit a member without a second one no more than a sum in a day', async () => {
  await d.w.set('cashier', { ...cashier, aloneToMember: '500000.00' })
  const [linh, minh] = [await d.w.signIn(), await d.w.signIn()]
  expect(await approveAlone(await reviewed(linh, '300000'), mai)).toEqual({})
  const next = await reviewed(linh, '201000')
  expect(await approveAlone(next, anh)).toBe('second_operator_needed')
  expect(await approveAlone(await reviewed(minh, '201000'), anh)).toEqual({})
  expect(await approveAlone(await reviewed(linh, '200000'), anh)).toEqual({})
})

/** A manual order of a member, and a transfer to the brand's account that belongs to no order; answers the payment's id. */
async function manual(
  who: SignedInClient,
  given: { readonly paid?: number; readonly content?: string; readonly account?: string } = {},
) {
  const order = await d.order(who, {
    channel: 'MANUAL',
    amount: '600000',
    sender: 'Linh',
    proofs: [await uploadedBy(d.w, who)],
  })
  const content = given.content ?? `IB ${order.transfer?.content}`
  const transfer = { content, transferAmount: given.paid ?? 600_000, accountNumber: given.account ?? ownAccount.number }
  await d.transfer(transfer)
  await d.drain()
  const { rows } = (await look(d.w, calls.listUnmatched, {}, mai)).value
  return { number: order.number, payment: rows[0]?.id ?? '' }
}

test('[WAL-06] a manual transfer is credited by one operator with the reported payment that names it, once', async () => {
  const linh = await d.w.signIn()
  const { number, payment } = await manual(linh)
  const may = (await look(d.w, calls.listUnmatched, { order: number }, mai)).value.rows
  expect(may[0]).toMatchObject({ id: payment, amount: '600000.00' })
  expect(await approveAlone(number, mai)).toBe('second_operator_needed')
  expect(await approveAlone(number, mai, { payment, amount: '590000' })).toBe('deposit_amount_refused')
  expect(await approveAlone(number, mai, { payment: '999999' })).toBe('payment_not_found')
  expect(await approveAlone(number, mai, { payment })).toEqual({})
  expect(await d.money(linh)).toBe(60_000_000n)
  const { payments, provider } = await record(number)
  expect(payments).toMatchObject([{ id: payment, amount: '600000.00', entryId: expect.any(String) }])
  // The bank has the money, so its account in the book owes it.
  expect(provider).toBe('BANKFEED')
  const [kept] = (await look(d.w, calls.findActions, { object: `deposit ${number}` }, mai)).value.rows
  expect(kept).toMatchObject({ call: 'approveDeposit', after: { payment } })
  // A payment is the money of one order.
  const other = await d.order(linh, {
    channel: 'MANUAL',
    amount: '600000',
    sender: 'Linh',
    proofs: [await uploadedBy(d.w, linh)],
  })
  expect(await approveAlone(other.number, mai, { payment })).toBe('payment_not_found')
  const asked = { number: other.number, payment, reason: 'the same again' }
  expect(await post(calls.approveLargeDeposit, asked, mai)).toBe('payment_not_found')
})

test.each([
  { what: 'another amount', given: { paid: 590_000 } },
  { what: "no word of the order's code", given: { content: 'thank you' } },
  { what: "another account of the brand's", given: { account: '9999999999' } },
])('[WAL-06] a named payment with $what takes two operators, and is credited as it came', async ({ given }) => {
  const linh = await d.w.signIn()
  const { number, payment } = await manual(linh, given)
  expect(await approveAlone(number, mai, { payment })).toBe('second_operator_needed')
  const { approval } = await post(calls.approveLargeDeposit, { number, payment, reason: 'she sent the receipt' }, mai)
  expect(await post(calls.approveRequest, { id: approval, reason: 'as agreed' }, anh)).toEqual({})
  expect(await d.money(linh)).toBe(BigInt(given.paid ?? 600_000) * 100n)
})

test('[WAL-06] only a manual transfer is given a payment', async () => {
  const linh = await d.w.signIn()
  const { payment } = await manual(linh)
  expect(await approveAlone(await reviewed(linh, '400000'), mai, { payment })).toBe('payment_not_found')
  const page = await d.order(linh, { channel: 'WALLET', amount: '500000' })
  expect((await look(d.w, calls.listUnmatched, { order: page.number }, mai)).value.rows).toEqual([])
  expect((await look(d.w, calls.listUnmatched, { order: '222222222222' }, mai)).code).toBe('deposit_not_found')
})
