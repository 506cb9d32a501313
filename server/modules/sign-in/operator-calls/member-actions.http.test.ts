import { calls } from '@banyan/contract/calls.ts'
import { memberActions } from '@banyan/contract/identity/operator-member-actions.ts'
import { operatorBalanceCalls } from '@banyan/contract/wallet/operator-balance-calls.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountTypes } from '#/modules/accounts/account-types.ts'
import { holdFor } from '#/modules/accounts/holds.ts'
import { newBrowser } from '#/modules/codes/test-world/sms-world.ts'
import { act, actTogether, closeForGood, deskMember, look, publicIdOf } from '#/modules/staff/test-world/member-desk.ts'
import { type World, world } from '#/test-world/world.ts'
import { accountWith, logIn } from '../test-world/log-in.ts'

/** One for all: each member is its test's own. */
let w: World
beforeAll(async () => {
  w = await world()
})
afterAll(() => w[Symbol.asyncDispose]())

const reason = 'Asked for by the owner'
const password = 'mận chín đỏ'

async function signedInMember(username: string) {
  const accountId = await accountWith(w, username, password)
  const { headers } = await w.signIn(accountId)
  const isIn = async () => (await w.app.portal.inject({ url: calls.memberInfo.path, headers })).statusCode === 200
  return { accountId, id: await publicIdOf(w, accountId), isIn }
}

const stateOf = async (id: string) => (await look(w, calls.memberRecord, { id })).value

test('[OPS-05] a suspended member is out at once and stays out until it is let in again', async () => {
  const { id, isIn } = await signedInMember('suspended.one')
  expect(await isIn()).toBe(true)
  expect((await act(w, calls.suspendMember, { id, reason })).value).toEqual({ state: 'suspended' })
  expect(await isIn()).toBe(false)
  expect((await logIn(w, newBrowser(w), { username: 'suspended.one', password })).json().code).toBe('account_suspended')
  expect(await stateOf(id)).toMatchObject({
    state: 'suspended',
    stateChange: { to: 'suspended', by: 'operator key', reason },
  })
  expect((await act(w, calls.suspendMember, { id, reason })).code).toBe('changed_meanwhile')
  expect((await act(w, calls.reinstateMember, { id, reason })).value).toEqual({ state: 'active' })
  expect((await act(w, calls.reinstateMember, { id, reason })).code).toBe('changed_meanwhile')
  expect((await logIn(w, newBrowser(w), { username: 'suspended.one', password })).statusCode).toBe(200)
})

test('[OPS-05] money is held for so long, a longer hold stays, and one that is released is over', async () => {
  const { id, accountId } = await signedInMember('held.one')
  await w.database.transaction((tx) => holdFor(tx, accountId, 'contacts', 60))
  const { until } = (await act(w, calls.holdMoney, { id, hours: 48, reason })).value
  expect((await act(w, calls.holdMoney, { id, hours: 1, reason })).value.until).toBe(until)
  expect((await stateOf(id)).holds.map(({ kind }) => kind)).toEqual(['contacts', 'money_out'])
  expect((await actTogether(w, calls.releaseMoney, { id, reason })).status).toBe(200)
  expect((await stateOf(id)).holds.map(({ kind }) => kind)).toEqual(['contacts'])
  expect((await act(w, calls.releaseMoney, { id, reason })).code).toBe('changed_meanwhile')
})

test('[OPS-05] one session ends by its id, then all of them', async () => {
  const { id, accountId, isIn } = await signedInMember('many.sessions')
  await w.signIn(accountId)
  await w.signIn(accountId)
  const { rows } = (await look(w, calls.memberSessions, { id })).value
  const session = rows[0]?.id ?? ''
  expect((await act(w, calls.endMemberSessions, { id, session, reason })).value).toEqual({ ended: 1 })
  expect((await act(w, calls.endMemberSessions, { id, session, reason })).value).toEqual({ ended: 0 })
  expect((await act(w, calls.endMemberSessions, { id, reason })).value).toEqual({ ended: 2 })
  expect(await isIn()).toBe(false)
  const other = await signedInMember('another.one')
  const [foreign] = (await look(w, calls.memberSessions, { id: other.id })).value.rows
  const tried = await act(w, calls.endMemberSessions, { id, session: foreign?.id ?? '', reason })
  expect(tried.value).toEqual({ ended: 0 })
  expect(await other.isIn()).toBe(true)
})

