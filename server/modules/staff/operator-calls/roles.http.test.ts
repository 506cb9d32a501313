import type { CallDefinition } from '@banyan/contract/call.ts'
import { calls } from '@banyan/contract/calls.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountTypes } from '#/modules/accounts/account-types.ts'
import { anotherAddress, asClientsSend } from '#/test-world/sealed-body.ts'
import { type World, world } from '#/test-world/world.ts'
import { firstRoles, giveRole } from '../roles.ts'

let w: World
beforeAll(async () => {
  w = await world()
})
afterAll(() => w[Symbol.asyncDispose]())

const operatorCalls = Object.values<CallDefinition>(calls).filter(
  ({ callers, token }) => callers.includes('operator') && token === 'needed',
)

/** Signs an operator in who has this role. */
async function signInAs(role: string | null): Promise<{ readonly cookie: string; readonly token: string }> {
  const { accountId, consoleHeaders } = await w.signIn({ type: accountTypes.operator })
  await w.database.transaction((tx) => giveRole(tx, accountId, role))
  return consoleHeaders
}

/** With an empty body: a call that needs more answers which fields are missing, so it let the asker in. */
async function letsIn(call: CallDefinition, headers: Record<string, string>): Promise<boolean> {
  const json = { headers: { ...headers, 'content-type': 'application/json' }, payload: '{}' }
  const sent = call.body ? await asClientsSend(call, json, w.bodyKey) : { headers }
  const remoteAddress = anotherAddress()
  const answer = await w.app.operator.inject({ method: call.method, url: call.path, remoteAddress, ...sent })
  if ([200, 404, 409, 422].includes(answer.statusCode) && answer.json().code !== 'call_not_found') return true
  expect([call.id, answer.statusCode, answer.json().code]).toEqual([call.id, 403, 'role_forbids'])
  return false
}

const holds = (held: readonly string[], { id, forEveryRole }: CallDefinition) =>
  forEveryRole === true || held.includes('*') || held.includes(id)

const isWayOut = ({ id }: CallDefinition) => id === calls.operatorLogout.id

const every = [...firstRoles, { name: null, calls: [] }]

test.each(every)('[ACC-23] $name is let in where its role says so, and refused everywhere else', async (role) => {
  const expected: Record<string, boolean> = {}
  const found: Record<string, boolean> = {}
  const headers = await signInAs(role.name)
  // The way out is the last one.
  for (const call of operatorCalls.toSorted((one, other) => Number(isWayOut(one)) - Number(isWayOut(other)))) {
    expected[call.id] = holds(role.calls, call)
    found[call.id] = await letsIn(call, headers)
  }
  expect(found).toEqual(expected)
})

test('[ACC-23] whoever shows the operator key is asked for no role', async () => {
  for (const call of operatorCalls) expect([call.id, await letsIn(call, w.operatorHeaders)]).toEqual([call.id, true])
})

test('[ACC-23] a role that the settings no longer have is none, and a call that is added to a role counts at once', async () => {
  const headers = await signInAs('support')
  expect(await letsIn(calls.verifyBook, headers)).toBe(false)
  const { roles } = w.settings.current('roles')
  const wider = roles.map((role) =>
    role.name === 'support' ? { ...role, calls: [...role.calls, 'verifyBook'] } : role,
  )
  await w.set('roles', { roles: wider })
  expect(await letsIn(calls.verifyBook, headers)).toBe(true)
  await w.set('roles', { roles: roles.filter(({ name }) => name !== 'support') })
  expect(await letsIn(calls.listApprovals, headers)).toBe(false)
  await w.set('roles', { roles })
})

async function changeRoles(change: object) {
  const { version, value } = (
    await w.app.operator.inject({ url: calls.readRoles.path, headers: w.operatorHeaders })
  ).json().value
  const payload = { version, value: { ...value, ...change }, reason: 'a test' }
  const sent = { method: 'PUT', url: calls.changeRoles.path, payload, headers: w.operatorHeaders } as const
  return (await w.app.operator.inject({ ...sent, remoteAddress: anotherAddress() })).json()
}

const owner = { name: 'owner', calls: ['*'] }

test.each([
  [
    'without a role that has every call',
    [{ name: 'support', calls: ['listApprovals'] }],
    '/body/value/roles',
    'no_owner',
  ],
  ['with a name twice', [owner, owner], '/body/value/roles/1/name', 'duplicate'],
  ['with a call that is none', [{ name: 'owner', calls: ['*', 'rob'] }], '/body/value/roles/0/calls/1', 'unknown_call'],
  [
    'with a call of the portal',
    [{ name: 'owner', calls: ['*', 'login'] }],
    '/body/value/roles/0/calls/1',
    'unknown_call',
  ],
])('roles %s are refused', async (_how, roles, path, rule) => {
  expect(await changeRoles({ roles })).toMatchObject({ code: 'invalid_input', value: { fields: [{ path, rule }] } })
})

test('a role that somebody has stays', async () => {
  await signInAs('support')
  expect(await changeRoles({ roles: [owner] })).toMatchObject({ code: 'role_in_use' })
})
