import { calls } from '@banyan/contract/calls.ts'
import { gameList } from '@banyan/contract/games/game-list.ts'
import { systemStatus } from '@banyan/contract/system/config.ts'
import { walletOperations } from '@banyan/contract/vendor/wallet.ts'
import { expect, test } from 'vitest'
import { world } from '#/test-world/world.ts'

const json = { 'content-type': 'application/json' }

// A body that can't be read is refused before the method.
test.each([
  { why: 'an unknown address', request: { url: '/wps/nothing' }, status: 404, code: 'call_not_found' },
  {
    why: 'another method',
    request: { method: 'DELETE' as const, url: gameList.path },
    status: 405,
    code: 'method_not_allowed',
  },
  { why: 'a bad escape', request: { url: '/wps/%ff%fe' }, status: 400, code: 'malformed_request' },
  {
    why: 'broken JSON',
    request: { method: 'POST' as const, url: gameList.path, headers: json, payload: '{"a":' },
    status: 400,
    code: 'malformed_request',
  },
  {
    why: 'an empty JSON body',
    request: { method: 'POST' as const, url: gameList.path, headers: json, payload: '' },
    status: 400,
    code: 'malformed_request',
  },
  {
    why: 'a poisoned JSON body',
    request: { method: 'POST' as const, url: gameList.path, headers: json, payload: '{"__proto__":{"x":1}}' },
    status: 400,
    code: 'malformed_request',
  },
  {
    why: 'a body over the limit',
    request: { method: 'POST' as const, url: gameList.path, headers: json, payload: `"${'x'.repeat(300_000)}"` },
    status: 413,
    code: 'payload_too_large',
  },
])('[SYS-18] $why answers the envelope', async ({ request, status, code }) => {
  await using w = await world()
  const answer = await w.app.portal.inject({
    ...request,
    headers: { language: 'EN', ...('headers' in request ? request.headers : {}) },
  })
  expect(answer.statusCode).toBe(status)
  expect(answer.json()).toEqual({
    success: false,
    code,
    message: expect.stringMatching(/^[A-Z].+\.$/),
    requestId: expect.stringMatching(/^[\w-]{16}$/),
  })
})

/** Bodies whose objects name a key twice, also in other letters and deep inside. */
const twice = [
  '{"page":1,"page":2}',
  '{"page":1,"p\\u0061ge":1}',
  '{"a":[{"b":{"c":1,"c":1}}]}',
  '{"version":0,"items":[],"version":0}',
]

test.each(twice)('[SYS-18] %s is refused at the ports of portal and operators', async (payload) => {
  await using w = await world()
  const sent = { method: 'POST', headers: json, payload } as const
  const portal = await w.app.portal.inject({ ...sent, url: gameList.path })
  expect([portal.statusCode, portal.json().code]).toEqual([400, 'malformed_request'])
  const headers = { ...json, ...w.operatorHeaders }
  const put = { ...sent, method: 'PUT', url: calls.replaceAnnouncements.path, headers } as const
  const operator = await w.app.operator.inject(put)
  expect([operator.statusCode, operator.json().code]).toEqual([400, 'malformed_request'])
})

test.each(['text/plain', 'application/xml', 'text/json', 'multipart/form-data; boundary=x'])(
  '[SYS-18] a body of %s answers the envelope',
  async (type) => {
    await using w = await world()
    const { method, path } = calls.changeAvailability
    const headers = { ...w.operatorHeaders, 'content-type': type }
    const answer = await w.app.operator.inject({ method, url: path, headers, payload: '{}' })
    expect(answer.statusCode).toBe(415)
    expect(answer.json()).toMatchObject({ success: false, code: 'unsupported_media_type' })
  },
)

test.each([
  ...['utf-16', 'utf-7', 'iso-8859-1', 'shift_jis', 'us-ascii', '"utf-16le"', 'UTF-8; charset=utf-16', '', 'utf-8x'],
  ...["'utf-8'", 'utf_8', 'utf-32'],
])('[SYS-18] a body whose charset is said to be %s is refused at every port', async (charset) => {
  await using w = await world()
  for (const port of ['portal', 'operator', 'vendors'] as const)
    for (const [type, url] of [
      ['application/json', '/wps/nothing'],
      ['application/json', walletOperations.balance.path],
      ['application/jose', calls.login.path],
      ['multipart/form-data; boundary=x', calls.uploadImage.path],
    ] as const) {
      const headers = { 'content-type': `${type}; charset=${charset}` }
      const answer = await w.app[port].inject({ method: 'POST', url, headers, payload: '{}' })
      expect([port, url, answer.statusCode]).toEqual([port, url, 415])
      expect(answer.json().code).toBe('unsupported_media_type')
    }
})

