import { calls } from '@banyan/contract/calls.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { heldUntil, holdFor } from '#/modules/accounts/holds.ts'
import { saveDetail } from '#/modules/accounts/own-account.ts'
import { lastCode } from '#/modules/codes/test-world/sms-world.ts'
import { PasswordHashing } from '#/modules/sign-in/password-hashing.ts'
import {
  authenticatorCode,
  beginStep,
  type FactorsWorld,
  password,
} from '#/modules/sign-in/test-world/factors-world.ts'
import { accountWith } from '#/modules/sign-in/test-world/log-in.ts'
import { ownCalls } from '#/modules/sign-in/test-world/own-calls.ts'
import { checkPaymentPassword } from '../payment-password/check-payment-password.ts'
import { resetPaymentPassword } from '../payment-password/set-payment-password.ts'
import {
  choosePaymentPassword,
  codeOf,
  digits,
  type Payee,
  payee,
  payoutWorld,
  seen,
} from '../test-world/payout-world.ts'

/** One for all: every account here is its own. */
let s: FactorsWorld
beforeAll(async () => {
  s = await payoutWorld()
})
afterAll(() => s[Symbol.asyncDispose]())

const passwords = new PasswordHashing()
const check = ({ id }: Payee, text: string) => checkPaymentPassword({ database: s.w.database, passwords }, id, text)
const refused = (who: Payee, text: string) =>
  check(who, text).then(
    () => undefined,
    ({ code, hints }) => ({ code, ...hints }),
  )
const change = (who: Payee, given: object) =>
  who.own(calls.changePaymentPassword, { oldPaymentPassword: digits, paymentPassword: '246801', password, ...given })
const moneyHeldUntil = ({ id }: Payee) => heldUntil(s.w.database.db, id, 'money_out')

test('[MEM-02] a payment password is set once, by whoever shows the login password', async () => {
  const linh = await payee(s.w)
  const set = (given: object) => codeOf(linh.own(calls.setPaymentPassword, { paymentPassword: digits, ...given }))
  expect(await refused(linh, digits)).toEqual({ code: 'payment_password_needed' })
  expect(await set({})).toBe('invalid_input')
  expect(await set({ password: 'not it at all' })).toBe('wrong_password')
  expect(await set({ password })).toBeUndefined()
  expect(await set({ password, paymentPassword: '975311' })).toBe('payment_password_exists')
  expect(await refused(linh, digits)).toBeUndefined()
  expect((await seen(linh)).paymentPassword).toEqual({ setAt: expect.stringMatching(/Z$/), lockedUntil: null })
  expect(await moneyHeldUntil(linh)).toBeUndefined()
})

test('[MEM-02] what is guessed at once is refused, and so are the birthday and the login password', async () => {
  const id = await accountWith(s.w, 'digits.login', '864209')
  const own = ownCalls(s.w, await s.w.signIn(id))
  await s.w.database.transaction((tx) => saveDetail(tx, s.w.personal, id, { name: 'birthday', value: '1990-11-24' }))
  const set = (paymentPassword: string) =>
    codeOf(own(calls.setPaymentPassword, { paymentPassword, password: '864209' }))
  for (const text of ['000000', '123456', '654321', '241190', '864209'])
    expect(await set(text), text).toBe('payment_password_weak')
  for (const text of ['12345', '1234567', 'abcdef', '']) expect(await set(text), text).toBe('invalid_input')
  expect(await set('135791')).toBeUndefined()
})

test('[WAL-07] five wrong tries lock it for 24 hours; each says how many are left, and a right one forgets them', async () => {
  const linh = await payee(s.w)
  await choosePaymentPassword(linh)
  for (const left of [4, 3]) expect(await refused(linh, '999999')).toEqual({ code: 'payment_password_wrong', left })
  expect(await refused(linh, digits)).toBeUndefined()
  for (const left of [4, 3, 2, 1])
    expect(await refused(linh, '999999')).toEqual({ code: 'payment_password_wrong', left })
  const locked = { code: 'payment_password_locked', retryAfterSeconds: expect.any(Number) }
  expect(await refused(linh, '999999')).toEqual(locked)
  expect(await refused(linh, digits)).toEqual(locked)
  expect((await seen(linh)).paymentPassword.lockedUntil).toMatch(/Z$/)
  await s.w.moveClock(24 * 3600 - 60)
  expect(await refused(linh, digits)).toEqual(locked)
  await s.w.moveClock(24 * 3600 + 60)
  for (const left of [4, 3]) expect(await refused(linh, '999999')).toEqual({ code: 'payment_password_wrong', left })
  expect(await refused(linh, digits)).toBeUndefined()
  await s.w.moveClock(0)
})

test('[WAL-07] a wrong try stays counted although what it was to authorise is rolled back', async () => {
  const linh = await payee(s.w)
  await choosePaymentPassword(linh)
  expect(await codeOf(change(linh, { oldPaymentPassword: '999999' }))).toBe('payment_password_wrong')
  const answer = (await change(linh, { oldPaymentPassword: '999999' })).json()
  expect(answer.value).toEqual({ left: 3 })
  expect(answer.message).not.toBe('')
})

test('[MEM-02] a try that the server was too busy to look at is none', async () => {
  const linh = await payee(s.w)
  await choosePaymentPassword(linh)
  const busy = { matches: () => Promise.reject(new Error('busy')) } as unknown as PasswordHashing
  for (let tries = 0; tries < 7; tries++)
    await expect(checkPaymentPassword({ database: s.w.database, passwords: busy }, linh.id, digits)).rejects.toThrow(
      'busy',
    )
  expect(await refused(linh, '999999')).toEqual({ code: 'payment_password_wrong', left: 4 })
})

