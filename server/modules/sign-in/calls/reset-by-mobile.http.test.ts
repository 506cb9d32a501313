import { calls } from '@banyan/contract/calls.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { heldUntil } from '#/modules/accounts/holds.ts'
import { askForCode, newBrowser } from '#/modules/codes/test-world/sms-world.ts'
import { insertAuthenticator } from '../store/authenticators.ts'
import { type FactorsWorld, otherThan, password } from '../test-world/factors-world.ts'
import { codeOf, codeOfLogin, passwordWorld, type Reachable, reachable } from '../test-world/password-world.ts'

/** One for all: every account here is its own. */
let f: FactorsWorld
beforeAll(async () => {
  f = await passwordWorld()
})
afterAll(() => f[Symbol.asyncDispose]())

const next = 'gió mùa thổi'
const wrong = [422, 'verification_code_wrong']
const outcome = (answer: { statusCode: number; json(): { code?: string } }) => [answer.statusCode, answer.json().code]

async function reset({ digits }: Pick<Reachable, 'digits'>, code: string, given: object = {}, from = newBrowser(f.w)) {
  const number = { mobileNum: digits, countryDialingCode: '84', verificationCode: code }
  return await from.postSealed(calls.resetByMobile.path, { ...number, newPassword: next, ...given })
}

async function setFlag(isOn: boolean) {
  const { flags, tree } = f.w.settings.current('whitelabel')
  await f.w.set('whitelabel', { flags: { ...flags, CHNGPASSVERIF3: isOn }, tree })
}

test('[ACC-17] a code that was sent for it sets the password anew and signs in; nothing else of the account is left open', async () => {
  const who = await reachable(f.w)
  const other = await f.w.signIn(who.id)
  const code = await codeOf(f, who)
  expect(f.gateway.deliveries.at(-1)?.message.text).toBe(
    `Banyan Play: ${code} là mã đặt lại mật khẩu, dùng trong 5 phút.`,
  )
  const from = newBrowser(f.w)
  const { token, account, mustChangePassword } = (await reset(who, code, {}, from)).json().value
  expect([account, mustChangePassword]).toEqual([who.username, false])
  const headers = { cookie: `sid=${from.cookies.get('sid')}`, token }
  const own = await f.w.app.portal.inject({ url: calls.memberInfo.path, headers })
  expect(own.statusCode).toBe(200)
  const ended = await f.w.app.portal.inject({ url: calls.memberInfo.path, headers: other.headers })
  expect(ended.statusCode).toBe(401)
  const session = await f.w.database.db
    .selectFrom('sessions')
    .select('origin')
    .where('account_id', '=', who.id)
    .execute()
  expect(session).toEqual([{ origin: 'reset' }])
  expect(await heldUntil(f.w.database.db, who.id, 'money_out')).toBeInstanceOf(Date)
  expect(outcome(await reset(who, code))).toEqual(wrong)
  expect(await codeOfLogin(f.w, who, password)).toBe('wrong_credentials')
  expect(await codeOfLogin(f.w, who, next)).toBeUndefined()
})

test('[ACC-17] a code for signing in sets no password, and one for a password signs nobody in', async () => {
  const [one, other] = [await reachable(f.w), await reachable(f.w)]
  expect(outcome(await reset(one, await codeOf(f, one, 'login')))).toEqual(wrong)
  const verificationCode = await codeOf(f, other)
  const number = { mobileNum: other.digits, countryDialingCode: '84', verificationCode }
  expect(outcome(await newBrowser(f.w).postSealed(calls.login.path, { type: 'sms', ...number }))).toEqual(wrong)
  expect(await codeOfLogin(f.w, one, password)).toBeUndefined()
})

test('[ACC-17] after five wrong tries the right code is refused too', async () => {
  const who = await reachable(f.w)
  const code = await codeOf(f, who)
  for (let i = 0; i < 5; i++) expect(outcome(await reset(who, otherThan(code)))).toEqual(wrong)
  expect(outcome(await reset(who, code))).toEqual(wrong)
})

test.each([
  { typed: 'kW8!zQ4', code: 'invalid_input' },
  { typed: 'iloveyou88', code: 'password_too_weak' },
  { typed: password, code: 'password_used_before' },
])('[ACC-17] $typed is refused with $code, and does not use the code up', async ({ typed, code }) => {
  const who = await reachable(f.w)
  const sent = await codeOf(f, who)
  expect((await reset(who, sent, { newPassword: typed })).json().code).toBe(code)
  expect((await reset(who, sent)).statusCode).toBe(200)
})

test('[SYS-07] nothing is sent or reset while the merchant has it off; signing in by SMS is another switch', async () => {
  const who = await reachable(f.w)
  const code = await codeOf(f, who)
  const stranger = await reachable(f.w)
  await setFlag(false)
  expect(outcome(await reset(who, code))).toEqual([403, 'password_reset_off'])
  expect(outcome(await askForCode(f.w, stranger.digits, { purpose: 'password' }))).toEqual([403, 'password_reset_off'])
  expect((await askForCode(f.w, stranger.digits)).statusCode).toBe(200)
  await setFlag(true)
  const { flags, tree } = f.w.settings.current('whitelabel')
  await f.w.set('whitelabel', { flags, tree: tree.filter(({ modId }) => modId !== 'VERIFICATION_LOGIN') })
  const third = await reachable(f.w)
  expect(outcome(await askForCode(f.w, third.digits))).toEqual([403, 'sms_login_off'])
  expect((await askForCode(f.w, third.digits, { purpose: 'password' })).statusCode).toBe(200)
  await f.w.set('whitelabel', { flags, tree })
  expect((await reset(who, code)).statusCode).toBe(200)
})

test('[ACC-17] who may not come in there is told so once the password is set', async () => {
  const who = await reachable(f.w)
  const answer = await reset(who, await codeOf(f, who), { entrance: 'agent' })
  expect(outcome(answer)).toEqual([403, 'non_agents_cannot_log_in'])
  expect(await codeOfLogin(f.w, who, next)).toBeUndefined()
})

test('[ACC-17] [ACC-19] an authenticator is asked for all the same, once the password is set', async () => {
  const stepUp = f.w.settings.current('stepUp')
  await f.w.set('stepUp', { ...stepUp, enabled: true })
  const who = await reachable(f.w)
  await f.w.database.transaction((tx) => insertAuthenticator(tx, who.id, Buffer.alloc(32)))
  const answer = await reset(who, await codeOf(f, who))
  await f.w.set('stepUp', stepUp)
  expect(outcome(answer)).toEqual([401, 'step_up_needed'])
  expect(answer.json().value.stepUp.ways).toEqual([{ method: 'authenticator' }])
  expect(answer.cookies.some(({ name }) => name === 'sid')).toBe(false)
  expect(await codeOfLogin(f.w, who, next)).toBeUndefined()
})