test.each(['utf-8', 'UTF-8', '"utf-8"', 'utf8'])('[SYS-18] the charset %s is ours', async (charset) => {
  await using w = await world()
  const { method, path } = calls.changeBrand
  const headers = { ...w.operatorHeaders, 'content-type': `application/json;charset=${charset}` }
  expect((await w.app.operator.inject({ method, url: path, headers, payload: '{}' })).statusCode).toBe(422)
})

test('[SYS-18] a success is the envelope with a value and nothing else', async () => {
  await using w = await world()
  const answer = await w.app.portal.inject(gameList.path)
  expect(answer.json()).toEqual({ success: true, value: { games: [], totalPages: 0, totalCount: 0, version: 0 } })
})

test('[SYS-18] a bug is logged under the id that the answer carries, and shows nothing of itself', async () => {
  await using w = await world({ queriesFailWith: new TypeError('column hunter2 is undefined') })
  const answer = await w.app.portal.inject(`${gameList.path}?gameName=secret-term`)
  expect(answer.statusCode).toBe(500)
  expect(answer.json()).toEqual({
    success: false,
    code: 'unknown_error',
    message: expect.any(String),
    requestId: expect.any(String),
  })
  expect(answer.body).not.toMatch(/hunter2|TypeError|\.ts|stack/)

  const line = w.logs.find((entry) => entry.reqId === answer.json().requestId)
  expect(line).toMatchObject({
    level: 50,
    err: { message: 'column hunter2 is undefined', stack: expect.stringContaining('TypeError') },
  })
  expect(JSON.stringify(w.logs)).not.toContain('secret-term')
})

test.each([
  { code: '57P01' },
  { code: '08006' },
  { code: '53300' },
  { code: 'ECONNREFUSED' },
  { code: 'ENOTFOUND' },
  { message: 'Connection terminated unexpectedly' },
  { message: 'timeout exceeded when trying to connect' },
])('a database that is away ($code$message) is not called a bug', async (fault) => {
  await using w = await world({ queriesFailWith: Object.assign(new Error(fault.message ?? ''), fault) })
  const answer = await w.app.portal.inject(gameList.path)
  expect(answer.statusCode).toBe(503)
  expect(answer.json()).toMatchObject({ success: false, code: 'service_unavailable' })
})

test('the id of a request is ours, whatever the caller sends', async () => {
  await using w = await world()
  const answer = await w.app.portal.inject({
    url: '/wps/nothing',
    headers: { 'x-request-id': 'forged', 'request-id': 'forged' },
  })
  expect(answer.json().requestId).not.toBe('forged')
})

test.each([
  { language: 'EN', message: 'There is nothing at this address.' },
  { language: 'TY', message: 'Không có gì ở địa chỉ này.' },
  { language: 'AR', message: 'لا يوجد شيء على هذا العنوان.' },
  { language: 'CN', message: '该地址没有内容。' },
  { language: 'XX', message: 'There is nothing at this address.' },
])("a failure speaks the caller's language: $language", async ({ language, message }) => {
  await using w = await world()
  const answer = await w.app.portal.inject({ url: '/wps/nothing', headers: { language } })
  expect(answer.json().message).toBe(message)
})

test('another method on a call says which one it takes', async () => {
  await using w = await world()
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD'] as const) {
    const answer = await w.app.portal.inject({ method, url: gameList.path })
    expect({ method, status: answer.statusCode, allow: answer.headers.allow }).toEqual({
      method,
      status: 405,
      allow: 'GET',
    })
  }
})

test('every answer carries the safe headers, and what is not prepared is stored by nobody', async () => {
  await using w = await world()
  for (const url of [gameList.path, '/wps/nothing']) {
    const { headers } = await w.app.portal.inject(url)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'content-type': 'application/json; charset=utf-8',
    })
    expect(headers['strict-transport-security']).toBeUndefined()
    expect(headers['x-powered-by']).toBeUndefined()
  }
  expect((await w.app.portal.inject(systemStatus.path)).headers['cache-control']).toBe('no-store')
})

test('[OPS-04] no cache keeps an error, whatever it is about', async () => {
  await using w = await world({ queriesFailWith: new Error('broken'), databaseAnswers: false })
  const asked = [
    ...['/wps/nothing', '/wps/%ff', '/js/nothing.js', '/readyz', '/art/nothing.svg', calls.memberInfo.path],
    ...[`${gameList.path}?nothing=1`, gameList.path, calls.socketTicket.path, '/nothing.html'],
  ]
  for (const port of ['portal', 'operator', 'vendors'] as const)
    for (const url of asked)
      for (const headers of [{}, { host: 'evil.example' }, { 'content-type': 'text/plain' }]) {
        const answer = await w.app[port].inject({ method: 'GET', url, headers })
        expect([port, url, answer.statusCode >= 400]).toEqual([port, url, true])
        expect([port, url, answer.headers['cache-control']]).toEqual([port, url, 'no-store'])
      }
})

test("the operator's port answers health", async () => {
  await using w = await world()
  expect((await w.app.operator.inject('/healthz')).json()).toEqual({ status: 'ok' })
})