test('[MEM-02] it is changed by the old one and a fresh proof, and holds money back for 24 hours', async () => {
  const linh = await payee(s.w)
  expect(await codeOf(change(linh, {}))).toBe('payment_password_needed')
  await choosePaymentPassword(linh)
  expect(await codeOf(change(linh, { paymentPassword: '111111' }))).toBe('payment_password_weak')
  expect(await codeOf(change(linh, { paymentPassword: digits }))).toBe('password_used_before')
  expect(await codeOf(change(linh, { password: 'not it at all' }))).toBe('wrong_password')
  expect(await moneyHeldUntil(linh)).toBeUndefined()
  expect(await codeOf(change(linh, {}))).toBeUndefined()
  expect(await refused(linh, digits)).toEqual({ code: 'payment_password_wrong', left: 4 })
  expect(await refused(linh, '246801')).toBeUndefined()
  const hours = (((await moneyHeldUntil(linh))?.getTime() ?? 0) - Date.now()) / 3_600_000
  expect(hours).toBeGreaterThan(23.9)
  expect((await seen(linh)).moneyHeldUntil).toMatch(/Z$/)
})

test('[MEM-02] while contacts are held it is not changed', async () => {
  const linh = await payee(s.w)
  await choosePaymentPassword(linh)
  await s.w.database.transaction((tx) => holdFor(tx, linh.id, 'contacts', 60))
  expect(await codeOf(change(linh, {}))).toBe('contacts_held')
})

test('[MEM-02] with a mobile number the proof is a code sent there, and the password is none', async () => {
  const linh = await payee(s.w, { mobile: '+84912000111' })
  expect((await seen(linh)).proof).toBe('ownCode')
  const set = (proof: object) => codeOf(linh.own(calls.setPaymentPassword, { paymentPassword: digits, ...proof }))
  expect(await set({ password })).toBe('invalid_input')
  const before = s.gateway.deliveries.length
  await linh.own(calls.ownSms, { purpose: 'confirm' })
  await s.gateway.arrived(before + 1)
  const code = lastCode(s.gateway)
  expect(await set({ ownCode: code === '000000' ? '111111' : '000000' })).toBe('verification_code_wrong')
  expect(await set({ ownCode: code })).toBeUndefined()
})

test('[MEM-02] with an authenticator the proof is its code, each once; five wrong ones end it for half an hour', async () => {
  await beginStep(s.w)
  const linh = await payee(s.w, { mobile: '+84912000222' })
  // Set up by a code of the step before, so that the present one is still to be used.
  const { secret } = (await linh.own(calls.startAuthenticator, { password })).json().value
  await linh.own(calls.confirmAuthenticator, { code: await authenticatorCode(s.w, secret, -30) })
  expect((await seen(linh)).proof).toBe('authenticator')
  const set = (proof: object) => codeOf(linh.own(calls.setPaymentPassword, { paymentPassword: digits, ...proof }))
  expect(await set({ password })).toBe('invalid_input')
  const code = await authenticatorCode(s.w, secret)
  expect(await set({ authenticatorCode: code })).toBeUndefined()
  expect(await codeOf(change(linh, { authenticatorCode: code }))).toBe('authenticator_code_wrong')
  for (let tries = 0; tries < 4; tries++) await change(linh, { authenticatorCode: code })
  expect(await codeOf(change(linh, { authenticatorCode: await authenticatorCode(s.w, secret, 30) }))).toBe(
    'login_locked',
  )
  await s.w.moveClock(0)
})

test('[WAL-07] an operator resets it: the member sets it anew, and money goes out a day later', async () => {
  const linh = await payee(s.w)
  const reset = () => s.w.database.transaction((tx) => resetPaymentPassword(tx, linh.id))
  await expect(reset()).rejects.toMatchObject({ code: 'factor_not_found' })
  await choosePaymentPassword(linh)
  for (let tries = 0; tries < 5; tries++) await refused(linh, '999999')
  await reset()
  expect(await refused(linh, digits)).toEqual({ code: 'payment_password_needed' })
  expect(await moneyHeldUntil(linh)).toBeDefined()
  await choosePaymentPassword(linh, '975311')
  expect(await refused(linh, '975311')).toBeUndefined()
})

test('[MEM-02] the level counts payment password and bank account', async () => {
  const linh = await payee(s.w)
  const parts = async () =>
    (await linh.own(calls.security))
      .json()
      .value.level.parts.filter(({ isReached }: { isReached: boolean }) => isReached)
  expect(await parts()).toEqual([expect.objectContaining({ part: 'password' })])
  await choosePaymentPassword(linh)
  expect(await parts()).toContainEqual({ part: 'paymentPassword', points: 20, isReached: true })
})

test('[PRV-04] neither the digits nor their hash stand in an answer or a log line', async () => {
  const linh = await payee(s.w, { email: { address: 'linh.payee@example.com', isConfirmed: true } })
  const before = s.mail.deliveries.length
  await choosePaymentPassword(linh, '975313')
  await s.mail.arrived(before + 1)
  expect(s.mail.deliveries.at(-1)).toMatchObject({ to: ['linh.payee@example.com'] })
  const written = JSON.stringify([s.w.logs, await seen(linh), s.mail.deliveries])
  expect(written).not.toContain('975313')
  expect(written).not.toContain('argon2id')
})
