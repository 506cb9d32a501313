import { mkdirSync, mkdtempDisposableSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { calls } from '@banyan/contract/calls.ts'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type World, world } from './test-world/world.ts'

const folder = mkdtempDisposableSync(join(tmpdir(), 'banyan-costly-'))
for (const name of ['js', 'css', 'assets', 'icons', 'offline']) mkdirSync(join(folder.path, name))
for (const name of ['offline.html', 'offline.css', 'offline.js'])
  writeFileSync(join(folder.path, 'offline', name), name)
writeFileSync(join(folder.path, 'service-worker.js'), '')
writeFileSync(join(folder.path, 'index.html'), '<!doctype html><html lang="en"><script>__START_UP__</script></html>')

const [nearProxy, farProxy] = ['127.0.0.1', '198.51.100.1']
const routes = { directly: [], 'behind one proxy': [nearProxy], 'behind two proxies': [farProxy, nearProxy] } as const
type Route = keyof typeof routes
/** Two addresses of one client, and one of another client beside it. */
const clients = {
  IPv4: ['203.0.113.5', '203.0.113.5', '203.0.113.6'],
  IPv6: ['2001:db8:5:6::1', '2001:db8:5:6:7::2', '2001:db8:5:7::1'],
} as const
const places = (Object.keys(clients) as (keyof typeof clients)[]).flatMap((family) =>
  (Object.keys(routes) as Route[]).map((route) => ({ family, route })),
)

/** What these limits leave an address of each. */
const limits = { readsPerMinute: 20, writesPerMinute: 18 }
const few = { documents: 5, pictures: 2, wrongKeys: 3 } as const

let w: World
beforeAll(async () => {
  w = await world({ portalFolder: folder.path, consoleFolder: folder.path, trustedProxies: [nearProxy, farProxy] })
})
afterAll(async () => {
  await w[Symbol.asyncDispose]()
  folder.remove()
})

let madeUp = 0

/** Changed limits begin to count anew, each when it is next looked at. */
async function countAnew(given = limits) {
  const other = { readsPerMinute: given.readsPerMinute * 7, writesPerMinute: given.writesPerMinute * 7 }
  await w.set('limits', other)
  for (const url of ['/', calls.captcha.path]) await ask(w.app.portal, 'directly', '192.0.2.99', url)
  const wrong = { authorization: 'Bearer made-up' }
  for (const method of ['GET', 'POST'] as const)
    await w.app.operator.inject({ method, url: calls.readRegions.path, remoteAddress: '192.0.2.99', headers: wrong })
  await w.set('limits', given)
}

/** Asks as a client at this address, which makes up another one where proxies could be misled by it. */
async function ask(app: FastifyInstance, route: Route, address: string, url: string, headers: object = {}) {
  const proxies = routes[route]
  const told = [`198.18.0.${++madeUp % 250}`, address, ...proxies.slice(0, -1)].join(', ')
  const forwarded = proxies.length > 0 && { 'x-forwarded-for': told }
  return await app.inject({ url, remoteAddress: proxies.at(-1) ?? address, headers: { ...headers, ...forwarded } })
}

describe.each(places)('$family $route', ({ family, route }) => {
  const [own, alsoOwn, other] = clients[family]
  const from = (app: 'portal' | 'operator', url: string, headers?: object) => (address: string) =>
    ask(w.app[app], route, address, url, headers).then(({ statusCode }) => statusCode)

  test('[T24] documents of both ports have a limit for each address', async () => {
    for (const port of ['portal', 'operator'] as const) {
      await countAnew()
      const open = from(port, '/')
      for (let i = 0; i < few.documents; i++) expect(await open(i % 2 === 0 ? own : alsoOwn)).toBe(200)
      const refused = await ask(w.app[port], route, own, '/some/page')
      expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many_requests'])
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
      expect(await open(other)).toBe(200)
    }
  })

  test.each([
    ['captcha', calls.captcha.path],
    ['slider', `${calls.sliderChallenge.path}?purpose=login`],
  ])('[T24] pictures of the %s have one of their own', async (_what, url) => {
    await countAnew()
    // Each time a browser that nobody has seen: the limit of an asker does not hold it.
    const draw = from('portal', url)
    for (let i = 0; i < few.pictures; i++) expect(await draw(i % 2 === 0 ? own : alsoOwn)).toBe(200)
    expect(await draw(alsoOwn)).toBe(429)
    expect(await draw(other)).toBe(200)
    // What costs little is answered all the same.
    expect(await from('portal', calls.systemStatus.path)(own)).toBe(200)
  })

  test('[T24] wrong operator keys are refused unseen after a few, from their address alone', async () => {
    await countAnew()
    const url = calls.readRegions.path
    const wrong = from('operator', url, { authorization: 'Bearer made-up' })
    const right = from('operator', url, w.operatorHeaders)
    expect(await right(own)).toBe(200)
    for (let i = 0; i < few.wrongKeys; i++) expect(await wrong(i % 2 === 0 ? own : alsoOwn)).toBe(401)
    expect(await wrong(own)).toBe(429)
    // The right one tells nothing there now, and works elsewhere.
    expect(await right(alsoOwn)).toBe(429)
    expect([await right(other), await wrong(other)]).toEqual([200, 401])
  })
})

test('[T24] right operator keys are not counted, and twenty wrong ones at once are no way around the limit', async () => {
  await countAnew({ ...limits, readsPerMinute: 1_000 })
  const url = calls.readRegions.path
  for (let i = 0; i < 10; i++)
    expect((await ask(w.app.operator, 'directly', '192.0.2.1', url, w.operatorHeaders)).statusCode).toBe(200)
  const wrong = { authorization: 'Bearer made-up' }
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => ask(w.app.operator, 'directly', '192.0.2.1', url, wrong)),
  )
  const statuses = answers.map(({ statusCode }) => statusCode)
  expect(statuses.filter((status) => status === 401)).toHaveLength(few.wrongKeys)
})
