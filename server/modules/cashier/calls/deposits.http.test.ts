import { calls } from '@banyan/contract/calls.ts'
import { readVietQr } from '@banyan/rules/cashier/viet-qr.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { statementPage } from '#/ledger/statement.ts'
import { cashier, type DepositWorld, depositWorld, ownAccount } from '../test-world/deposit-world.ts'

/** One for all: each test has members of its own. */
let d: DepositWorld
beforeAll(async () => {
  d = await depositWorld()
})
// Proves the book of every test.
afterAll(() => d[Symbol.asyncDispose]())

const dong = (thousands: number) => BigInt(thousands) * 100_000n
const content = ({ transfer }: { transfer: { content: string } | null }) => transfer?.content ?? ''

test('[WAL-06] the ways to pay in are those that are open, configured and for the member’s country', async () => {
  const linh = await d.w.signIn()
  const { channels, openAtMost, currencySymbol } = (await d.ask(linh, 'depositChannels')).value
  expect(channels.map(({ id }: { id: string }) => id)).toEqual(['VIETQR', 'WALLET', 'MANUAL'])
  expect(channels[0]).toEqual({
    ...{ id: 'VIETQR', kind: 'bankQr', name: 'VIETQR', least: '50000.00', most: '300000000.00', step: '1000.00' },
    ...{ presets: [], feePpm: 0, bonusPpm: 10_000, turnover: 1, minutes: 15 },
  })
  const { bin, number: accountNumber, holder } = ownAccount
  expect(channels[2].accounts).toEqual([{ bin, bank: 'Vietcombank', accountNumber, holder }])
  expect({ openAtMost, currencySymbol }).toEqual({ openAtMost: 3, currencySymbol: '₫' })
})

test('[WAL-06] an order shows a QR that a bank app reads, and its transfer is credited with the bonus and told', async () => {
  const linh = await d.w.signIn()
  const order = await d.order(linh)
  expect(order).toMatchObject({ state: 'created', amount: '500000.00', fee: '0.00', bonus: '5000.00', credited: null })
  expect(readVietQr(order.transfer?.qr ?? '')).toEqual({
    ...{ bin: ownAccount.bin, account: ownAccount.number, to: 'account', amount: 500_000n, purpose: content(order) },
  })
  expect(order.transfer).toMatchObject({ bank: 'Vietcombank', accountNumber: ownAccount.number, holder: 'BANYAN PLAY' })
  expect(await d.transfer({ content: `MBVCB.123 ${content(order).toLowerCase()} nap tien` })).toBe(200)
  // Answered at once; handled when the worker comes to it.
  expect(await d.seen(linh, order.number)).toMatchObject({ state: 'created' })
  await d.drain()
  const paid = await d.seen(linh, order.number)
  expect(paid).toMatchObject({
    state: 'completed',
    credited: '505000.00',
    isLate: false,
    differs: false,
    transfer: null,
  })
  expect(paid.steps.map(({ state }) => state)).toEqual(['created', 'completed'])
  expect(await d.money(linh)).toBe(dong(505))
  const statement = await statementPage(d.w.database.db, { memberId: linh.accountId, asset: 'VND', atMost: 10 })
  expect(statement.map(({ source, kind, externalId, amount }) => [source, kind, externalId, amount])).toEqual([
    ['provider:BANKFEED', 'deposit_bonus', order.number, dong(5)],
    ['provider:BANKFEED', 'deposit', order.number, dong(500)],
  ])
})

test('[WAL-06] a fee is a line of its own', async () => {
  const linh = await d.w.signIn()
  const order = await d.order(linh, { channel: 'WALLET', amount: '1000000' })
  expect(order).toMatchObject({ state: 'created', page: 'https://pay.example/p', fee: '5000.00' })
  expect(await d.callback({ orderNumber: order.number, amount: '1000000' })).toBe(200)
  await d.drain()
  expect(await d.seen(linh, order.number)).toMatchObject({ state: 'completed', credited: '995000.00', page: null })
  expect(await d.money(linh)).toBe(dong(995))
})

