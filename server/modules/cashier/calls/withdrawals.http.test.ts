import { afterAll, beforeAll, expect, test } from 'vitest'
import { debt, vendorAccount } from '#/ledger/chart.ts'
import { postOne } from '#/ledger/post.ts'
import { statementPage } from '#/ledger/statement.ts'
import { holdFor } from '#/modules/accounts/holds.ts'
import { suspendAccount } from '#/modules/sign-in/members.ts'
import { openLot } from '#/modules/wagering/turnover.ts'
import {
  type Payee,
  type WithdrawalWorld,
  withdrawalSettings,
  withdrawalWorld,
} from '../test-world/withdrawal-world.ts'

/** One for all: each test has members of its own. */
let d: WithdrawalWorld
beforeAll(async () => {
  d = await withdrawalWorld()
})
// Proves the book of every test.
afterAll(() => d[Symbol.asyncDispose]())

const dong = (thousands: number) => BigInt(thousands) * 100_000n
const lines = async (who: Payee, query: object = {}) =>
  (await d.call(who, 'withdrawalRequirements', query)).value.lines.flatMap(
    ({ obstacle }: { obstacle: { code: string } | null }) => obstacle?.code ?? [],
  )

test('[WAL-07] money that is asked for is held at once, and a harmless withdrawal is approved by itself', async () => {
  const linh = await d.payee(3_000)
  const asked = await d.withdrawn(linh, 1_000)
  expect(asked).toMatchObject({
    ...{ state: 'approved', amount: '1000000.00', fee: '0.00', net: '1000000.00', received: '0.00', mayCancel: false },
    account: { bin: '970436', bank: 'Vietcombank', last4: expect.stringMatching(/^\d{4}$/) },
    legs: [{ place: 1, state: 'queued', amount: '1000000.00', remaining: '1000000.00', answerBy: null }],
  })
  expect(asked.steps.map(({ event, state }) => [event, state])).toEqual([
    ['requested', 'checking'],
    ['passed', 'approved'],
  ])
  expect(await d.money(linh)).toBe(dong(2_000))
  const statement = await statementPage(d.w.database.db, { memberId: linh.accountId, asset: 'VND', atMost: 10 })
  expect(statement.map(({ kind, externalId, amount }) => [kind, externalId, amount])).toContainEqual([
    ...['withdrawal', asked.number, -dong(1_000)],
  ])
  expect((await d.call(linh, 'withdrawals')).value.rows).toEqual([asked])
})

test('[WAL-02] [WAL-07] what the checks find waits for an operator, and the member can take it back; again it is answered alike', async () => {
  const linh = await d.payee(9_000)
  const asked = await d.withdrawn(linh, 5_001)
  expect(asked).toMatchObject({ state: 'review', mayCancel: true, legs: [] })
  const { value: back } = await d.call(linh, 'cancelWithdrawal', { number: asked.number })
  expect(back).toMatchObject({ state: 'cancelled', refunded: '5001000.00', fee: '0.00', mayCancel: false })
  expect(await d.money(linh)).toBe(dong(9_000))
  expect((await d.call(linh, 'cancelWithdrawal', { number: asked.number })).value).toEqual(back)
  expect(await d.money(linh)).toBe(dong(9_000))
})

test('[WAL-07] what is approved is taken back by nobody', async () => {
  const linh = await d.payee(1_000)
  const { number } = await d.withdrawn(linh, 500)
  expect((await d.call(linh, 'cancelWithdrawal', { number })).code).toBe('withdrawal_over')
  expect(await d.money(linh)).toBe(dong(500))
})

