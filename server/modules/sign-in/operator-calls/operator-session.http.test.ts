import { calls } from '@banyan/contract/calls.ts'
import { unattendedHeader } from '@banyan/contract/operator-call.ts'
import { expect, test } from 'vitest'
import { accountTypes } from '#/modules/accounts/account-types.ts'
import { type World, world } from '#/test-world/world.ts'

const operator = { type: accountTypes.operator } as const
const minutes = (count: number) => count * 60

async function ask(w: World, headers: Record<string, string | undefined>): Promise<string> {
  const answer = await w.app.operator.inject({ url: calls.operatorInfo.path, headers })
  return answer.statusCode === 200 ? 'served' : answer.json().code
}

const tokenFor = async (w: World, headers: Record<string, string>) =>
  (await w.app.operator.inject({ url: calls.operatorToken.path, headers })).json()

test('[ACC-22] cookie and token count together only, and those of the portal not at all', async () => {
  await using w = await world()
  const own = await w.signIn(operator)
  const other = await w.signIn(operator)
  const member = await w.signIn()
  const { cookie, token } = own.consoleHeaders
  expect(await ask(w, { cookie, token })).toBe('served')
  expect(await ask(w, { cookie })).toBe('not_logged_in')
  expect(await ask(w, { token })).toBe('not_logged_in')
  expect(await ask(w, { cookie, token: other.token })).toBe('session_changed')
  expect(await ask(w, { ...own.headers })).toBe('not_logged_in')
  expect(await ask(w, { ...member.headers })).toBe('not_logged_in')
  expect(await ask(w, { ...member.consoleHeaders })).toBe('not_logged_in')
  expect(await ask(w, { authorization: `Bearer ${token}`, cookie, token })).toBe('not_logged_in')
})

test('a tab learns the token by its cookie, from a page of the same origin only', async () => {
  await using w = await world()
  const { consoleHeaders, token } = await w.signIn(operator)
  const { cookie } = consoleHeaders
  expect((await tokenFor(w, { cookie })).value).toEqual({ token, mustChangePassword: false })
  expect((await tokenFor(w, { cookie, 'sec-fetch-site': 'same-site' })).code).toBe('foreign_origin')
  expect((await tokenFor(w, { cookie, origin: 'http://localhost:3000' })).code).toBe('foreign_origin')
  expect((await tokenFor(w, {})).value).toEqual({ token: null, mustChangePassword: false })
  expect((await tokenFor(w, { cookie: `osid=${'A'.repeat(43)}` })).value).toEqual({
    token: null,
    mustChangePassword: false,
  })
})

test.each(['http://localhost:3000', 'https://evil.example', 'null'])(
  'a page of %s can change nothing, whoever is signed in',
  async (origin) => {
    await using w = await world()
    const { consoleHeaders } = await w.signIn(operator)
    const answer = await w.app.operator.inject({
      method: 'DELETE',
      url: calls.operatorLogout.path,
      headers: { ...consoleHeaders, origin },
    })
    expect(answer.json().code).toBe('foreign_origin')
    expect(await ask(w, { ...consoleHeaders })).toBe('served')
  },
)

test('[ACC-22] an operator’s session that nobody uses ends after 15 minutes, one that is used goes on', async () => {
  await using w = await world()
  const idle = await w.signIn(operator)
  const used = await w.signIn(operator)
  await w.moveClock(minutes(14))
  expect(await ask(w, { ...used.consoleHeaders })).toBe('served')
  await w.moveClock(minutes(15))
  expect(await ask(w, { ...idle.consoleHeaders })).toBe('not_logged_in')
  expect(await ask(w, { ...used.consoleHeaders })).toBe('served')
})

test('[ACC-22] what the console asks by itself keeps an operator’s session alive no longer', async () => {
  await using w = await world()
  const { consoleHeaders } = await w.signIn(operator)
  for (let minute = 2; minute < 15; minute += 2) {
    await w.moveClock(minutes(minute))
    expect(await ask(w, { ...consoleHeaders, [unattendedHeader]: '1' })).toBe('served')
  }
  await w.moveClock(minutes(15))
  expect(await ask(w, { ...consoleHeaders })).toBe('not_logged_in')
})

test('[ACC-22] what somebody does beside it does', async () => {
  await using w = await world()
  const { consoleHeaders } = await w.signIn(operator)
  await w.moveClock(minutes(10))
  expect(await ask(w, { ...consoleHeaders, [unattendedHeader]: '1' })).toBe('served')
  expect(await ask(w, { ...consoleHeaders })).toBe('served')
  await w.moveClock(minutes(20))
  expect(await ask(w, { ...consoleHeaders })).toBe('served')
})

test('[ACC-22] an operator’s session ends after 8 hours, however busy it is', async () => {
  await using w = await world()
  const { consoleHeaders } = await w.signIn(operator)
  for (let minute = 10; minute < 8 * 60; minute += 10) {
    await w.moveClock(minutes(minute))
    expect(await ask(w, { ...consoleHeaders })).toBe('served')
  }
  await w.moveClock(minutes(8 * 60))
  expect(await ask(w, { ...consoleHeaders })).toBe('not_logged_in')
})

test('[ACC-18] logout ends the session and takes back the cookie', async () => {
  await using w = await world()
  const { consoleHeaders } = await w.signIn(operator)
  const answer = await w.app.operator.inject({
    method: 'DELETE',
    url: calls.operatorLogout.path,
    headers: consoleHeaders,
  })
  expect(String(answer.headers['set-cookie'])).toMatch(/^osid=; Max-Age=0; Path=\/; HttpOnly; SameSite=Strict$/)
  expect(await ask(w, { ...consoleHeaders })).toBe('not_logged_in')
})

test('an operator who is signed in may do what the key may, and the audit names who it was', async () => {
  await using w = await world()
  const { consoleHeaders } = await w.signIn({ ...operator, username: 'dao.pham' })
  const change = calls.changePageLoad
  const answer = await w.app.operator.inject({
    method: change.method,
    url: change.path,
    headers: consoleHeaders,
    payload: { version: 0, value: { slowAfterSeconds: 12 } },
  })
  expect(answer.statusCode).toBe(200)
  expect(w.settings.section('pageLoad').changedBy).toBe('dao.pham')
})

test('whoever shows the key has no account to be told of', async () => {
  await using w = await world()
  const answer = await w.app.operator.inject({ url: calls.operatorInfo.path, headers: w.operatorHeaders })
  expect(answer.json().value).toEqual({ operator: null })
})
