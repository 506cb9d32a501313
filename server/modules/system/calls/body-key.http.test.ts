import { calls } from '@banyan/contract/calls.ts'
import { calculateJwkThumbprint } from 'jose'
import { expect, test } from 'vitest'
import { world } from '#/test-world/world.ts'

// In seconds.
const hour = 3_600

test('[SYS-17] the key for sealed bodies is published: its public half, named by its thumbprint', async () => {
  await using w = await world()
  const answer = await w.app.portal.inject(calls.bodyKey.path)
  const { kid, jwk } = answer.json().value
  expect(Object.keys(jwk).sort()).toEqual(['e', 'kty', 'n'])
  expect(kid).toBe(await calculateJwkThumbprint(jwk))
  expect(answer.headers['cache-control']).toBe('no-store')
  expect((await w.app.portal.inject(calls.bodyKey.path)).json().value.kid).toBe(kid)
})

test('its time is that of the database, which is the one that counts', async () => {
  await using w = await world()
  await w.moveClock(5 * hour)
  const { now } = (await w.app.portal.inject(calls.bodyKey.path)).json().value
  expect(Date.parse(now) - Date.now()).toBeGreaterThan(4.9 * 3_600_000)
})