test('[WAL-07] one withdrawal at a time, and two tabs with one request make one', async () => {
  const linh = await d.payee(3_000)
  const body = { requestId: 'request-two-tabs' }
  const both = await Promise.all([d.request(linh, body), d.request(linh, body)])
  expect(new Set(both.map(({ value }) => value.number)).size).toBe(1)
  expect(await d.money(linh)).toBe(dong(2_000))
  expect((await d.request(linh, { ...body, amount: '2000000' })).code).toBe('idempotency_conflict')
  const refused = await d.request(linh)
  expect(refused).toMatchObject({
    code: 'withdrawal_open',
    value: { obstacle: { line: 'open', number: both[0]?.value.number } },
  })
  expect(await lines(linh)).toEqual(['withdrawal_open'])
})

test.each(['99000', '300001000', '150500', '150000.01', '0'])(
  '[WAL-07] a withdrawal of %s is refused with the bounds',
  async (amount) => {
    const linh = await d.payee(400_000)
    expect(await d.request(linh, { amount })).toMatchObject({
      code: 'withdrawal_amount_refused',
      value: { obstacle: { line: 'amount', least: '100000.00', most: '300000000.00', step: '1000.00' } },
    })
    expect(await d.money(linh)).toBe(dong(400_000))
  },
)

test.each(['100000', '300000000'])('[WAL-07] a withdrawal of %s is taken: bounds belong to it', async (amount) => {
  const linh = await d.payee(300_000)
  expect((await d.request(linh, { amount })).code).toBeUndefined()
})

test('[WAL-07] more than there is, is refused; what is owed does not go out', async () => {
  const linh = await d.payee(999)
  expect(await d.request(linh)).toMatchObject({
    code: 'insufficient_funds',
    value: { obstacle: { left: '999000.00' } },
  })
  expect(await lines(linh, { amount: '1000000' })).toEqual(['insufficient_funds'])
  expect(await lines(linh, { amount: '999000' })).toEqual([])
  const owed = { debit: debt(linh.accountId, 'VND'), credit: vendorAccount('PG', 'VND'), amount: dong(99) }
  const key = { source: 'test', kind: 'owed', externalId: String(linh.accountId) }
  await d.w.database.transaction((tx) => postOne(tx, { key, parameters: {}, actor: 'test', legs: [owed] }))
  expect(await d.request(linh, { amount: '901000' })).toMatchObject({
    code: 'insufficient_funds',
    value: { obstacle: { left: '900000.00' } },
  })
  expect((await d.request(linh, { amount: '900000' })).code).toBeUndefined()
})

test('[WAL-07] the payment password is tried last before the amount: wrong ones lock it', async () => {
  const linh = await d.payee(1_000)
  const wrong = { paymentPassword: '246802' }
  expect(await d.request(linh, wrong)).toMatchObject({ code: 'payment_password_wrong', value: { left: 4 } })
  const tries = await Promise.all(Array.from({ length: 4 }, () => d.request(linh, wrong)))
  expect(tries.map(({ code }) => code)).toContain('payment_password_locked')
  expect((await d.request(linh)).code).toBe('payment_password_locked')
  expect(await lines(linh)).toEqual(['payment_password_locked'])
  expect(await d.money(linh)).toBe(dong(1_000))
})

test('[WAL-07] without account, password and money the page names each line, and the command the first', async () => {
  const bare = { ...(await d.w.signIn()), payoutAccount: 'x'.repeat(22) }
  expect(await lines(bare)).toEqual(['payout_account_needed', 'payment_password_needed', 'insufficient_funds'])
  expect((await d.request(bare)).code).toBe('payout_account_needed')
  // Another's account is none.
  const { payoutAccount } = await d.payee(0)
  expect((await d.request({ ...bare, payoutAccount })).code).toBe('payout_account_needed')
})

