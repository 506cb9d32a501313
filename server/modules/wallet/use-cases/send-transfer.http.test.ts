import type { SettingsSections } from '@banyan/contract/system/settings.ts'
import { transferCalls } from '@banyan/contract/wallet/transfer-calls.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { available, debt, vendorAccount } from '#/ledger/chart.ts'
import { postOne } from '#/ledger/post.ts'
import { statementPage } from '#/ledger/statement.ts'
import { holdFor } from '#/modules/accounts/holds.ts'
import type { Answer } from '#/modules/cashier/test-world/deposit-world.ts'
import {
  paymentPassword,
  plantPayee,
  type WithdrawalWorld,
  withdrawalWorld,
} from '#/modules/cashier/test-world/withdrawal-world.ts'
import { suspendMember } from '#/modules/sign-in/members.ts'
import { authenticatorCode as codeOf, otherThan } from '#/modules/sign-in/test-world/factors-world.ts'
import { giveAuthenticator } from '#/modules/sign-in/test-world/given-authenticators.ts'
import { openLot, turnoverLeft } from '#/modules/wagering/turnover.ts'
import { asClientsSend } from '#/test-world/sealed-body.ts'
import type { SignedInClient } from '#/test-world/sign-in.ts'

const settings: SettingsSections['treeTransfers'] = {
  ...{ upline: true, downline: 'direct', least: '50000.00', most: '500000.00', sumPerDay: '800000.00', turnover: 1 },
}
const dong = (thousands: number) => BigInt(thousands) * 100_000n

let d: WithdrawalWorld
beforeAll(async () => {
  d = await withdrawalWorld()
})
// Proves the book of every test.
afterAll(() => d[Symbol.asyncDispose]())
beforeEach(() => d.w.set('treeTransfers', settings))

let made = 0
/** An agent, an agent below it and a member below that, each with a million đồng and the payment password. */
async function tree() {
  const branch = ++made
  const agent = await d.w.signIn({ type: 1, username: `agent-${branch}` })
  const middle = await d.w.signIn({ type: 1, username: `middle-${branch}`, parentId: agent.accountId })
  const member = await d.w.signIn({ username: `member-${branch}`, parentId: middle.accountId })
  const payee = async (who: SignedInClient) => ({
    ...{ ...who, payoutAccount: await plantPayee(d.w.database, d.w.personal, who.accountId, 1_000) },
  })
  const [top, between, below] = [await payee(agent), await payee(middle), await payee(member)]
  return { agent: top, middle: between, member: below, names: { agent: `agent-${branch}`, member: `member-${branch}` } }
}

let requests = 0
type Change = 'transferUpline' | 'transferDownline'
async function send(who: SignedInClient, id: Change, given: object = {}): Promise<Answer> {
  const { method, path } = transferCalls[id]
  const body = { requestId: `transfer-${++requests}`, amount: '100000', paymentPassword, ...given }
  const json = { headers: { ...who.headers, 'content-type': 'application/json' }, payload: JSON.stringify(body) }
  const sent = await asClientsSend(transferCalls[id], json, d.w.bodyKey)
  return (await d.w.app.portal.inject({ method, url: path, ...sent })).json()
}
const terms = async (who: SignedInClient) =>
  (await d.w.app.portal.inject({ url: transferCalls.transferTerms.path, headers: { ...who.headers } })).json().value
/** A debt of so many thousand đồng, as a corrected win leaves one. */
async function owe({ accountId }: SignedInClient, thousands: number): Promise<void> {
  const owed = { debit: debt(accountId, 'VND'), credit: vendorAccount('PG', 'VND'), amount: dong(thousands) }
  const key = { source: 'test', kind: 'owed', externalId: String(accountId) }
  await d.w.database.transaction((tx) => postOne(tx, { key, parameters: {}, actor: 'test', legs: [owed] }))
}
const afterCooldown = () => d.pass(11)

