import type { CallDefinition, Caller } from '@banyan/contract/call.ts'
import { calls } from '@banyan/contract/calls.ts'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AccountType, accountTypes, agentTypes } from './modules/accounts/account-types.ts'
import { suspendAccount } from './modules/sign-in/suspend-account.ts'
import { anotherAddress, sealedWhereNeeded } from './test-world/sealed-body.ts'
import { type World, world } from './test-world/world.ts'

interface Asker {
  readonly is: Caller
  /** Whether its session reaches nothing but what comes before the change of its password. */
  readonly mustChangePassword?: true
  readonly headers: () => Record<string, string> | Promise<Record<string, string>>
}

const whoMustChange = (client: 'browser' | 'app'): Asker => ({
  is: 'member',
  mustChangePassword: true,
  headers: async () => {
    const { headers, token } = await w.signIn({}, { client, mustChangePassword: true })
    return client === 'browser' ? { ...headers } : { authorization: `Bearer ${token}` }
  },
})

const signedIn = (is: Caller, type: AccountType): Asker => ({
  is,
  // Anew for each call: one of them is the logout.
  headers: async () => ({ ...(await w.signIn({ type })).headers }),
})

/** Everybody who can send a request. Vendors and gateways join with the calls that serve them. */
const callers: Record<string, Asker> = {
  'a visitor': { is: 'visitor', headers: () => ({}) },
  'a visitor with a made-up token': { is: 'visitor', headers: () => ({ token: 'made-up' }) },
  'a visitor with a made-up key': { is: 'visitor', headers: () => ({ authorization: 'Bearer made-up' }) },
  'a member': signedIn('member', accountTypes.member),
  'a member who must change its password': whoMustChange('browser'),
  "a member's app that must change its password": whoMustChange('app'),
  'a trial account': signedIn('trial', accountTypes.trial),
  ...Object.fromEntries(agentTypes.map((type) => [`an agent of type ${type}`, signedIn('agent', type)])),
  'a member who was suspended': {
    is: 'visitor',
    headers: async () => {
      const { accountId, headers } = await w.signIn()
      await w.database.transaction((tx) => suspendAccount(tx, accountId))
      return { ...headers }
    },
  },
  "an operator's session, at the portal": signedIn('visitor', accountTypes.operator),
  'an operator by the key': { is: 'operator', headers: () => ({ ...w.operatorHeaders }) },
  'an operator signed in by session': {
    is: 'operator',
    headers: async () => ({ ...(await w.signIn({ type: accountTypes.operator })).consoleHeaders }),
  },
}

const all = Object.values<CallDefinition>(calls)
const matrix = all.flatMap((call) =>
  Object.entries(callers).map(([who, { is, mustChangePassword, headers }]) => {
    // Where a session is optional, one that must change its password is none.
    const known = mustChangePassword && call.token === 'optional' ? 'visitor' : isAt(call, is)
    const code = refusalFor(call, known, mustChangePassword ?? false)
    return { id: call.id, who, call, headers, may: code === undefined, code }
  }),
)

/** Operators have a port of their own; their calls are nowhere else. */
function isOperators({ callers }: CallDefinition): boolean {
  return callers.includes('operator')
}

/** Whom the port of a call takes a caller for: what proves somebody at the one means nothing at the other. */
function isAt(call: CallDefinition, is: Caller): Caller {
  return isOperators(call) === (is === 'operator') ? is : 'visitor'
}

/** One for all: no caller here gets so far that the next one could tell. */
let w: World
beforeAll(async () => {
  w = await world()
})
afterAll(() => w[Symbol.asyncDispose]())

async function send(call: CallDefinition, headers: Record<string, string>): Promise<LightMyRequestResponse> {
  const app = isOperators(call) ? w.app.operator : w.app.portal
  const json = { headers: { ...headers, 'content-type': 'application/json' }, payload: '{}' }
  const request = call.body ? await sealedWhereNeeded(call, json, w.bodyKey) : { headers }
  // One address may send so many sealed bodies a second, and the next caller must not be refused for that.
  return await app.inject({ method: call.method, url: call.path, remoteAddress: anotherAddress(), ...request })
}

test.each(matrix)('[ACC-23] $id by $who: $may', async ({ call, headers, code }) => {
  const answer = await send(call, await headers())
  // Without input a call that needs some answers which fields are missing: it let the caller in.
  if (code === undefined) expect([200, 422]).toContain(answer.statusCode)
  else expect(answer.json()).toMatchObject({ success: false, code })
})

/** Undefined where the call serves the caller. A trial account is told what it lacks; others have to sign in. */
function refusalFor(call: CallDefinition, is: Caller, mustChangePassword: boolean): string | undefined {
  const { callers, token, beforePasswordChange } = call
  if (!callers.includes(is))
    return is === 'trial' && callers.includes('member') ? 'in_need_true_account' : 'not_logged_in'
  return mustChangePassword && token === 'needed' && !beforePasswordChange ? 'password_change_needed' : undefined
}

test('every call names whom it serves', () => {
  for (const call of all) expect(call.callers.length, call.id).toBeGreaterThan(0)
})

test.each(all)('$id is not to be had at the other port', async (call) => {
  const other = isOperators(call) ? w.app.portal : w.app.operator
  const answer = await other.inject({ method: call.method, url: call.path, headers: { ...w.operatorHeaders } })
  expect(answer.statusCode).toBe(404)
})
