import { calls } from '@banyan/contract/calls.ts'
import { avatars } from '@banyan/contract/identity/account.ts'
import * as argon2 from '@node-rs/argon2'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountTypes, agentTypes } from '#/modules/accounts/account-types.ts'
import { createAccount } from '#/modules/accounts/accounts.ts'
import { passwordOf } from '#/modules/accounts/credentials.ts'
import { anAccount } from '#/modules/accounts/test-world/account-builder.ts'
import { type Browser, browser } from '#/modules/verification/test-world/browser.ts'
import { passFor } from '#/modules/verification/test-world/passes.ts'
import { anotherAddress } from '#/test-world/sealed-body.ts'
import { type World, world } from '#/test-world/world.ts'
import { accountWith, logIn } from '../test-world/log-in.ts'
import { suspendAccount } from '../use-cases/work-on-member.ts'

const { path } = calls.login
const password = ' Mận chín đỏ 🍒 '
const right = { username: 'Linh', password }

/** One for all, because each server has to make a key for sealed bodies: what fails here fails from a network of its own. */
let shared: World
beforeAll(async () => {
  shared = await world()
  await accountWith(shared, 'Linh', password)
})
afterAll(() => shared[Symbol.asyncDispose]())
const anywhere = () => browser(shared, anotherAddress())

/** What a call that needs a session answers this browser. */
async function memberInfo(from: Pick<Browser, 'cookies'>, token: string) {
  const headers = { cookie: `sid=${from.cookies.get('sid')}`, token }
  return (await shared.app.portal.inject({ url: calls.memberInfo.path, headers })).json()
}

test('[ACC-02] username and password open a session, and the answer is what the account reads of itself', async () => {
  await accountWith(shared, 'Hoa', password, { nickname: 'Sen', language: 'TY' })
  const from = anywhere()
  const hoa = { username: 'Hoa', password }
  const answer = await logIn(shared, from, hoa)
  const { token, firstTimeLogin, passwordExpired, passwordIsWeak, mustChangePassword, ...own } = answer.json().value
  expect({ firstTimeLogin, passwordExpired, passwordIsWeak, mustChangePassword }).toEqual({
    firstTimeLogin: true,
    passwordExpired: false,
    passwordIsWeak: false,
    mustChangePassword: false,
  })
  expect(own).toMatchObject({ nickname: 'Sen', account: 'Hoa', type: 0, language: 'TY', icon: avatars[0] })
  expect(await memberInfo(from, token)).toEqual({ success: true, value: own })
  expect(answer.headers['cache-control']).toBe('no-store')
  expect((await logIn(shared, from, hoa)).json().value.firstTimeLogin).toBe(false)
})

test.each([{ passwordIsWeak: true }, { mustChangePassword: true }])(
  '[ACC-04] a password is called weak by %o',
  async (given) => {
    const username = Object.keys(given).join()
    await accountWith(shared, username, password, given)
    expect((await logIn(shared, anywhere(), { username, password })).json().value.passwordIsWeak).toBe(true)
  },
)

test('[ACC-22] the session before it in this browser ends, and its secrets are new', async () => {
  await accountWith(shared, 'Minh', password)
  const from = anywhere()
  const first = (await logIn(shared, from, right)).json().value.token
  const before = { cookies: new Map(from.cookies) }
  expect(await memberInfo(before, first)).toMatchObject({ success: true })
  const second = (await logIn(shared, from, { username: 'Minh', password })).json().value.token
  expect(await memberInfo(before, first)).toMatchObject({ code: 'not_logged_in' })
  expect(await memberInfo(from, second)).toMatchObject({ value: { account: 'Minh' } })
  expect(from.cookies.get('sid')).not.toBe(before.cookies.get('sid'))
})

test.each([
  ['nothing', {}, ['username', 'password']],
  ['a name of spaces', { username: '  ', password }, ['username']],
  ['a blank password', { username: 'Linh', password: ' \t ' }, ['password']],
])('[ACC-01] %s: what is absent is named, and no pass is used up', async (_what, body, fields) => {
  const from = anywhere()
  const passToken = await passFor(shared, from, 'login')
  const answer = await from.postSealed(path, { type: 'username', passToken, ...body })
  expect(answer.json()).toMatchObject({
    code: 'invalid_input',
    value: { fields: fields.map((name) => ({ path: `/body/${name}`, rule: 'required' })) },
  })
  expect((await logIn(shared, from, { username: 'nobody', password, passToken })).json().code).toBe('wrong_credentials')
})

test('[ACC-03] without a pass, with one of another purpose, another browser’s or a used one nothing goes on', async () => {
  const from = anywhere()
  const used = await passFor(shared, from, 'login')
  const wrong = { username: 'nobody else', password, passToken: used }
  expect((await logIn(shared, from, wrong)).json().code).toBe('wrong_credentials')
  const others = [undefined, await passFor(shared, from, 'sms'), await passFor(shared, anywhere(), 'login'), used]
  for (const passToken of others) {
    const answer = await logIn(shared, from, { ...right, passToken })
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'verification_required'])
  }
  expect(from.cookies.has('sid')).toBe(false)
})

test.each(['  Linh ', 'LINH', 'Ｌｉｎｈ', 'ℒinh'])('[ACC-01] %j is Linh in another spelling', async (username) => {
  expect((await logIn(shared, anywhere(), { username, password })).json().value?.account).toBe('Linh')
})