test('[WAL-05] a member sends to its upline: one entry, both balances, and turnover for who receives', async () => {
  const { member, middle } = await tree()
  expect(await terms(member)).toMatchObject({ upline: `mi***${made}`, mayUpline: true, mayDownline: false })
  const { value } = await send(member, 'transferUpline')
  expect(value).toMatchObject({ amount: '100000.00', to: `mi***${made}` })
  expect([await d.money(member), await d.money(middle)]).toEqual([dong(900), dong(1_100)])
  for (const [who, amount] of [
    [member, -dong(100)],
    [middle, dong(100)],
  ] as const) {
    const rows = await statementPage(d.w.database.db, { memberId: who.accountId, asset: 'VND', atMost: 1 })
    expect(rows).toMatchObject([{ kind: 'transfer_up', externalId: value.number, amount }])
  }
  expect(await turnoverLeft(d.w.database.db, middle.accountId, 'VND')).toBe(dong(100))
  expect(await turnoverLeft(d.w.database.db, member.accountId, 'VND')).toBe(0n)
})

test('[WAL-05] an agent sends to who is right below; further down only where the merchant lets it', async () => {
  const { agent, member, names } = await tree()
  expect((await send(agent, 'transferDownline', { username: names.member })).code).toBe('transfer_target_refused')
  await d.w.set('treeTransfers', { ...settings, downline: 'team' })
  expect((await send(agent, 'transferDownline', { username: names.member.toUpperCase() })).code).toBeUndefined()
  expect([await d.money(agent), await d.money(member)]).toEqual([dong(900), dong(1_100)])
})

test('[WAL-05] nobody sends outside the tree, up by the other way, to itself, or where it is not offered', async () => {
  const [one, other] = [await tree(), await tree()]
  const refused = async (who: SignedInClient, username: string) =>
    (await send(who, 'transferDownline', { username })).code
  await d.w.set('treeTransfers', { ...settings, downline: 'team' })
  for (const username of [other.names.member, one.names.agent, 'nobody-at-all'])
    expect(await refused(one.middle, username), username).toBe('transfer_target_refused')
  expect(await refused(one.agent, one.names.agent)).toBe('transfer_target_refused')
  expect(await refused(one.member, one.names.agent)).toBe('transfer_not_offered')
  expect((await send(one.agent, 'transferUpline')).code).toBe('transfer_not_offered')
  await d.w.set('treeTransfers', { ...settings, upline: false, downline: 'off' })
  expect((await send(one.member, 'transferUpline')).code).toBe('transfer_not_offered')
  expect(await refused(one.middle, one.names.member)).toBe('transfer_not_offered')
  expect(await d.money(other.member)).toBe(dong(1_000))
})

test.each([
  ['49000', 'transfer_amount_refused'],
  ['50000', undefined],
  ['50500', 'transfer_amount_refused'],
  ['500000', undefined],
  ['501000', 'transfer_amount_refused'],
  ['100000.001', 'transfer_amount_refused'],
])('[WAL-05] an amount of %s: %s', async (amount, code) => {
  const { member } = await tree()
  expect((await send(member, 'transferUpline', { amount })).code).toBe(code)
})

test('[WAL-05] a day’s sum and the pause between two transfers hold', async () => {
  const { member } = await tree()
  expect((await send(member, 'transferUpline', { amount: '500000' })).code).toBeUndefined()
  expect((await send(member, 'transferUpline', { amount: '50000' })).code).toBe('transfer_too_soon')
  await afterCooldown()
  expect((await send(member, 'transferUpline', { amount: '301000' })).code).toBe('transfer_day_sum')
  expect((await send(member, 'transferUpline', { amount: '300000' })).code).toBeUndefined()
  expect(await terms(member)).toMatchObject({ leftToday: '0.00', available: '200000.00' })
})