test.each([
  ['49000', 'the least less a step'],
  ['300001000', 'the most and a step'],
  ['500500', 'half a step'],
  ['500000.01', 'a part of a đồng'],
  ['500000.001', 'less than the smallest unit'],
  ['0', 'nothing'],
  ['0.00', 'nothing with decimals'],
  ['99999999999999999', 'more than there is'],
])('[WAL-06] an order of %s is refused: %s', async (amount) => {
  const linh = await d.w.signIn()
  const body = { requestId: 'request-amounts', channel: 'VIETQR', amount }
  expect((await d.ask(linh, 'openDeposit', body)).code).toBe('deposit_amount_refused')
  expect((await d.ask(linh, 'depositOrders')).value.rows).toEqual([])
})

test.each(['50000', '300000000', '50000.0000'])(
  '[WAL-06] an order of %s is taken: the bounds belong to it',
  async (amount) => {
    const linh = await d.w.signIn()
    expect((await d.order(linh, { amount })).state).toBe('created')
  },
)

test.each(['-500000', '5e5', '500,000', '500 000', '０', '٥٠٠٠٠٠', '', ' 500000', '+500000', '.5', '0x10'])(
  '[WAL-06] what is no amount of the wire is refused: %j',
  async (amount) => {
    const linh = await d.w.signIn()
    const body = { requestId: 'request-amounts', channel: 'VIETQR', amount }
    expect((await d.ask(linh, 'openDeposit', body)).code).toBe('invalid_input')
  },
)

test.each(['CLOSED', 'ELSEWHERE', 'NOBODY', 'UNKNOWN'])('[WAL-06] the channel %s takes no order', async (channel) => {
  const linh = await d.w.signIn()
  const body = { requestId: 'request-channel', channel, amount: '500000' }
  expect((await d.ask(linh, 'openDeposit', body)).code).toBe('deposit_channel_closed')
})

test('[WAL-02] [WAL-06] the same request opens one order, from two tabs too; another one under its id is refused', async () => {
  const linh = await d.w.signIn()
  const body = { requestId: 'request-of-linh', channel: 'VIETQR', amount: '500000' }
  const answers = await Promise.all(Array.from({ length: 5 }, () => d.ask(linh, 'openDeposit', body)))
  expect(new Set(answers.map(({ value }) => value.number)).size).toBe(1)
  expect((await d.ask(linh, 'depositOrders')).value.rows).toHaveLength(1)
  for (const other of [{ amount: '600000' }, { channel: 'WALLET' }])
    expect((await d.ask(linh, 'openDeposit', { ...body, ...other })).code).toBe('idempotency_conflict')
  // The id is this member's.
  const minh = await d.w.signIn()
  expect((await d.ask(minh, 'openDeposit', body)).value.number).not.toBe(answers[0]?.value.number)
})

test('[WAL-06] three orders may be open, one of an amount in a channel', async () => {
  const linh = await d.w.signIn()
  const first = await d.order(linh, { amount: '100000' })
  const again = { requestId: 'request-again', channel: 'VIETQR', amount: '100000' }
  expect((await d.ask(linh, 'openDeposit', again)).code).toBe('deposit_same_open')
  await d.order(linh, { amount: '200000' })
  await d.order(linh, { amount: '300000' })
  expect((await d.ask(linh, 'openDeposit', { ...again, amount: '400000' })).code).toBe('deposit_too_many_open')
  expect((await d.ask(linh, 'cancelDeposit', { number: first.number })).value.state).toBe('cancelled')
  expect((await d.order(linh, { amount: '400000' })).state).toBe('created')
})

test('[WAL-06] a manual transfer needs a sender and a proof', async () => {
  const linh = await d.w.signIn()
  const body = { requestId: 'request-manual', channel: 'MANUAL', amount: '500000' }
  for (const given of [{}, { sender: 'NGUYEN LINH' }])
    expect((await d.ask(linh, 'openDeposit', { ...body, ...given })).code).toBe('deposit_proof_needed')
  const proofs = ['A'.repeat(22)]
  const unknown = await d.ask(linh, 'openDeposit', { ...body, sender: 'NGUYEN LINH', proofs })
  expect(unknown.code).toBe('upload_not_found')
  expect((await d.ask(linh, 'depositOrders')).value.rows).toEqual([])
})

