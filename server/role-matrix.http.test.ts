import type { CallDefinition, Caller } from '@banyan/contract/call.ts'
import { calls } from '@banyan/contract/calls.ts'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sealedWhereNeeded } from './test-world/sealed-body.ts'
import { type World, world } from './test-world/world.ts'

/** Everybody who can send a request in this version. Others join with the issue that lets them sign in. */
const callers: Record<string, { readonly is: Caller; readonly headers: () => Record<string, string> }> = {
  'a visitor': { is: 'visitor', headers: () => ({}) },
  'a visitor with a made-up token': { is: 'visitor', headers: () => ({ token: 'made-up' }) },
  'a visitor with a made-up key': { is: 'visitor', headers: () => ({ authorization: 'Bearer made-up' }) },
  'an operator': { is: 'operator', headers: () => ({ ...w.operatorHeaders }) },
}

const all = Object.values<CallDefinition>(calls)
const matrix = all.flatMap((call) =>
  Object.entries(callers).map(([who, caller]) => ({
    id: call.id,
    who,
    call,
    caller,
    may: call.callers.includes(caller.is),
  })),
)

/** One for all: no caller here gets so far that the next one could tell. */
let w: World
beforeAll(async () => {
  w = await world()
})
afterAll(() => w[Symbol.asyncDispose]())

/** Operators have a port of their own; their calls are nowhere else. */
async function send(call: CallDefinition, headers: Record<string, string>): Promise<LightMyRequestResponse> {
  const app = call.callers.includes('operator') ? w.app.operator : w.app.portal
  const json = { headers: { ...headers, 'content-type': 'application/json' }, payload: '{}' }
  const request = call.body ? await sealedWhereNeeded(call, json, w.bodyKey) : { headers }
  return await app.inject({ method: call.method, url: call.path, ...request })
}

test.each(matrix)('$id by $who: $may', async ({ call, caller, may }) => {
  const answer = await send(call, caller.headers())
  // Without input a call that needs some answers which fields are missing: it let the caller in.
  if (may) expect([200, 422]).toContain(answer.statusCode)
  // The operator's key means nothing at the portal's port, where its holder is a visitor.
  else if (caller.is === 'operator') expect([200, 422]).toContain(answer.statusCode)
  else expect(answer.json()).toMatchObject({ success: false, code: 'not_logged_in' })
})

test('every call names whom it serves', () => {
  for (const call of all) expect(call.callers.length, call.id).toBeGreaterThan(0)
})

test.each(all)('$id is not to be had at the other port', async (call) => {
  const other = call.callers.includes('operator') ? w.app.portal : w.app.operator
  const answer = await other.inject({ method: call.method, url: call.path, headers: { ...w.operatorHeaders } })
  expect(answer.statusCode).toBe(404)
})