test('[WAL-05] what may not be withdrawn may not be sent: turnover, a hold, an open withdrawal, a debt', async () => {
  const { member, middle } = await tree()
  await d.w.database.transaction((tx) =>
    openLot(tx, {
      ...{ accountId: member.accountId, asset: 'VND', source: 'deposit', reference: `lot-${made}` },
      ...{ amount: dong(10), factor: 1 },
    }),
  )
  const refusal = await send(member, 'transferUpline')
  expect(refusal).toMatchObject({ code: 'turnover_not_met', value: { obstacle: { left: '10000.00' } } })
  await d.w.database.transaction((tx) => holdFor(tx, middle.accountId, 'money_out', 600))
  expect((await send(middle, 'transferUpline')).code).toBe('money_held')
  const other = await tree()
  const { number } = await d.withdrawn(other.middle, 100)
  expect(await terms(other.middle)).toMatchObject({ openWithdrawal: number })
  expect(await send(other.middle, 'transferUpline')).toMatchObject({
    ...{ code: 'withdrawal_open', value: { obstacle: { number } } },
  })
  await owe(other.member, 901)
  expect(await terms(other.member)).toMatchObject({ available: '99000.00' })
  expect(await send(other.member, 'transferUpline')).toMatchObject({
    ...{ code: 'insufficient_funds', value: { obstacle: { left: '99000.00' } } },
  })
  expect((await send(other.member, 'transferUpline', { amount: '99000' })).code).toBeUndefined()
})

test('[WAL-05] nobody sends more than it has, nor to or from an account that is suspended', async () => {
  const { member, middle, agent } = await tree()
  const spent = { debit: available(member.accountId, 'VND'), credit: vendorAccount('PG', 'VND'), amount: dong(920) }
  const key = { source: 'test', kind: 'bet', externalId: `spent ${made}` }
  await d.w.database.transaction((tx) => postOne(tx, { key, parameters: {}, actor: 'test', legs: [spent] }))
  expect((await send(member, 'transferUpline')).code).toBe('insufficient_funds')
  await d.w.database.transaction((tx) => suspendMember(tx, agent.accountId))
  expect((await send(middle, 'transferUpline')).code).toBe('transfer_target_refused')
  expect((await send(agent, 'transferUpline')).code).toBe('not_logged_in')
})

test('[WAL-05] [WAL-02] the same request sends once, however often and at once; another amount under it is refused', async () => {
  const { member, middle } = await tree()
  const given = { requestId: `again-${made}-request` }
  const answers = await Promise.all(Array.from({ length: 5 }, () => send(member, 'transferUpline', given)))
  expect(new Set(answers.map(({ value }) => value?.number)).size).toBe(1)
  expect(await d.money(middle)).toBe(dong(1_100))
  expect((await send(member, 'transferUpline', { ...given, amount: '60000' })).code).toBe('idempotency_conflict')
})

test('[WAL-05] a wrong payment password sends nothing, and tries are left for what the rules refuse before', async () => {
  const { member, middle } = await tree()
  expect(await send(member, 'transferUpline', { paymentPassword: '864208' })).toMatchObject({
    ...{ code: 'payment_password_wrong', value: { left: 4 } },
  })
  expect((await send(member, 'transferUpline', { paymentPassword: '864208', amount: '1000' })).code).toBe(
    'transfer_amount_refused',
  )
  expect((await send(member, 'transferUpline', { paymentPassword: '864209' })).value).toEqual({ left: 3 })
  expect(await d.money(middle)).toBe(dong(1_000))
})

test('[WAL-05] an account with an authenticator shows a code of it too, and each code once', async () => {
  const { member, middle } = await tree()
  expect((await terms(member)).needsAuthenticator).toBe(false)
  const secret = await giveAuthenticator(d.w, member.accountId)
  expect((await terms(member)).needsAuthenticator).toBe(true)
  expect((await send(member, 'transferUpline')).value.fields).toEqual([
    { path: '/body/authenticatorCode', rule: 'required' },
  ])
  const authenticatorCode = await codeOf(d.w, secret)
  expect((await send(member, 'transferUpline', { authenticatorCode: otherThan(authenticatorCode) })).code).toBe(
    'authenticator_code_wrong',
  )
  expect(await d.money(middle)).toBe(dong(1_000))
  const sent = { requestId: `with-code-${made}`, authenticatorCode }
  const { value } = await send(member, 'transferUpline', sent)
  // Who lost the answer asks again, with a code that is used up.
  expect((await send(member, 'transferUpline', sent)).value).toEqual(value)
  await afterCooldown()
  expect((await send(member, 'transferUpline', { authenticatorCode })).code).toBe('authenticator_code_wrong')
  expect(await d.money(middle)).toBe(dong(1_100))
})
