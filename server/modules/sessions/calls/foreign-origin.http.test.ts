import type { CallDefinition } from '@banyan/contract/call.ts'
import { calls } from '@banyan/contract/calls.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sealedWhereNeeded } from '#/test-world/sealed-body.ts'
import { type World, world } from '#/test-world/world.ts'

let w: World
beforeAll(async () => {
  w = await world()
})
afterAll(() => w[Symbol.asyncDispose]())

const changing = Object.values<CallDefinition>(calls).filter(
  ({ method, callers }) => method !== 'GET' && callers.includes('member'),
)
const foreign = [
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'none' },
  { origin: 'https://evil.example' },
  { origin: 'http://localhost:31999' },
  { origin: 'null' },
  { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
]
const own = [
  { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:3000' },
  // A mirror: the page comes from the host that it asks.
  { 'sec-fetch-site': 'same-origin', origin: 'https://mirror.example', host: 'mirror.example' },
  {},
]
const table = changing.flatMap((call) => [
  ...foreign.map((headers) => ({ id: call.id, call, headers: headers as Record<string, string>, isForeign: true })),
  ...own.map((headers) => ({ id: call.id, call, headers: headers as Record<string, string>, isForeign: false })),
])

test.each(table)('[ACC-22] $id sent with $headers: refused as foreign is $isForeign', async (row) => {
  const { call, headers, isForeign } = row
  const member = await w.signIn()
  const { method, path: url } = call
  const sent = { ...member.headers, ...headers }
  const json = { headers: { ...sent, 'content-type': 'application/json' }, payload: '{}' }
  const request = call.body ? await sealedWhereNeeded(call, json, w.bodyKey) : { headers: sent }
  const answer = await w.app.portal.inject({ method, url, ...request })
  if (isForeign) expect(answer.json()).toMatchObject({ success: false, code: 'foreign_origin' })
  else expect([200, 422]).toContain(answer.statusCode)
})

test('a foreign page may read what everybody may, as a visitor could', async () => {
  const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
  expect((await w.app.portal.inject({ url: calls.gameList.path, headers })).statusCode).toBe(200)
})
