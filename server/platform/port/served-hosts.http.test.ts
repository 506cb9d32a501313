import { afterAll, beforeAll, expect, test } from 'vitest'
import { type World, world } from '#/test-world/world.ts'

const metricsKey = 'the-key-of-whoever-draws-the-figures-1'
let w: World
let behindProxy: World
beforeAll(async () => {
  w = await world({ consoleUrl: 'https://console.example.com' })
  behindProxy = await world({ consoleUrl: 'https://console.example.com', trustedProxies: ['10.0.0.0/8'], metricsKey })
})
afterAll(async () => {
  await w[Symbol.asyncDispose]()
  await behindProxy[Symbol.asyncDispose]()
})

const addresses = ['/metrics', '/healthz', '/openapi.json', '/wps/operator/session/key', '/nothing', '/']

test.each([
  ...['evil.example', 'evil.example:3001', 'console.example.com.evil.example', 'xconsole.example.com', 'localhost.'],
  ...['evil.example@127.0.0.1', '127.0.0.1.evil.example', '0.0.0.0', '[::]', '[::ffff:127.0.0.1]', '2130706433', 'a b'],
  ...['console.example.com/', 'localhost:3001:3001', 'localhost, evil.example'],
])("[OPS-04] the host %j is not served at the operators' port", async (host) => {
  for (const url of addresses) {
    const answer = await w.app.operator.inject({ url, headers: { host } })
    expect([url, answer.statusCode, answer.json().code]).toEqual([url, 421, 'misdirected_request'])
  }
  const change = { method: 'POST', url: '/wps/operator/operators', payload: { username: 'dao.pham' } } as const
  expect((await w.app.operator.inject({ ...change, headers: { ...w.operatorHeaders, host } })).statusCode).toBe(421)
})

test.each([
  ...['console.example.com', 'Console.Example.com:443', 'localhost', 'LOCALHOST:3001', '127.0.0.1:1', '[::1]:3001'],
  'console.localhost:3001',
])('[OPS-04] the host %j is', async (host) => {
  expect((await w.app.operator.inject({ url: '/healthz', headers: { host } })).statusCode).toBe(200)
})

test('[OPS-04] behind a trusted proxy the forwarded host is looked at as well, from others not at all', async () => {
  const ask = async (host: string, forwarded: string, remoteAddress: string) => {
    const headers = { host, 'x-forwarded-host': forwarded, 'x-forwarded-for': '198.18.0.1' }
    return (await behindProxy.app.operator.inject({ url: '/healthz', headers, remoteAddress })).statusCode
  }
  expect(await ask('127.0.0.1:3001', 'console.example.com', '10.0.0.1')).toBe(200)
  expect(await ask('127.0.0.1:3001', 'evil.example', '10.0.0.1')).toBe(421)
  expect(await ask('evil.example', 'console.example.com', '10.0.0.1')).toBe(421)
  expect(await ask('evil.example', 'console.example.com', '198.18.0.2')).toBe(421)
})

test('members, vendors and their hosts are served under any name: the brand has mirrors', async () => {
  for (const port of ['portal', 'vendors'] as const)
    expect((await w.app[port].inject({ url: '/healthz', headers: { host: 'mirror.example' } })).statusCode).toBe(200)
})

test('[OPS-04] figures ask for their key where there is one', async () => {
  const read = async (headers: Record<string, string>) => {
    const answer = await behindProxy.app.operator.inject({ url: '/metrics', headers })
    return [answer.statusCode, answer.headers['www-authenticate']]
  }
  const refused = [401, 'Bearer']
  expect(await read({})).toEqual(refused)
  expect(await read({ authorization: `Bearer ${metricsKey}x` })).toEqual(refused)
  expect(await read({ authorization: metricsKey })).toEqual(refused)
  expect(await read({ ...behindProxy.operatorHeaders })).toEqual(refused)
  expect(await read({ authorization: `Bearer ${metricsKey}` })).toEqual([200, undefined])
  expect((await w.app.operator.inject('/metrics')).statusCode).toBe(200)
})
