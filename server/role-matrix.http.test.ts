import type { CallDefinition, Caller } from '@banyan/contract/call.ts'
import { calls } from '@banyan/contract/calls.ts'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AccountType, accountTypes, agentTypes } from './modules/identity/account-types.ts'
import { suspendAccount } from './modules/identity/suspend-account.ts'
import { sealedWhereNeeded } from './test-world/sealed-body.ts'
import { type World, world } from './test-world/world.ts'

interface Asker {
  readonly is: Caller
  readonly headers: () => Record<string, string> | Promise<Record<string, string>>
}

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
  Object.entries(callers).map(([who, { is, headers }]) => {
    const known = isAt(call, is)
    return { id: call.id, who, call, headers, known, may: call.callers.includes(known) }
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
  return await app.inject({ method: call.method, url: call.path, ...request })
}

test.each(matrix)('[ACC-23] $id by $who: $may', async ({ call, headers, known, may }) => {
  const answer = await send(call, await headers())
  // Without input a call that needs some answers which fields are missing: it let the caller in.
  if (may) expect([200, 422]).toContain(answer.statusCode)
  else expect(answer.json()).toMatchObject({ success: false, code: refusalFor(call, known) })
})

/** A trial account is told what it lacks; everybody else has to sign in. */
function refusalFor({ callers }: CallDefinition, is: Caller): string {
  return is === 'trial' && callers.includes('member') ? 'in_need_true_account' : 'not_logged_in'
}

test('every call names whom it serves', () => {
  for (const call of all) expect(call.callers.length, call.id).toBeGreaterThan(0)
})

test.each(all)('$id is not to be had at the other port', async (call) => {
  const other = isOperators(call) ? w.app.portal : w.app.operator
  const answer = await other.inject({ method: call.method, url: call.path, headers: { ...w.operatorHeaders } })
  expect(answer.statusCode).toBe(404)
})
