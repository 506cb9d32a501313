import { afterAll, beforeAll, expect, test } from 'vitest'
import { moneyOf } from '#/ledger/balance.ts'
import { uploadedBy } from '#/modules/uploads/test-world/send-image.ts'
import { paymentPassword, type WithdrawalWorld, withdrawalWorld } from '../test-world/withdrawal-world.ts'
import { withdrawalTopic } from './withdrawal-topic.ts'

/** One for all: each test has members of its own. */
let d: WithdrawalWorld
beforeAll(async () => {
  d = await withdrawalWorld()
})
// Proves the book of every test.
afterAll(() => d[Symbol.asyncDispose]())

const dong = (thousands: number) => BigInt(thousands) * 100_000n
const held = async (accountId: bigint) => (await moneyOf(d.w.database.db, accountId, 'VND')).heldMinor

test('[WAL-07] the provider is asked once for each payout, with the account in the clear, and its word counts once', async () => {
  const linh = await d.payee(1_000)
  const { number } = await d.withdrawn(linh, 1_000)
  await d.poll('send-payouts')
  expect(await d.withdrawal(linh, number)).toMatchObject({ state: 'paying', legs: [{ state: 'sending' }] })
  const asked = d.aggregator.asked.filter(({ body }) => body.payoutId === `${number}-1`)
  expect(asked).toMatchObject([
    { path: '/v1/payouts', body: { amount: '1000000.00', currency: 'VND', bin: '970436', holder: 'NGUYEN VAN DUC' } },
  ])
  const told = { payoutId: `${number}-1`, amount: '1000000' }
  expect(await Promise.all(Array.from({ length: 5 }, () => d.payoutCallback(told)))).toEqual(Array(5).fill(200))
  await d.drain()
  const sent = await d.withdrawal(linh, number)
  expect(sent.legs).toMatchObject([{ state: 'sent', sentAt: expect.any(String), answerBy: expect.any(String) }])
  expect(sent.steps.map(({ event }) => event)).toEqual(['requested', 'passed', 'sent', 'asked', 'accepted', 'paid'])
  expect(await held(linh.accountId)).toBe(dong(1_000))
})

test('[WAL-02] [WAL-08] what arrived ends the withdrawal; the same answer again is answered alike, and another is over', async () => {
  const linh = await d.payee(1_000)
  const { number } = await d.paidOut(linh, 1_000)
  const { value } = await d.call(linh, 'confirmLeg', { number, place: 1 })
  expect(value).toMatchObject({
    state: 'paid',
    received: '1000000.00',
    refunded: '0.00',
    legs: [{ state: 'received' }],
  })
  expect(await held(linh.accountId)).toBe(0n)
  // What the member's tabs are told.
  const told = (await withdrawalTopic(d.w.database.db).current([linh.accountId])).get(linh.accountId)
  expect(told).toEqual({ version: expect.any(Number), value: { number, state: 'paid', event: 'paid' } })
  const image = await uploadedBy(d.w, linh)
  expect((await d.call(linh, 'confirmLeg', { number, place: 1 })).value).toEqual(value)
  expect((await d.call(linh, 'denyLeg', { number, place: 1, proofs: [image] })).code).toBe('leg_over')
  expect((await d.call(linh, 'confirmLeg', { number, place: 2 })).code).toBe('leg_not_found')
})

test('[WAL-08] of a part that arrived the rest is in dispute; nothing, all and more are no part (X01, X02)', async () => {
  const linh = await d.payee(2_000)
  const { number } = await d.paidOut(linh, 2_000)
  const partly = (arrived: string, given = {}) =>
    d.call(linh, 'confirmLegPartly', { number, place: 1, arrived, paymentPassword, ...given })
  for (const arrived of ['0', '2000000', '2500000', '1500000.50'])
    expect((await partly(arrived)).code).toBe('leg_amount_refused')
  expect((await partly('1500000', { paymentPassword: '246802' })).code).toBe('payment_password_wrong')
  const { value } = await partly('1500000')
  expect(value.legs).toMatchObject([{ state: 'partial', received: '1500000.00', remaining: '500000.00' }])
  expect(await held(linh.accountId)).toBe(dong(500))
  // While a payout is open there is no other withdrawal.
  expect((await d.request(linh)).code).toBe('withdrawal_open')
  expect((await partly('1500000')).value).toEqual(value)
  expect((await partly('1600000')).code).toBe('leg_over')
})

