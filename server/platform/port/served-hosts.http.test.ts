import { calls } from '@banyan/contract/calls.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountTypes } from '#/modules/accounts/account-types.ts'
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

const ours = 'console.example.com'
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

/** Names that a stranger can point at any machine, this one's address and ours in other spellings, and near misses. */
const strangers = [
  ...['evil.example', 'EVIL.EXAMPLE', 'evil.example.', 'evil.example:3001', 'xn--bnyan-9ya.example.com'],
  ...['console.example.com.evil.example', 'console-example.com', 'consoleexample.com', 'xconsole.example.com'],
  ...['sub.console.example.com', 'example.com', 'www.example.com', 'play.example.com', 'console.example.com.'],
  ...['console.example.co', 'console.example.comx', 'console.example.org', 'console.example.com-evil.example'],
  ...['localhost.evil.example', 'localhost.', 'localhost.localdomain', 'sub.localhost', 'evil.console.localhost'],
  ...['console.localhost.', 'console.localhost.evil.example', 'xconsole.localhost', 'localhostx', 'xlocalhost'],
  ...['127.0.0.1.nip.io', '127.0.0.1.evil.example', '127.0.0.1.', '127.0.0.2', '127.1', '127.0.1', '2130706433'],
  ...['0x7f000001', '0x7f.0.0.1', '0177.0.0.1', '0', '0.0.0.0', '10.0.0.1', '192.168.0.1', '169.254.169.254'],
  ...['[::]', '[::2]', '[::ffff:127.0.0.1]', '[::ffff:7f00:1]', '[0:0:0:0:0:0:0:1]', '[fe80::1]', '[fd00::1]'],
  ...['[2001:db8::1]', '[::1%25lo]', '[64:ff9b::7f00:1]', '[::127.0.0.1]', '1.1.1.1', 'null'],
]

test('fifty strangers and more are tried', () => expect(new Set(strangers).size).toBeGreaterThan(50))

test.each(strangers)(
  '[OPS-04] [ACC-22] a page of %s, whose host leads here, reaches nothing of operators',
  async (host) => {
    // By itself, through one trusted proxy and through two, from either family of addresses.
    const ways = [
      { headers: {} },
      { remoteAddress: '::1', headers: {} },
      { remoteAddress: '10.0.0.1', headers: { 'x-forwarded-for': '2001:db8::9', 'x-forwarded-host': host } },
      { remoteAddress: '10.0.0.1', headers: { 'x-forwarded-for': '203.0.113.9, 10.0.0.2', 'x-forwarded-host': host } },
      {
        remoteAddress: '10.0.0.1',
        headers: { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-host': host },
        named: ours,
      },
    ]
    for (const one of [w, behindProxy]) {
      const { consoleHeaders } = await one.signIn({ type: accountTypes.operator })
      for (const { remoteAddress = '127.0.0.1', headers, named = host } of ways) {
        if (one === w && named === ours) continue
        const asked = {
          host: named,
          origin: `http://${host}`,
          'sec-fetch-site': 'same-origin',
          ...headers,
          ...consoleHeaders,
        }
        const read = await one.app.operator.inject({ url: calls.operatorInfo.path, remoteAddress, headers: asked })
        expect([read.statusCode, read.json().code]).toEqual([421, 'misdirected_request'])
        const { method, path: url } = calls.addOperator
        const wrote = await one.app.operator.inject({ method, url, remoteAddress, headers: asked, payload: {} })
        expect(wrote.statusCode).toBe(421)
      }
      // Under our own name it is a foreign page.
      const { method, path: url } = calls.addOperator
      const foreign = { host: ours, origin: `http://${host}`, ...consoleHeaders }
      const answer = await one.app.operator.inject({ method, url, headers: foreign, payload: {} })
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'foreign_origin'])
    }
  },
)

test('members, vendors and their hosts are served under any name: the brand has mirrors', async () => {
  for (const port of ['portal', 'vendors'] as const)
    expect((await w.app[port].inject({ url: '/healthz', headers: { host: 'mirror.example' } })).statusCode).toBe(200)
})

test('[OPS-04] figures ask for their key, or else for the key of operators', async () => {
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
  const withoutOwn = (headers: Record<string, string>) => w.app.operator.inject({ url: '/metrics', headers })
  expect((await withoutOwn({})).statusCode).toBe(401)
  expect((await withoutOwn({ authorization: 'Bearer ' })).statusCode).toBe(401)
  expect((await withoutOwn({ authorization: 'Bearer undefined' })).statusCode).toBe(401)
  expect((await withoutOwn({ ...(await w.signIn({ type: accountTypes.operator })).consoleHeaders })).statusCode).toBe(
    401,
  )
  expect((await withoutOwn(w.operatorHeaders)).statusCode).toBe(200)
})