test('[WAL-07] while money is held, an account rests or turnover is missing, nothing goes out', async () => {
  const { database } = d.w
  const linh = await d.payee(1_000)
  await database.transaction(async (tx) => {
    await holdFor(tx, linh.accountId, 'money_out', 3_600)
    await tx
      .updateTable('payout_accounts')
      .set({ usable_from: new Date(Date.now() + 86_400_000) })
      .where('account_id', '=', linh.accountId)
      .execute()
    await openLot(tx, {
      ...{ accountId: linh.accountId, asset: 'VND', source: 'deposit', reference: 'planted' },
      ...{ amount: dong(500), factor: 1 },
    })
  })
  const { value } = await d.call(linh, 'withdrawalRequirements')
  expect(value.lines.flatMap(({ obstacle }: { obstacle: object | null }) => obstacle ?? [])).toEqual([
    { line: 'hold', code: 'money_held', until: expect.any(String) },
    { line: 'payoutAccount', code: 'payout_account_held', until: expect.any(String) },
    { line: 'turnover', code: 'turnover_not_met', left: '500000.00' },
  ])
  expect((await d.request(linh)).code).toBe('money_held')
})

test('[WAL-07] a suspended member, and one without the number that is asked for, gets nothing', async () => {
  const linh = await d.payee(1_000)
  await d.w.set('withdrawals', { ...withdrawalSettings, needsMobile: true })
  expect((await d.request(linh)).code).toBe('mobile_needed')
  await d.w.set('withdrawals', { ...withdrawalSettings, provider: '' })
  expect((await d.request(linh)).code).toBe('withdrawals_closed')
  await d.w.set('withdrawals', withdrawalSettings)
  await d.w.database.transaction((tx) => suspendAccount(tx, linh.accountId))
  expect((await d.request(linh)).code).toBe('not_logged_in')
  expect(await d.money(linh)).toBe(dong(1_000))
})

test('[WAL-07] withdrawals of another are none', async () => {
  const linh = await d.payee(1_000)
  const { number } = await d.withdrawn(linh, 500)
  const minh = await d.payee(0)
  for (const [id, given] of [
    ['withdrawalOrder', { number }],
    ['cancelWithdrawal', { number }],
    ['confirmLeg', { number, place: 1 }],
  ] as const)
    expect((await d.call(minh, id, given)).code).toBe('withdrawal_not_found')
  expect((await d.call(minh, 'withdrawals')).value.rows).toEqual([])
})

test('[WAL-07] count, sum and free withdrawals of a day follow the merchant’s midnight', async () => {
  await using own = await withdrawalWorld({}, 'stopped')
  await own.w.set('withdrawals', { ...withdrawalSettings, scoreAtMost: 99 })
  const linh = await own.payee(500_000)
  const fees: string[] = []
  for (let n = 0; n < 4; n++) {
    const { number, fee, legs } = await own.paidOut(linh, 1_000)
    fees.push(fee)
    expect(legs).toMatchObject([{ state: 'sent' }])
    const answer = await own.call(linh, 'confirmLeg', { number, place: 1 })
    expect(answer).toMatchObject({ value: { state: 'paid' } })
  }
  expect(fees).toEqual(['0.00', '0.00', '10000.00', '10000.00'])
  const until = '2026-03-01T17:00:00.000Z'
  expect(await own.request(linh)).toMatchObject({
    code: 'withdrawal_day_count',
    value: { obstacle: { line: 'dayCount', atMost: 4, until } },
  })
  // It is five hours until midnight.
  await own.pass(5 * 3_600 - 1)
  const late = await own.again(linh)
  expect((await own.request(late)).code).toBe('withdrawal_day_count')
  await own.pass(1)
  expect((await own.call(late, 'withdrawalRequirements', { amount: '300000000' })).value.terms).toMatchObject({
    ...{ leftToday: '400000000.00', countLeftToday: 4, freeLeftToday: 2, fee: '0.00' },
  })
  const { number } = await own.withdrawn(late, 300_000)
  await own.call(late, 'cancelWithdrawal', { number })
  await own.withdrawn(late, 300_000)
  expect(await own.call(late, 'withdrawalRequirements', { amount: '100001000' })).toMatchObject({
    value: { terms: { leftToday: '100000000.00' } },
  })
})
