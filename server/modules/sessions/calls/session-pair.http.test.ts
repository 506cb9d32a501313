import { calls } from '@banyan/contract/calls.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SignedInClient } from '#/test-world/sign-in.ts'
import { type World, world } from '#/test-world/world.ts'

let w: World
let own: SignedInClient
let other: SignedInClient
let app: SignedInClient
beforeAll(async () => {
  w = await world()
  own = await w.signIn({ username: 'Linh' })
  other = await w.signIn({ username: 'Minh' })
  app = await w.signIn({ username: 'Trang' }, { client: 'app' })
})
afterAll(() => w[Symbol.asyncDispose]())

const made = 'A'.repeat(43)
const cookies = {
  'its own cookie': () => own.headers.cookie,
  'a made-up cookie': () => `sid=${made}`,
  'a cookie that can be none': () => 'sid=%E0%A4%A; sid',
  "an app's session as a cookie": () => `sid=${app.id}`,
  'no cookie': () => undefined,
}
const tokens = {
  'its own token': () => own.token,
  "another session's token": () => other.token,
  'a made-up token': () => made,
  'an empty token': () => '',
  'no token': () => undefined,
}

/** What a call that needs the pair answers; whatever does not stand here is not logged in. */
const answers: Record<string, number | string> = {
  'its own cookie, its own token': 200,
  "its own cookie, another session's token": 'session_changed',
  'its own cookie, a made-up token': 'session_changed',
  'its own cookie, an empty token': 'session_changed',
}
const matrix = Object.entries(cookies).flatMap(([cookieName, cookie]) =>
  Object.entries(tokens).map(([tokenName, token]) => ({
    pair: `${cookieName}, ${tokenName}`,
    headers: () => ({
      ...(cookie() !== undefined && { cookie: cookie() }),
      ...(token() !== undefined && { token: token() }),
    }),
  })),
)

test.each(matrix)('[ACC-22] $pair', async ({ pair, headers }) => {
  const needed = await w.app.portal.inject({ url: calls.memberInfo.path, headers: headers() })
  const expected = answers[pair] ?? 'not_logged_in'
  expect(needed.statusCode === 200 ? 200 : needed.json().code).toBe(expected)
  // Where the pair is optional, all but the right one is a visitor, who is served.
  const optional = await w.app.portal.inject({ url: calls.announcements.path, headers: headers() })
  expect(optional.statusCode).toBe(200)
})

test.each([
  { how: 'as a bearer token', headers: () => ({ authorization: `Bearer ${app.token}` }), code: 200 },
  {
    how: 'as a bearer token by a page',
    headers: () => ({ authorization: `Bearer ${app.token}`, 'sec-fetch-site': 'same-origin' }),
    code: 'not_logged_in',
  },
  {
    how: 'as a bearer token with an origin',
    headers: () => ({ authorization: `Bearer ${app.token}`, origin: 'http://localhost:3000' }),
    code: 'not_logged_in',
  },
  { how: 'by another scheme', headers: () => ({ authorization: `Basic ${app.token}` }), code: 'not_logged_in' },
  { how: 'as its id', headers: () => ({ authorization: `Bearer ${app.id}` }), code: 'not_logged_in' },
])("[SYS-17] an app's token $how answers $code", async ({ headers, code }) => {
  const answer = await w.app.portal.inject({ url: calls.memberInfo.path, headers: headers() })
  expect(answer.statusCode === 200 ? 200 : answer.json().code).toBe(code)
})

test("[SYS-23] a browser's token is nothing without its cookie, so stolen storage signs nobody in", async () => {
  const headers = { authorization: `Bearer ${own.token}` }
  const answer = await w.app.portal.inject({ url: calls.memberInfo.path, headers })
  expect(answer.json()).toMatchObject({ code: 'not_logged_in' })
})

test.each([
  { who: 'a page of this origin', headers: { 'sec-fetch-site': 'same-origin' }, answer: 'its token' },
  { who: 'a browser that says nothing', headers: {}, answer: 'its token' },
  { who: 'a page of another site', headers: { 'sec-fetch-site': 'cross-site' }, answer: 'foreign_origin' },
  { who: 'a page of another port', headers: { 'sec-fetch-site': 'same-site' }, answer: 'foreign_origin' },
  { who: 'the address bar', headers: { 'sec-fetch-site': 'none' }, answer: 'foreign_origin' },
  { who: 'another origin', headers: { origin: 'https://evil.example' }, answer: 'foreign_origin' },
])('the cookie alone reads the token for $who: $answer', async ({ headers, answer }) => {
  const { cookie } = own.headers
  const answered = await w.app.portal.inject({ url: calls.sessionToken.path, headers: { cookie, ...headers } })
  if (answer === 'its token') expect(answered.json()).toEqual({ success: true, value: { token: own.token } })
  else expect(answered.json()).toMatchObject({ code: answer })
})

test('a foreign page may read what everybody may, as a visitor could', async () => {
  const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
  expect((await w.app.portal.inject({ url: calls.gameList.path, headers })).statusCode).toBe(200)
})

test.each([undefined, `sid=${made}`, 'sid='])('the cookie %s has no token', async (cookie) => {
  const headers = cookie === undefined ? {} : { cookie }
  const answer = await w.app.portal.inject({ url: calls.sessionToken.path, headers })
  expect(answer.json()).toEqual({ success: true, value: { token: null } })
})

test('[ACC-22] the database knows hashes only', async () => {
  const rows = await w.database.db.selectFrom('sessions').selectAll().execute()
  const kept = JSON.stringify(rows, (_key, value) => (typeof value === 'bigint' ? String(value) : value))
  const bytes = rows.map((row) => Buffer.concat([row.id_hash, row.token_hash]).toString('latin1')).join()
  for (const secret of [own.id, own.token, other.id, other.token]) {
    expect(kept).not.toContain(secret)
    expect(bytes).not.toContain(Buffer.from(secret, 'base64url').toString('latin1'))
  }
})

test('on https the cookie is pinned to its origin by its name', async () => {
  await using secure = await world({ publicUrl: 'https://play.example.com' })
  const { headers, id } = await secure.signIn()
  const info = (cookie: string) =>
    secure.app.portal.inject({ url: calls.memberInfo.path, headers: { ...headers, cookie } })
  expect(headers.cookie).toBe(`__Host-sid=${id}`)
  expect((await info(headers.cookie)).statusCode).toBe(200)
  expect((await info(`sid=${id}`)).json()).toMatchObject({ code: 'not_logged_in' })
})
