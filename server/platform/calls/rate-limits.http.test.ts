import { calls } from '@banyan/contract/calls.ts'
import { expect, test } from 'vitest'
import { type World, world } from '#/test-world/world.ts'

const status = (w: World, from: string) =>
  w.app.portal.inject({ url: calls.systemStatus.path, headers: { 'x-forwarded-for': from } })

async function limited(readsPerMinute: number): Promise<World> {
  const w = await world({ trustedProxies: ['127.0.0.1'] })
  await w.set('limits', { readsPerMinute, writesPerMinute: 5 })
  return w
}

test('one address may ask so often in a minute and not once more; another is not touched', async () => {
  await using w = await limited(10)
  for (let i = 0; i < 10; i++) expect((await status(w, '9.9.9.9')).statusCode).toBe(200)
  const refused = await status(w, '9.9.9.9')
  expect(refused.statusCode).toBe(429)
  expect(refused.json()).toMatchObject({ success: false, code: 'too_many_requests' })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60)
  expect(refused.json().value).toEqual({ retryAfterSeconds: Number(refused.headers['retry-after']) })
  expect((await status(w, '9.9.9.8')).statusCode).toBe(200)
})

test('addresses of one IPv6 network count together', async () => {
  await using w = await limited(10)
  for (let i = 0; i < 10; i++) await status(w, `2001:db8:1:2:${i}::1`)
  expect((await status(w, '2001:db8:1:2::ffff')).statusCode).toBe(429)
  expect((await status(w, '2001:db8:1:3::1')).statusCode).toBe(200)
})

test('reads and writes are counted apart', async () => {
  await using w = await limited(10)
  const write = () => w.app.operator.inject({ method: 'PUT', url: calls.changeRegions.path, payload: {} })
  for (let i = 0; i < 5; i++) expect((await write()).statusCode).toBe(401)
  expect((await write()).statusCode).toBe(429)
  expect((await w.app.operator.inject(calls.readRegions.path)).statusCode).toBe(401)
})

test('a changed limit holds at once', async () => {
  await using w = await limited(10)
  for (let i = 0; i < 11; i++) await status(w, '9.9.9.9')
  await w.set('limits', { readsPerMinute: 20, writesPerMinute: 5 })
  expect((await status(w, '9.9.9.9')).statusCode).toBe(200)
})

test('the limits that the demo starts with let a busy player through', async () => {
  await using w = await world({ liftLimits: false })
  for (let i = 0; i < 200; i++) expect((await w.app.portal.inject(calls.systemStatus.path)).statusCode).toBe(200)
})
