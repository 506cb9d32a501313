import { calls } from '@banyan/contract/calls.ts'
import { expect, test } from 'vitest'
import {
  askForCode,
  lastCode,
  memberWith,
  newBrowser,
  type SmsWorld,
  smsWorld,
} from '#/modules/codes/test-world/sms-world.ts'
import { passFor as passOf, readCaptcha } from '#/modules/verification/test-world/passes.ts'
import type { World } from '#/test-world/world.ts'
import {
  askFor,
  codeToRegister,
  goodPassword,
  itsE164,
  newName,
  outcome,
  plainWorld,
  register,
  registerMobile,
  switchTo,
  typedNumber,
} from '../test-world/registration-world.ts'

const madeIn = async (w: World) =>
  (await w.database.db.selectFrom('registrations').select('account_id').execute()).length

/** A world that asks for a number and its code beside name and password. */
async function codeWorld(): Promise<SmsWorld> {
  const s = await smsWorld()
  await askFor(s.w, 'captcha', { enabled: false, required: false })
  return s
}

test('[ACC-26] unchecked terms are refused before anything else', async () => {
  await using w = await plainWorld()
  expect(outcome(await register(w, { termsAccepted: false, password: undefined }))).toEqual([422, 'terms_not_accepted'])
  expect(await madeIn(w)).toBe(0)
})

test.each([
  { confirmPassword: undefined, expected: [422, 'invalid_input', 'confirmPassword required'] },
  { confirmPassword: `${goodPassword} `, expected: [422, 'inconsistent_twice'] },
  { confirmPassword: goodPassword.toUpperCase(), expected: [422, 'inconsistent_twice'] },
])('[ACC-11] the password typed twice differently is refused: $confirmPassword', async ({ expected, ...given }) => {
  await using w = await plainWorld()
  expect(outcome(await register(w, given))).toEqual(expected)
})

test.each([
  { password: 'password1', why: 'everybody guesses it' },
  { password: 'banyan-play1', why: 'it is the brand' },
  { password: 'linhtran2', why: 'it is the username' },
  { password: '0912345678', why: 'it is the number' },
])('[ACC-16] a weak password is refused: $why', async ({ password }) => {
  await using w = await plainWorld()
  await askFor(w, 'mobileNum')
  const given = { username: 'linhtran', ...typedNumber, password, confirmPassword: password }
  expect(outcome(await register(w, given))).toEqual([422, 'password_too_weak'])
})

test('[ACC-09] a captcha that is required must be there and right, and counts once', async () => {
  await using w = await plainWorld()
  await askFor(w, 'captcha', { required: true })
  const from = newBrowser(w)
  expect(outcome(await register(w, {}, from))).toEqual([422, 'captcha_required'])
  const read = await readCaptcha(w, from)
  expect(outcome(await register(w, { captchaId: read.captchaId }, from))).toEqual([422, 'captcha_required'])
  expect(outcome(await register(w, { ...read, captcha: 'WRONG' }, from))).toEqual([422, 'captcha_wrong'])
  expect(outcome(await register(w, read, from))).toEqual([422, 'captcha_wrong'])
  await w.moveClock(2)
  const next = await readCaptcha(w, from)
  expect(outcome(await register(w, next, newBrowser(w)))).toEqual([422, 'captcha_wrong'])
  expect(outcome(await register(w, { ...next, captcha: next.captcha?.toLowerCase() }, from))).toEqual([200])
  expect(outcome(await register(w, next, from))).toEqual([422, 'captcha_wrong'])
})

test('[ACC-15] whoever can’t read the image registers with the pass of a longer work', async () => {
  await using w = await plainWorld()
  await askFor(w, 'captcha', { required: true })
  const from = newBrowser(w)
  expect(outcome(await register(w, { captchaPass: await passOf(w, from, 'login') }, from))).toEqual([
    422,
    'captcha_wrong',
  ])
  const captchaPass = await passOf(w, from, 'captcha')
  expect(outcome(await register(w, { captchaPass }, from))).toEqual([200])
  expect(outcome(await register(w, { captchaPass }, from))).toEqual([422, 'captcha_wrong'])
})

