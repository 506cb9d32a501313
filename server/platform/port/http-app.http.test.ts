import { calls } from '@banyan/contract/calls.ts'
import { gameList } from '@banyan/contract/games/game-list.ts'
import { systemStatus } from '@banyan/contract/system/config.ts'
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
      'x-frame-options': 'DENY',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'content-type': 'application/json; charset=utf-8',
    })
    expect(headers['strict-transport-security']).toBeUndefined()
    expect(headers['x-powered-by']).toBeUndefined()
  }
  expect((await w.app.portal.inject(systemStatus.path)).headers['cache-control']).toBe('no-store')
})

test("the operator's port answers health", async () => {
  await using w = await world()
  expect((await w.app.operator.inject('/healthz')).json()).toEqual({ status: 'ok' })
})