test.each(['Lіnh', 'Li\u200bnh', '\u202eLinh', 'Linh\u0301', 'L\u0131nh'])(
  '[ACC-02] %j looks like Linh and is nobody',
  async (username) => {
    const answer = await logIn(shared, anywhere(), { username, password })
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'wrong_credentials'])
  },
)

test.each([
  ['without its spaces', password.trim()],
  ['in small letters', password.toLowerCase()],
  ['with one more space', `${password} `],
])('[ACC-01] a password is used as it was typed: %s it is another one', async (how, other) => {
  await accountWith(shared, how, password)
  const answer = await logIn(shared, anywhere(), { username: how, password: other })
  expect(answer.json().code).toBe('wrong_credentials')
})

test.each(['NFC', 'NFD', 'NFKD'])('[ACC-22] a password is the same in every form of Unicode: %s', async (form) => {
  await accountWith(shared, `spelt ${form}`, password)
  const spelt = { username: `spelt ${form}`, password: password.normalize(form) }
  expect((await logIn(shared, anywhere(), spelt)).json().value?.account).toBe(`spelt ${form}`)
})

test.each([
  ['NFD', 'NFC'],
  ['NFC', 'NFD'],
  ['NFD', 'NFD'],
] as const)('[ACC-22] a hash that was made of %s opens with %s, and is made anew', async (made, typed) => {
  const username = `made of ${made} for ${typed}`
  const letters = `ﬁ ${password}`
  const passwordHash = await argon2.hash(letters.normalize(made))
  const id = await shared.database.transaction((tx) => createAccount(tx, anAccount({ username, passwordHash })))
  expect((await logIn(shared, anywhere(), { username, password: letters.normalize(typed) })).json().success).toBe(true)
  const kept = (await passwordOf(shared.database.db, id)).passwordHash ?? ''
  expect(kept).not.toBe(passwordHash)
  expect(await argon2.verify(kept, letters.normalize('NFKC'))).toBe(true)
})

test('a password of a megabyte is refused before anything is opened, one of 201 characters as too long', async () => {
  const huge = await logIn(shared, anywhere(), { username: 'Linh', password: 'x'.repeat(1024 * 1024) })
  expect([huge.statusCode, huge.json().code]).toEqual([413, 'payload_too_large'])
  const long = await logIn(shared, anywhere(), { username: 'Linh', password: 'x'.repeat(201) })
  expect(long.json().code).toBe('invalid_input')
})

test('a login that comes plain is refused, and its password is in no log', async () => {
  expect((await anywhere().post(path, { type: 'username', ...right })).json().code).toBe('unsupported_media_type')
  await logIn(shared, anywhere(), right)
  await logIn(shared, anywhere(), { username: 'nobody', password: 'wrong-secret' })
  const logged = JSON.stringify(shared.logs)
  for (const secret of [password, 'wrong-secret']) expect(logged).not.toContain(secret)
})

const entrances = [
  ...agentTypes.flatMap((type) => [
    { type, entrance: 'member' as const, code: undefined },
    { type, entrance: 'agent' as const, code: undefined },
  ]),
  { type: accountTypes.member, entrance: 'member', code: undefined },
  { type: accountTypes.member, entrance: 'agent', code: 'non_agents_cannot_log_in' },
  { type: accountTypes.trial, entrance: 'agent', code: 'non_agents_cannot_log_in' },
  { type: accountTypes.operator, entrance: 'agent', code: 'non_agents_cannot_log_in' },
  { type: accountTypes.operator, entrance: 'member', code: 'non_member_accounts_cannot_log_in' },
] as const

test.each(entrances)('[ACC-05] type $type at the entrance of the $entrance: $code', async (row) => {
  const { type, entrance, code } = row
  const own = { username: `${entrance} ${type}`, password, entrance }
  await accountWith(shared, own.username, password, { type })
  const from = anywhere()
  const answer = await logIn(shared, from, own)
  expect(answer.json().code).toBe(code)
  expect(from.cookies.has('sid')).toBe(code === undefined)
  if (!code) return
  expect((await logIn(shared, from, { ...own, password: 'wrong' })).json().code).toBe('wrong_credentials')
})

test('[ACC-05] an account without access to the portal is told so, and only with its password', async () => {
  await accountWith(shared, 'off', password, { hasPortalAccess: false })
  const off = { username: 'off', password }
  const code = async (body: object) => (await logIn(shared, anywhere(), { ...off, ...body })).json().code
  expect(await code({})).toBe('non_member_accounts_cannot_log_in')
  expect(await code({ password: 'wrong' })).toBe('wrong_credentials')
})

test('[ACC-05] who is suspended while signed in is out, and is told why only with the password', async () => {
  const id = await accountWith(shared, 'Trang', password)
  const trang = { username: 'Trang', password }
  const from = anywhere()
  const { token } = (await logIn(shared, from, trang)).json().value
  await shared.database.transaction((tx) => suspendAccount(tx, id))
  expect(await memberInfo(from, token)).toMatchObject({ code: 'not_logged_in' })
  const again = await logIn(shared, from, trang)
  expect([again.statusCode, again.json().code]).toEqual([403, 'account_suspended'])
  expect((await logIn(shared, from, { ...trang, password: 'wrong' })).json().code).toBe('wrong_credentials')
})