test('[WAL-06] nobody sees or changes another’s order', async () => {
  const [linh, minh] = [await d.w.signIn(), await d.w.signIn()]
  const { number } = await d.order(linh)
  for (const call of ['depositOrder', 'declareDepositPaid', 'cancelDeposit', 'checkDeposit'] as const) {
    expect((await d.ask(minh, call, { number })).code).toBe('deposit_not_found')
    expect((await d.ask(minh, call, { number: '222222222222' })).code).toBe('deposit_not_found')
  }
  expect((await d.seen(linh, number)).state).toBe('created')
})

test('[WAL-06] what a member says credits nothing, and comes too late once the order has moved on', async () => {
  const linh = await d.w.signIn()
  const { number } = await d.order(linh)
  expect((await d.ask(linh, 'declareDepositPaid', { number })).value.state).toBe('submitted')
  expect((await d.ask(linh, 'declareDepositPaid', { number })).value.state).toBe('submitted')
  expect((await d.ask(linh, 'cancelDeposit', { number })).code).toBe('deposit_over')
  const other = await d.order(linh, { amount: '700000' })
  for (let time = 0; time < 2; time++)
    expect((await d.ask(linh, 'cancelDeposit', { number: other.number })).value.state).toBe('cancelled')
  expect((await d.ask(linh, 'declareDepositPaid', { number: other.number })).code).toBe('deposit_over')
  expect(await d.money(linh)).toBe(0n)
})

test('[WAL-06] orders are listed page by page, newest first', async () => {
  const linh = await d.w.signIn()
  const numbers: string[] = []
  for (let n = 0; n < 12; n++) {
    const { number } = await d.order(linh)
    numbers.unshift(number)
    await d.ask(linh, 'cancelDeposit', { number })
  }
  const first = (await d.ask(linh, 'depositOrders', { size: 10 })).value
  const second = (await d.ask(linh, 'depositOrders', { size: 10, after: first.next })).value
  expect([...first.rows, ...second.rows].map((row) => row.number)).toEqual(numbers)
  expect(second.next).toBeNull()
})

test('[WAL-06] every declared way into the calls is theirs alone: a trial account pays nothing in', async () => {
  const trial = await d.w.signIn({ type: 4 })
  expect((await d.ask(trial, 'depositChannels')).code).toBe('in_need_true_account')
  const { path, method } = calls.openDeposit
  expect((await d.w.app.portal.inject({ method, url: path, payload: {} })).json().code).toBe('not_logged_in')
})

test('[OPS-07] a cashier that contradicts itself is not saved', async () => {
  const [first] = cashier.channels
  if (!first) throw new Error('there is no channel')
  const wrong: readonly (readonly [(typeof cashier)['channels'][number], string])[] = [
    [{ ...first, least: '400000000.00' }, 'limits'],
    [{ ...first, presets: ['10000.00'] }, 'limits'],
    [{ ...first, accounts: [] }, 'minItems'],
    [{ ...first, accounts: [{ ...ownAccount, bin: '123456' }] }, 'bank'],
    [{ ...first, provider: 'MANUAL' }, 'provider'],
  ]
  const save = async (value: typeof cashier) => {
    const { method, path } = calls.changeCashier
    const version = d.w.settings.section('cashier').version
    const given = { method, url: path, headers: d.w.operatorHeaders, payload: { version, value, reason: 'a test' } }
    return (await d.w.app.operator.inject(given)).json()
  }
  for (const [channel, rule] of wrong)
    expect(await save({ ...cashier, channels: [channel] }), rule).toMatchObject({
      ...{ code: 'invalid_input', value: { fields: expect.arrayContaining([expect.objectContaining({ rule })]) } },
    })
  expect((await save({ ...cashier, channels: [first, first] })).value.fields).toMatchObject([{ rule: 'duplicate' }])
})
