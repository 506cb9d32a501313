import type { Caller } from '@banyan/contract/call.ts'
import { calls } from '@banyan/contract/calls.ts'
import { expect, test } from 'vitest'
import { world } from './test-world/world.ts'

/** Everybody who can send a request in this version. Others join with the issue that lets them sign in. */
const callers: Record<string, { readonly is: Caller; readonly headers: Record<string, string> }> = {
  'a visitor': { is: 'visitor', headers: {} },
  'a visitor with a made-up token': { is: 'visitor', headers: { token: 'made-up' } },
}

const matrix = Object.values(calls).flatMap((call) =>
  Object.entries(callers).map(([who, caller]) => ({
    id: call.id,
    who,
    call,
    caller,
    may: call.callers.includes(caller.is),
  })),
)

test.each(matrix)('$id by $who: $may', async ({ call, caller, may }) => {
  await using w = await world()
  const answer = await w.app.portal.inject({ method: call.method, url: call.path, headers: caller.headers })
  // Without input a call that needs some answers which fields are missing: it let the caller in.
  if (may) expect([200, 422]).toContain(answer.statusCode)
  else expect([401, 403]).toContain(answer.statusCode)
})

test('every call names whom it serves', () => {
  for (const call of Object.values(calls)) expect(call.callers.length, call.id).toBeGreaterThan(0)
})