test('[ACC-09] a captcha that may be left out is still held to be right where it is given', async () => {
  await using w = await plainWorld()
  await askFor(w, 'captcha', { required: false })
  const from = newBrowser(w)
  const read = await readCaptcha(w, from)
  expect(outcome(await register(w, { ...read, captcha: 'WRONG' }, from))).toEqual([422, 'captcha_wrong'])
  expect(outcome(await register(w))).toEqual([200])
})

test('[ACC-08] a username is one account’s, whatever its case and way of writing', async () => {
  await using w = await plainWorld()
  await askFor(w, 'username', { patternId: 10 })
  expect(outcome(await register(w, { username: 'LinhTran' }))).toEqual([200])
  for (const username of ['LinhTran', 'linhtran', ' LINHTRAN ', 'ｌｉｎｈｔｒａｎ'])
    expect(outcome(await register(w, { username })), username).toEqual([409, 'username_taken'])
  expect(await madeIn(w)).toBe(1)
})

test('[ACC-08] a name that is taken costs neither the code nor a try at it', async () => {
  await using s = await codeWorld()
  await s.w.signIn({ username: 'linhtran' })
  const verificationCode = await codeToRegister(s)
  for (let tries = 0; tries < 7; tries++) {
    const answer = await register(s.w, { ...typedNumber, verificationCode, username: 'LinhTran' })
    expect(outcome(answer)).toEqual([409, 'username_taken'])
  }
  expect(outcome(await register(s.w, { ...typedNumber, verificationCode }))).toEqual([200])
})

test('[ACC-13] a number of somebody’s is told to whoever holds its code alone, and the code stays', async () => {
  await using s = await codeWorld()
  const verificationCode = await codeToRegister(s)
  await memberWith(s.w, itsE164)
  const wrong = verificationCode === '123456' ? '654321' : '123456'
  const given = { ...typedNumber, username: newName() }
  expect(outcome(await register(s.w, { ...given, verificationCode: wrong }))).toEqual([422, 'verification_code_wrong'])
  expect(outcome(await register(s.w, { ...given, verificationCode }))).toEqual([409, 'mobile_taken'])
  expect(await madeIn(s.w)).toBe(0)
})

test('[ACC-13] five wrong codes are the end of the right one, and an hour’s tries go on', async () => {
  await using s = await codeWorld()
  const right = await codeToRegister(s)
  const wrong = right === '123456' ? '654321' : '123456'
  for (let tries = 0; tries < 5; tries++)
    expect(outcome(await register(s.w, { ...typedNumber, verificationCode: wrong }))).toEqual([
      422,
      'verification_code_wrong',
    ])
  expect(outcome(await register(s.w, { ...typedNumber, verificationCode: right }))).toEqual([
    422,
    'verification_code_wrong',
  ])
})

test.each([
  { why: 'none was sent', digits: '0987654321', secondsLater: 0 },
  { why: 'it is five minutes old', digits: typedNumber.mobileNum, secondsLater: 301 },
])('[ACC-13] a code is refused: $why', async ({ digits, secondsLater }) => {
  await using s = await codeWorld()
  const verificationCode = await codeToRegister(s)
  if (secondsLater > 0) await s.w.moveClock(secondsLater)
  const given = { ...typedNumber, mobileNum: digits, verificationCode }
  expect(outcome(await register(s.w, given))).toEqual([422, 'verification_code_wrong'])
})

test('[ACC-13] a code works once, and one to sign in with registers nobody', async () => {
  await using s = await codeWorld()
  const verificationCode = await codeToRegister(s)
  const given = { ...typedNumber, verificationCode }
  expect(outcome(await register(s.w, given))).toEqual([200])
  expect(outcome(await register(s.w, given))).toEqual([422, 'verification_code_wrong'])
  await s.w.moveClock(61)
  await askForCode(s.w, typedNumber.mobileNum)
  await s.gateway.arrived(2)
  const code = lastCode(s.gateway)
  expect(outcome(await register(s.w, { ...typedNumber, verificationCode: code }))).toEqual([
    422,
    'verification_code_wrong',
  ])
  // Nor does one to register with sign anybody in.
  const login = { type: 'sms', ...typedNumber, verificationCode }
  expect((await newBrowser(s.w).postSealed(calls.login.path, login)).json().code).toBe('verification_code_wrong')
})