test('[WAL-08] what did not arrive needs images of the member’s own, and then waits for an operator', async () => {
  const linh = await d.payee(1_000)
  const { number } = await d.paidOut(linh, 1_000)
  const deny = (proofs: readonly string[]) => d.call(linh, 'denyLeg', { number, place: 1, proofs })
  expect((await deny([])).code).toBe('invalid_input')
  expect((await deny(['x'.repeat(22)])).code).toBe('upload_not_found')
  const another = await uploadedBy(d.w, await d.w.signIn())
  expect((await deny([another])).code).toBe('upload_not_found')
  // Refused as a whole: the payout still waits for its answer.
  expect((await d.withdrawal(linh, number)).legs).toMatchObject([{ state: 'sent' }])
  const proof = await uploadedBy(d.w, linh)
  const { value } = await deny([proof])
  expect((await deny([proof])).value).toEqual(value)
  expect((await deny([await uploadedBy(d.w, linh)])).code).toBe('leg_over')
  expect(value.legs).toMatchObject([{ state: 'disputed', answerBy: null }])
  expect(await held(linh.accountId)).toBe(dong(1_000))
})

test('[WAL-07] a payout of which nobody knows is asked about, and asked for again under its id alone', async () => {
  const linh = await d.payee(1_000)
  const { number } = await d.withdrawn(linh, 1_000)
  const payoutId = `${number}-1`
  d.aggregator.answers = { payouts: { raw: '<html>gateway timeout</html>', status: 200 } }
  await d.poll('send-payouts')
  expect((await d.withdrawal(linh, number)).legs).toMatchObject([{ state: 'unknown' }])
  // Nobody sends it anew.
  await d.poll('send-payouts')
  d.aggregator.answers = {}
  await d.poll('ask-about-payouts', 60)
  expect((await d.withdrawal(linh, number)).legs).toMatchObject([{ state: 'sending' }])
  const asked = d.aggregator.asked.filter(({ body }) => body.payoutId === payoutId)
  expect(asked.map(({ path }) => path)).toEqual(['/v1/payouts', '/v1/payouts/query', '/v1/payouts'])
  const payout = {
    payoutId,
    reference: 'R',
    status: 'paid',
    amount: '1000000',
    currency: 'VND',
    at: '2026-11-25T00:00:00Z',
  }
  d.aggregator.answers = { query: { result: 'found', payout } }
  await d.poll('ask-about-payouts', 60)
  d.aggregator.answers = {}
  expect((await d.withdrawal(linh, number)).legs).toMatchObject([{ state: 'sent', reference: 'R' }])
})

test('[WAL-07] an account that refuses the money gives it back, and the next withdrawal to it is looked at', async () => {
  const linh = await d.payee(1_000)
  const { number } = await d.withdrawn(linh, 1_000)
  d.aggregator.answers = { payouts: { result: 'refused', reason: 'account_closed' } }
  await d.poll('send-payouts')
  d.aggregator.answers = {}
  expect(await d.withdrawal(linh, number)).toMatchObject({
    ...{ state: 'failed', refunded: '1000000.00', received: '0.00', fee: '0.00' },
    legs: [{ state: 'failed', reason: 'account_closed' }],
  })
  expect(await d.money(linh)).toBe(dong(1_000))
  expect((await d.withdrawn(linh, 500)).state).toBe('review')
})

