// @vitest-environment happy-dom
import { notLoggedIn } from '@banyan/client/signals.ts'
import type { OwnAccount } from '@banyan/contract/identity/own-account.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { demoConfig } from '#/build/demo-config.ts'
import { request } from '#/src/api/request.ts'
import { ownAccount } from '#/src/test-world/sign-in-server.ts'
import { changeLanguage, startLanguage } from './language.ts'
import { enterSession, forgetSession, signOut } from './member-session.ts'
import { keepConfig } from './portal-config.ts'
import { session } from './session.ts'
import { keep, readKept } from './session-storage.ts'
import { knownSession, startSession } from './start-session.ts'

const linh = ownAccount()
const token = (letter: string) => letter.repeat(43)
const refusal = (code: string) => ({ success: false, code, message: '', requestId: 'r' })

/** A server with one browser's session: whose it is, and its token. */
let server: { account: OwnAccount | undefined; token: string }
const fetched = vi.fn<typeof fetch>(async (input, init) => {
  const address = String(input)
  const { token: shown } = (init?.headers ?? {}) as Record<string, string>
  const answer = (body: object, status = 200) => new Response(JSON.stringify(body), { status })
  if (address.endsWith('/session/token'))
    return answer({ success: true, value: { token: server.account ? server.token : null } })
  if (!server.account || shown === undefined) return answer(refusal('not_logged_in'), 401)
  if (shown !== server.token) return answer(refusal('session_changed'), 401)
  if (address.endsWith('/session/logout')) server.account = undefined
  return answer({ success: true, value: address.endsWith('/member/info') ? server.account : {} })
})
const asked = () => fetched.mock.calls.map(([input, init]) => `${init?.method} ${String(input)}`)
const reload = vi.fn()

beforeEach(async () => {
  vi.stubGlobal('fetch', fetched)
  vi.spyOn(location, 'reload').mockImplementation(reload)
  localStorage.clear()
  sessionStorage.clear()
  localStorage.lang = 'EN'
  keepConfig(demoConfig)
  await startLanguage()
  server = { account: linh, token: token('a') }
  fetched.mockClear()
  reload.mockClear()
})

afterEach(forgetSession)

test('a visitor costs no call', async () => {
  startSession()
  expect(await knownSession()).toEqual({ is: 'out' })
  expect(asked()).toEqual([])
})

test('[SYS-04] a token in the session loads the member and signs in', async () => {
  keep('token', token('a'))
  startSession()
  expect(session()).toEqual({ is: 'opening' })
  expect(await knownSession()).toEqual({ is: 'in', account: linh })
  expect(asked()).toEqual(['GET /wps/member/info'])
})

test('a new tab of a browser where somebody is signed in reads the token itself', async () => {
  await enterSession({ ...linh, token: token('a') })
  sessionStorage.clear()
  startSession()
  expect(await knownSession()).toEqual({ is: 'in', account: linh })
  expect(readKept('token')).toBe(token('a'))
})

test('[SYS-23] the names of the specification are kept for the session, and signing out leaves the merchant and local keys', async () => {
  localStorage.hisLang = 'TY'
  localStorage.LOTTFAV = '{}'
  keep('HOT_GAMES', [])
  await enterSession({ ...linh, token: token('a') })
  const kept = {
    token: token('a'),
    isAgent: 0,
    username: 'linhtran',
    merchantCode: 'banyan',
    nickname: 'Linh',
    account: 'linhtran',
    customerId: linh.id,
  }
  for (const [name, value] of Object.entries(kept)) expect(readKept(name), name).toBe(value)
  await signOut()
  expect(session()).toEqual({ is: 'out' })
  expect(Object.keys(sessionStorage)).toEqual(['merchant'])
  expect(localStorage).toMatchObject({ lang: 'EN', hisLang: 'TY', LOTTFAV: '{}' })
})

test('a token that the session has outlived is read anew once, and the call sent again', async () => {
  await enterSession({ ...linh, token: token('a') })
  server.token = token('b')
  fetched.mockClear()
  expect(await request('memberIcon', {})).toEqual({})
  expect(asked()).toEqual([
    'GET /wps/member/info/icon',
    'GET /wps/session/token',
    'GET /wps/member/info',
    'GET /wps/member/info/icon',
  ])
  expect(readKept('token')).toBe(token('b'))
  expect(reload).not.toHaveBeenCalled()
})

test('if somebody else has signed in in another tab, the page begins anew', async () => {
  await enterSession({ ...linh, token: token('a') })
  server = { account: { ...linh, id: 'B'.repeat(22), account: 'minh' }, token: token('b') }
  void request('memberIcon', {})
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  expect(readKept('account')).toBe('minh')
})

test('[NAV-20] a session that has ended is told', async () => {
  await enterSession({ ...linh, token: token('a') })
  const told = vi.fn()
  const stop = notLoggedIn.hear(told)
  server.account = undefined
  await expect(request('memberIcon', {})).rejects.toMatchObject({ code: 'not_logged_in' })
  expect(told).toHaveBeenCalledOnce()
  stop()
})

test('[SYS-10] a change of language is sent by its one call while somebody is signed in, and by none before', async () => {
  await changeLanguage('TY')
  expect(asked()).toEqual([])
  await enterSession({ ...linh, language: 'TY', token: token('a') })
  fetched.mockClear()
  await changeLanguage('EN')
  await vi.waitFor(() => expect(asked()).toEqual(['PUT /wps/member/language']))
  expect(fetched.mock.calls[0]?.[1]?.body).toBe('{"language":"EN"}')
})

test('[SYS-10] what the visitor has chosen before signing in stays, and is kept with the account', async () => {
  await changeLanguage('AR')
  await changeLanguage('EN')
  await enterSession({ ...linh, language: 'TY', token: token('a') })
  expect(localStorage.lang).toBe('EN')
  await vi.waitFor(() => expect(asked()).toEqual(['PUT /wps/member/language']))
  expect(fetched.mock.calls[0]?.[1]?.body).toBe('{"language":"EN"}')
})

test('[SYS-10] a choice that is the account’s own language needs no call', async () => {
  await changeLanguage('TY')
  await enterSession({ ...linh, language: 'TY', token: token('a') })
  await request('memberIcon', {})
  expect(asked()).toEqual(['GET /wps/member/info/icon'])
})

test('[SYS-10] the choice of who has signed out is not the next one’s', async () => {
  await changeLanguage('AR')
  await enterSession({ ...linh, language: 'TY', token: token('a') })
  await signOut()
  server.account = linh
  await enterSession({ ...linh, language: 'EN', token: token('a') })
  expect(localStorage.lang).toBe('EN')
})

test("[SYS-10] a member's own language comes with the login", async () => {
  await enterSession({ ...linh, language: 'AR', token: token('a') })
  expect(document.documentElement.dir).toBe('rtl')
  await changeLanguage('EN')
})