test('[ACC-21] a password that is handed out ends sessions and the one before, and must be changed', async () => {
  const { id, isIn } = await signedInMember('forgetful')
  const { shown } = (await actTogether(w, calls.handOutPassword, { id, reason })).value
  const handed = shown ?? ''
  expect(handed).toMatch(/^[\w-]{22}$/)
  expect(await isIn()).toBe(false)
  expect((await logIn(w, newBrowser(w), { username: 'forgetful', password })).json().code).toBe('wrong_credentials')
  const entered = (await logIn(w, newBrowser(w), { username: 'forgetful', password: handed })).json().value
  expect(entered).toMatchObject({ mustChangePassword: true, passwordIsWeak: true })
  expect(await stateOf(id)).toMatchObject({ password: { mustChange: true }, holds: [{ kind: 'money_out' }] })
  const rows = await w.database.db
    .selectFrom('operator_actions')
    .selectAll()
    .where('object', '=', 'account forgetful')
    .orderBy('id')
    .execute()
  expect(rows.map(({ call, after }) => ({ call, after }))).toEqual([
    { call: 'handOutPassword', after: { asked: expect.stringMatching(/^\d+$/) } },
    { call: 'approveRequest', after: { mustChangePassword: true, password: 'handed out' } },
  ])
  const kept = JSON.stringify(rows, (_name, value) => (typeof value === 'bigint' ? String(value) : value))
  expect(kept + JSON.stringify(w.logs)).not.toContain(handed)
})

// A sign-in code is asked for by username, and has tests of its own.
const { mintSignInCode: _, ...byId } = memberActions
const actions = [...Object.values(byId), operatorBalanceCalls.correctBalance]
/** What some calls take besides. */
const besides: Readonly<Record<string, object>> = {
  holdMoney: { hours: 1 },
  correctBalance: { amount: '5' },
  markMember: { tags: [], isIdentityChecked: true },
}
const bodyOf = (id: string, call: (typeof actions)[number]) => ({ id, reason, ...besides[call.id] }) as never

test.each(actions)(
  '[OPS-05] $id knows members and agents alone, needs a reason, and changes nothing then',
  async (call) => {
    for (const type of [accountTypes.trial, accountTypes.operator]) {
      const { id } = await deskMember(w, { username: `${call.id}.${type}`, type })
      expect((await act(w, call, bodyOf(id, call))).code).toBe('account_not_found')
    }
    expect((await act(w, call, bodyOf('A'.repeat(22), call))).code).toBe('account_not_found')
    const { id } = await deskMember(w, { username: `${call.id}.member` })
    for (const given of [
      { reason: 'no' },
      { reason: 'x'.repeat(501) },
      { reason: undefined },
      { id: '7' },
      { more: 1 },
    ])
      expect((await act(w, call, { ...(bodyOf(id, call) as object), ...given } as never)).code).toBe('invalid_input')
  },
)

test.each(actions.filter(({ errors }) => errors.some((code) => code === 'account_closed')))(
  '[OPS-05] $id leaves a member alone who was closed while the page was open',
  async (call) => {
    const { id, accountId } = await deskMember(w, { username: `${call.id}.closed` })
    await w.database.transaction((tx) => holdFor(tx, accountId, 'money_out', 3_600))
    await closeForGood(w, accountId)
    const before = await stateOf(id)
    expect((await act(w, call, bodyOf(id, call))).code).toBe('account_closed')
    expect(await stateOf(id)).toEqual(before)
    expect(before.state).toBe('closed')
  },
)

test.each([0, 8_761, 1.5, '24'])('[OPS-05] money is not held for %s hours', async (hours) => {
  const { id } = await deskMember(w, { username: `hours.${String(hours).replace('.', '-')}` })
  expect((await act(w, calls.holdMoney, { id, reason, hours } as never)).code).toBe('invalid_input')
})