test('[WAL-07] a bank that sends the money back after all ends the payout, and a word against the end is told to a person', async () => {
  const linh = await d.payee(1_000)
  const { number } = await d.paidOut(linh, 1_000)
  const payoutId = `${number}-1`
  await d.payoutCallback({ payoutId, status: 'failed', amount: '1000000', reason: 'returned' })
  await d.drain()
  expect(await d.withdrawal(linh, number)).toMatchObject({ state: 'failed', refunded: '1000000.00' })
  expect(await d.money(linh)).toBe(dong(1_000))
  await d.payoutCallback({ payoutId: 'UNKNOWN-1' })
  await d.drain()
  const told = d.w.logs.filter(({ msg }) => msg === 'a payout was reported otherwise than it was known')
  expect(told).toMatchObject([{ payoutId: 'UNKNOWN-1', outcome: 'unmatched' }])
})

test('[WAL-07] a provider that pays half leaves the other half in dispute', async () => {
  const linh = await d.payee(1_000)
  const { number } = await d.withdrawn(linh, 1_000)
  await d.poll('send-payouts')
  await d.payoutCallback({ payoutId: `${number}-1`, amount: '500000' })
  await d.drain()
  expect((await d.withdrawal(linh, number)).legs).toMatchObject([{ state: 'partial', received: '500000.00' }])
  expect(await held(linh.accountId)).toBe(dong(500))
})

test.each([
  ['another key', { secret: 'forged' }],
  ['another partner', { partner: 'else' }],
  ['an hour ago', { secondsOff: -3600 }],
])('[WAL-07] a word about a payout under %s is not believed', async (_what, how) => {
  const linh = await d.payee(1_000)
  const { number } = await d.withdrawn(linh, 1_000)
  await d.poll('send-payouts')
  expect(await d.payoutCallback({ payoutId: `${number}-1`, amount: '1000000' }, how)).toBe(401)
  await d.drain()
  expect((await d.withdrawal(linh, number)).legs).toMatchObject([{ state: 'sending' }])
})

test('[WAL-08] without an answer a payout counts as received, after reminders', async () => {
  await using own = await withdrawalWorld()
  const linh = await own.payee(1_000)
  const { number } = await own.paidOut(linh, 1_000)
  const news = async () =>
    await own.w.database.db.selectFrom('withdrawal_news').select(['event', 'version']).executeTakeFirstOrThrow()
  const before = (await news()).version
  for (const [seconds, event, reminded] of [
    [18 * 60, 'paid', 0n],
    [1 * 60, 'reminded', 1n],
    [5 * 60, 'reminded', 1n],
    [1 * 60, 'reminded', 2n],
  ] as const) {
    await own.pass(seconds)
    await own.receivePayouts()
    expect(await news()).toEqual({ event, version: before + reminded })
  }
  await own.receivePayouts()
  const back = await own.again(linh)
  expect(await own.withdrawal(back, number)).toMatchObject({ state: 'paid', legs: [{ state: 'autoReceived' }] })
  expect((await own.call(back, 'confirmLeg', { number, place: 1 })).code).toBe('leg_over')
})

test('[WAL-07] [WAL-08] a payout that the bank returns after it counted as received waits for an operator, once', async () => {
  const linh = await d.payee(1_000)
  const { number } = await d.paidOut(linh, 1_000)
  await d.call(linh, 'confirmLeg', { number, place: 1 })
  const payoutId = `${number}-1`
  for (let time = 0; time < 2; time++) {
    await d.payoutCallback({ payoutId, status: 'failed', amount: '1000000', reason: 'account_closed' })
    await d.drain()
  }
  const bounced = await d.withdrawal(linh, number)
  expect(bounced).toMatchObject({
    ...{ state: 'paid', received: '1000000.00', refunded: '0.00' },
    legs: [{ state: 'bounced', reason: 'account_closed', received: '1000000.00' }],
  })
  expect(bounced.steps.filter(({ event }) => event === 'bounced')).toHaveLength(1)
  // Its money moves when an operator says so.
  expect(await d.money(linh)).toBe(0n)
  const told = d.w.logs.filter(({ msg }) => msg === 'a payout was reported otherwise than it was known')
  expect(told.filter((one) => one.payoutId === payoutId)).toMatchObject([{ outcome: 'bounced' }])
  // While an operator looks at it, the member may ask for other money.
  expect((await d.request(linh)).code).toBe('insufficient_funds')
})
