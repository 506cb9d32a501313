import { calls } from '@banyan/contract/calls.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountTypes } from '#/modules/accounts/account-types.ts'
import {
  closeForGood,
  type DeskMember,
  deskMember,
  look,
  withAuthenticator,
} from '#/modules/staff/test-world/member-desk.ts'
import { anotherAddress } from '#/test-world/sealed-body.ts'
import { type World, world } from '#/test-world/world.ts'

type Headers = Readonly<Record<string, string>>

let w: World
let mai: Headers
let anh: Headers
let made = 0
beforeAll(async () => {
  w = await world()
  const owner = async (username: string) => (await w.signIn({ username, type: accountTypes.operator })).consoleHeaders
  mai = await owner('mai')
  anh = await owner('anh')
})
afterAll(() => w[Symbol.asyncDispose]())

const aMember = (): Promise<DeskMember> => deskMember(w, { username: `member-${++made}` })

async function post(call: { readonly path: string }, payload: object, headers: Headers) {
  const sent = { method: 'POST', url: call.path, payload, headers, remoteAddress: anotherAddress() } as const
  const answer = (await w.app.operator.inject(sent)).json()
  return answer.success ? answer.value : (answer.value?.fields ?? answer.code)
}

const ask = (id: string, amount: string, reason = 'the bonus of Friday') =>
  post(calls.correctBalance, { id, amount, reason }, mai)
const approve = (id: string) => post(calls.approveRequest, { id, reason: 'as agreed' }, anh)
const balanceOf = async (id: string) => (await look(w, calls.memberRecord, { id })).value.money.balance

test('[WAL-01] [WAL-02] a correction moves money when a second operator approves it, and each request once', async () => {
  const { id } = await aMember()
  const { approval } = await ask(id, '50000.5')
  expect(await ask(id, '50000.5')).toEqual({ approval })
  expect(await balanceOf(id)).toBe('0.00')
  expect(await approve(approval)).toEqual({})
  expect(await approve(approval)).toEqual({})
  expect(await balanceOf(id)).toBe('50000.50')
  const [movement] = (await look(w, calls.memberStatement, { id, size: 10 })).value.rows
  expect(movement).toMatchObject({ kind: 'correction', amount: '50000.50', balance: '50000.50' })
  const taken = await ask(id, '-0.50')
  expect(await approve(taken.approval)).toEqual({})
  expect(await balanceOf(id)).toBe('50000.00')
})

test('a correction that would overdraw is refused when it is asked for, and when it is approved', async () => {
  const { id } = await aMember()
  expect(await ask(id, '-1')).toBe('insufficient_funds')
  await approve((await ask(id, '100')).approval)
  const [first, second] = [await ask(id, '-80'), await ask(id, '-80', 'that of Saturday')]
  expect(await approve(first.approval)).toEqual({})
  expect(await approve(second.approval)).toBe('insufficient_funds')
  expect(await balanceOf(id)).toBe('20.00')
})

test.each([
  ['0', 'not_zero'],
  ['-0.00', 'not_zero'],
  ['1.005', 'precision'],
])('%s is no correction: %s', async (amount, rule) => {
  const { id } = await aMember()
  expect(await ask(id, amount)).toEqual([{ path: '/body/amount', rule }])
})

test.each(['', 'much', '1e3', '1,000', '+5', '9999999999999', '1.00000', ' 5'])('%j is no amount', async (amount) => {
  const { id } = await aMember()
  expect(await ask(id, amount)).toEqual([expect.objectContaining({ path: '/body/amount' })])
})

test('a member who was closed while the request waited keeps the money as it was', async () => {
  const { id, accountId } = await aMember()
  const { approval } = await ask(id, '10')
  await closeForGood(w, accountId)
  expect(await approve(approval)).toBe('account_closed')
  expect(await ask(id, '10')).toBe('account_closed')
})

test("[ACC-19] two operators take a lost phone's factors away, which ends the sessions", async () => {
  const member = await w.signIn({ username: 'lost.phone' })
  const found = await look(w, calls.findMembers, { q: 'lost.phone', size: 10 })
  const id = found.value.rows[0]?.id ?? ''
  expect(await post(calls.resetMemberFactors, { id, reason: 'lost the phone' }, mai)).toBe('factor_not_found')
  await withAuthenticator(w, id)
  const { approval } = await post(calls.resetMemberFactors, { id, reason: 'lost the phone' }, mai)
  expect((await look(w, calls.memberRecord, { id })).value.authenticator).not.toBeNull()
  expect(await approve(approval)).toEqual({})
  expect((await look(w, calls.memberRecord, { id })).value.authenticator).toBeNull()
  const own = await w.app.portal.inject({ url: calls.memberInfo.path, headers: member.headers })
  expect(own.json().code).toBe('not_logged_in')
})
