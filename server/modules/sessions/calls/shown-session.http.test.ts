import { cpSync, mkdirSync, mkdtempDisposableSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { calls } from '@banyan/contract/calls.ts'
import { afterAll, expect, test } from 'vitest'
import { accountTypes } from '#/modules/accounts/account-types.ts'
import type { SignedInClient } from '#/test-world/sign-in.ts'
import { world } from '#/test-world/world.ts'

const folder = mkdtempDisposableSync(join(tmpdir(), 'banyan-portal-'))
for (const name of ['js', 'css', 'assets']) mkdirSync(join(folder.path, name))
cpSync('portal/public', folder.path, { recursive: true })
writeFileSync(join(folder.path, 'index.html'), '<!doctype html><html lang="en" dir="ltr"></html>')
afterAll(() => folder.remove())

type Shown = SignedInClient
const cookieOf = ({ id }: Shown) => id

test("[SYS-04] a session's token in an address is refused with 400 and its session ends; a one-time code is not looked at", async () => {
  await using w = await world({ portalFolder: folder.path })
  const open = (token: string) => w.app.portal.inject({ url: `/?token=${token}` })
  const isSignedIn = async ({ headers }: { readonly headers: Record<string, string> }) =>
    (await w.app.portal.inject({ url: calls.memberInfo.path, headers })).statusCode === 200
  const shown = await w.signIn()
  const other = await w.signIn()
  expect(await isSignedIn(shown)).toBe(true)

  const minted = await w.app.portal.inject({ method: 'POST', url: calls.handoff.path, headers: shown.headers })
  const withCode = await open(minted.json().value.code)
  expect(withCode.statusCode).toBe(200)
  expect(withCode.headers['referrer-policy']).toBe('no-referrer')
  expect(await isSignedIn(shown)).toBe(true)

  const mailed = await w.app.portal.inject({ url: `/?reset=${'a'.repeat(27)}` })
  expect(mailed.statusCode).toBe(200)
  expect(mailed.headers['referrer-policy']).toBe('no-referrer')

  const withToken = await open(shown.token)
  expect(withToken.statusCode).toBe(400)
  expect(withToken.headers['referrer-policy']).toBe('no-referrer')
  expect(await isSignedIn(shown)).toBe(false)
  expect(await isSignedIn(other)).toBe(true)
  // One that is nobody's is as wrong there, and ends nothing.
  expect((await open('A'.repeat(43))).statusCode).toBe(400)
  expect(await isSignedIn(other)).toBe(true)
})

const places: Readonly<Record<string, (secret: string) => string>> = {
  'the query of a page': (secret) => `/?token=${secret}`,
  'any other query of a page': (secret) => `/games?x=${secret}&y=1`,
  'the path of a page': (secret) => `/games/${secret}`,
  'the path of a page, spelt out': (secret) => `/games/%${secret.charCodeAt(0).toString(16)}${secret.slice(1)}`,
  'the path of a file': (secret) => `/js/${secret}.js`,
  'the query of a call': (secret) => `${calls.gameList.path}?token=${secret}`,
  'the query of a call for its own members': (secret) => `${calls.memberInfo.path}?sid=${secret}`,
  'the path of a call': (secret) => `/wps/member/${secret}/info`,
  'an address that is nowhere': (secret) => `//[${secret}`,
}

test.each(Object.keys(places))("[ACC-22] a session ends whose token or cookie's value stands in %s", async (place) => {
  await using w = await world({ portalFolder: folder.path, trustedProxies: ['10.0.0.0/8', 'fd00::/8'] })
  const isSignedIn = async ({ headers }: { readonly headers: Record<string, string> }) =>
    (await w.app.portal.inject({ url: calls.memberInfo.path, headers })).statusCode === 200
  const other = await w.signIn()
  for (const from of [
    { remoteAddress: '2001:db8::7' },
    { remoteAddress: '10.0.0.1', headers: { 'x-forwarded-for': '2001:db8::8' } },
    { remoteAddress: 'fd00::1', headers: { 'x-forwarded-for': '203.0.113.9, 10.0.0.2' } },
  ])
    for (const secretOf of [(one: Shown) => one.token, cookieOf]) {
      const shown = await w.signIn()
      expect(await isSignedIn(shown)).toBe(true)
      const url = places[place]?.(secretOf(shown)) ?? ''
      const answer = await w.app.portal.inject({ url, ...from, headers: { ...shown.headers, ...from.headers } })
      // Nor does the request itself that shows it find its session.
      expect([200, 400, 401, 404, 422]).toContain(answer.statusCode)
      if (url.startsWith(calls.memberInfo.path)) expect(answer.statusCode).not.toBe(200)
      expect(await isSignedIn(shown)).toBe(false)
    }
  expect(await isSignedIn(other)).toBe(true)
})

test("[ACC-22] so does an operator's at the operators' port", async () => {
  await using w = await world()
  for (const secretOf of [(one: Shown) => one.token, cookieOf]) {
    const shown = await w.signIn({ type: accountTypes.operator })
    const ask = (url: string) => w.app.operator.inject({ url, headers: shown.consoleHeaders })
    expect((await ask(calls.operatorInfo.path)).statusCode).toBe(200)
    await ask(`/members/${secretOf(shown)}`)
    expect((await ask(calls.operatorInfo.path)).statusCode).toBe(401)
  }
})

test('[ACC-22] looking for secrets in addresses counts against the limit of their network', async () => {
  await using w = await world({ portalFolder: folder.path })
  await w.set('limits', { ...w.settings.current('limits'), readsPerMinute: 60 })
  const open = (url: string, remoteAddress: string) => w.app.portal.inject({ url, remoteAddress })
  const statuses = new Set<number>()
  for (let tried = 0; tried < 100; tried++)
    statuses.add((await open(`/js/${String(tried).padStart(43, 'x')}`, `2001:db8::${tried.toString(16)}`)).statusCode)
  expect([...statuses]).toEqual([404, 429])
  // What holds no secret is not looked for.
  expect((await open('/js/none.js', '2001:db8::1')).statusCode).toBe(404)
})

test('[ACC-17] the code of a mailed link is told to nobody by what its page fetches', async () => {
  await using w = await world({ portalFolder: folder.path })
  const open = (url: string) => w.app.portal.inject({ url })
  expect((await open(`/?reset=${'A'.repeat(27)}`)).headers['referrer-policy']).toBe('no-referrer')
  expect((await open('/')).headers['referrer-policy']).toBe('same-origin')
})