test.each([
  { why: 'of a country that the merchant takes none of', countryDialingCode: '44', mobileNum: '07400123456' },
  { why: 'too short for its country', countryDialingCode: '84', mobileNum: '912345' },
  { why: 'of a dialling code that is none', countryDialingCode: '999', mobileNum: '912345678' },
])('[ACC-25] a number $why is refused at either tab', async ({ why: _, ...number }) => {
  await using w = await plainWorld()
  await askFor(w, 'mobileNum')
  const password = { password: goodPassword, confirmPassword: goodPassword }
  expect(outcome(await register(w, number))).toEqual([422, 'mobile_number_invalid'])
  expect(outcome(await registerMobile(w, { ...password, ...number }))).toEqual([422, 'mobile_number_invalid'])
})

test('[ACC-08] a network may try ten times an hour, whatever comes of it', async () => {
  await using w = await plainWorld()
  await w.signIn({ username: 'linhtran' })
  const from = newBrowser(w)
  const tryAgain = async (username = 'linhtran') => outcome(await register(w, { username, login: false }, from))
  for (let tries = 0; tries < 5; tries++) expect(await tryAgain()).toEqual([409, 'username_taken'])
  for (let tries = 0; tries < 5; tries++) expect(await tryAgain(newName())).toEqual([200])
  const answer = await register(w, {}, from)
  expect(outcome(answer)).toEqual([429, 'too_many_requests'])
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(3_500)
  expect(outcome(await register(w))).toEqual([200])
  await w.moveClock(3_590)
  expect(await tryAgain()).toEqual([429, 'too_many_requests'])
  await w.moveClock(3_601)
  expect(await tryAgain()).toEqual([409, 'username_taken'])
})

test('[ACC-08] what is refused before the captcha costs no try', async () => {
  await using w = await plainWorld()
  const from = newBrowser(w)
  for (let tries = 0; tries < 12; tries++)
    expect(outcome(await register(w, { username: '1' }, from))[1]).toBe('invalid_input')
  expect(outcome(await register(w, {}, from))).toEqual([200])
})

test('[ACC-13] nothing that somebody says of itself is in a log line or in clear in the database', async () => {
  await using s = await codeWorld()
  for (const name of ['payeeName', 'idNumber', 'wechat', 'paymentPassword'] as const) await askFor(s.w, name)
  const verificationCode = await codeToRegister(s)
  const secrets = {
    ...{ password: goodPassword, confirmPassword: goodPassword, email: 'someone.private@example.com' },
    ...{ payeeName: 'Nguyễn Bí Mật', idNumber: '079998887776', wechat: 'private_wechat', paymentPassword: '924680' },
  }
  const given = { ...typedNumber, ...secrets, verificationCode }
  expect(outcome(await register(s.w, { ...given, username: 'linhtran' }))).toEqual([200])
  // Neither when it is refused.
  await register(s.w, { ...given, username: 'linhtran' })
  await register(s.w, { ...given, payeeName: '1', idNumber: '?' })
  const { db } = s.w.database
  const tables = [
    ...(['accounts', 'account_mobiles', 'account_details', 'account_emails', 'payment_passwords'] as const),
    ...(['registrations', 'limited_tries', 'sms_codes', 'sms_sends', 'sessions'] as const),
  ]
  const rows = (await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()))).flat()
  const kept = rows
    .flatMap((row) => Object.values<unknown>(row))
    .map((value) => (value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : String(value)))
  const written = [JSON.stringify(s.w.logs), ...kept].join('\n')
  for (const secret of [...Object.values(secrets), typedNumber.mobileNum.slice(1), verificationCode])
    expect(written.includes(secret), secret).toBe(false)
})

test('[SYS-07] a way that is off is refused to whoever calls it directly', async () => {
  await using w = await plainWorld()
  await switchTo(w, { USERNAMEREG3: false, MOBILENUMREG3: false })
  expect(outcome(await register(w))).toEqual([403, 'registration_off'])
  expect(outcome(await registerMobile(w, { termsAccepted: false }))).toEqual([403, 'registration_off'])
})
