import { calls } from '@banyan/contract/calls.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountTypes } from '#/modules/accounts/account-types.ts'
import { cashier, type DepositWorld, depositWorld } from '#/modules/cashier/test-world/deposit-world.ts'
import type { SignedInClient } from '#/test-world/sign-in.ts'
import { countValidBets } from '../use-cases/count-valid-bets.ts'

/** One for all: each test has members of its own. */
let d: DepositWorld
beforeAll(async () => {
  d = await depositWorld()
})
afterAll(() => d[Symbol.asyncDispose]())

const asset = 'VND'
const content = ({ transfer }: { transfer: { content: string } | null }) => transfer?.content ?? ''

async function read(who: SignedInClient, call: 'turnoverLots' | 'bonusDetails', query: Record<string, string> = {}) {
  const { path: url } = calls[call]
  return (await d.w.app.portal.inject({ url, headers: { ...who.headers }, query })).json()
}
const lots = async (who: SignedInClient, query = {}) => (await read(who, 'turnoverLots', query)).value

/** A deposit by transfer that has arrived. */
async function paid(who: SignedInClient, amount = '500000') {
  const order = await d.order(who, { amount })
  await d.transfer({ content: content(order), transferAmount: Number(amount) })
  await d.drain()
  return order
}

const bet = (who: SignedInClient, name: string, valid: bigint) =>
  d.w.database.transaction((tx) => {
    const { accountId } = who
    const placedAt = new Date('2999-01-01')
    return countValidBets(tx, [
      { source: 'vendor:PG', bet: name, accountId, asset, product: 'RNG', placedAt, stake: valid, valid },
    ])
  })

test('[WAL-07] a deposit and its bonus must be betted as its channel said; what is missing stands there', async () => {
  const linh = await d.w.signIn()
  expect(await lots(linh)).toEqual({ left: '0.00', rows: [], next: null })
  const { number } = await paid(linh)
  const common = {
    reference: number,
    state: 'active',
    factor: 1,
    overAt: null,
    contribution: null,
    largestBet: null,
    done: '0.00',
  }
  expect(await lots(linh)).toMatchObject({
    left: '505000.00',
    rows: [
      { ...common, source: 'bonus', amount: '5000.00', required: '5000.00', left: '5000.00' },
      { ...common, source: 'deposit', amount: '500000.00', required: '500000.00', left: '500000.00' },
    ],
  })
  await bet(linh, 'first', 501_000_00n)
  const { left, rows } = await lots(linh)
  expect(left).toBe('4000.00')
  expect(rows).toMatchObject([
    { state: 'active', done: '1000.00', left: '4000.00', overAt: null },
    { state: 'done', done: '500000.00', left: '0.00', overAt: expect.any(String) },
  ])
})

test('[WAL-07] what arrived counts, on the terms of the order; factor 0 asks for nothing', async () => {
  const minh = await d.w.signIn()
  const [channel, ...others] = cashier.channels
  if (!channel) throw new Error('this world has a channel')
  await d.w.set('cashier', { ...cashier, channels: [{ ...channel, turnover: 3, bonusPpm: 0 }, ...others] })
  const order = await d.order(minh, { amount: '100000' })
  await d.w.set('cashier', { ...cashier, channels: [{ ...channel, turnover: 0, bonusPpm: 0 }, ...others] })
  await d.transfer({ content: content(order), transferAmount: 120_000 })
  await d.drain()
  await paid(minh, '70000')
  await d.w.set('cashier', cashier)
  expect(await lots(minh)).toMatchObject({
    left: '360000.00',
    rows: [{ source: 'deposit', amount: '120000.00', factor: 3, required: '360000.00' }],
  })
})

test('[WAL-07] a chargeback ends the lot of its deposit, and no other', async () => {
  const hoa = await d.w.signIn()
  const order = await d.order(hoa, { channel: 'WALLET', amount: '200000' })
  await d.callback({ orderNumber: order.number, transactionId: 'T-hoa', amount: '200000' })
  await d.drain()
  await paid(hoa, '100000')
  expect((await lots(hoa)).left).toBe('301000.00')
  await d.callback({ orderNumber: order.number, transactionId: 'T-hoa', amount: '200000', status: 'reversed' })
  await d.drain()
  const { left, rows } = await lots(hoa)
  expect(left).toBe('101000.00')
  expect(rows.map(({ state, left }: { state: string; left: string }) => [state, left])).toEqual([
    ['active', '1000.00'],
    ['active', '100000.00'],
    ['ended', '0.00'],
  ])
})

test('[WAL-07] lots come page by page; nobody reads another’s, and a trial account has none', async () => {
  const lan = await d.w.signIn()
  for (let at = 1; at <= 6; at++) await paid(lan, `${at}00000`)
  const whole = (await lots(lan, { size: '200' })).rows
  expect(whole.length).toBe(12)
  const first = await lots(lan, { size: '10' })
  const second = await lots(lan, { size: '10', after: first.next })
  expect([...first.rows, ...second.rows]).toEqual(whole)
  expect(second.next).toBeNull()
  expect((await lots(await d.w.signIn())).rows).toEqual([])
  expect((await read(await d.w.signIn({ type: accountTypes.trial }), 'turnoverLots')).code).toBe('in_need_true_account')
  expect((await read(lan, 'turnoverLots', { after: 'bm9wZQ' })).code).toBe('invalid_input')
})

test('[WAL-09] bonusDetails shows the bonuses of deposits, what they ask for, and their sum', async () => {
  const mai = await d.w.signIn()
  const bonuses = async (query = {}) => (await read(mai, 'bonusDetails', { period: 'today', ...query })).value
  await paid(mai, '500000')
  await paid(mai, '300000')
  await bet(mai, 'of mai', 502_000_00n)
  const { rows, total } = await bonuses()
  expect(total).toBe('8000.00')
  const common = {
    name: 'VIETQR',
    type: 'depositBonus',
    multiplier: '1',
    products: [],
    expiresAt: null,
    mayGiveUp: false,
  }
  expect(rows).toMatchObject([
    { ...common, amount: '3000.00', required: '3000.00', done: '0.00', remaining: '3000.00', state: 'active' },
    { ...common, amount: '5000.00', required: '5000.00', done: '2000.00', remaining: '3000.00', state: 'active' },
  ])
  await bet(mai, 'more of mai', 3_000_00n)
  expect((await bonuses({ state: 'done' })).rows).toMatchObject([{ amount: '5000.00', remaining: '0.00' }])
  expect((await bonuses({ state: 'done' })).total).toBe('5000.00')
  for (const none of [{ state: 'expired' }, { state: 'forfeited' }, { type: 'welcome' }, { period: 'yesterday' }])
    expect(await bonuses(none)).toMatchObject({ rows: [], total: '0.00' })
})
