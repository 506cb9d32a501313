import { calls } from '@banyan/contract/calls.ts'
import { expect, test } from 'vitest'
import { memberWith, newBrowser } from '#/modules/codes/test-world/sms-world.ts'
import {
  anotherKey,
  answering,
  idToken,
  refusing,
  type StandInPhoneProvider,
  standInPhoneProvider,
} from '#/modules/codes/test-world/stand-in-phone-provider.ts'
import { passFor } from '#/modules/verification/test-world/passes.ts'
import type { World } from '#/test-world/world.ts'
import {
  askFor,
  itsE164,
  outcome,
  plainWorld,
  register,
  registerMobile,
  switchTo,
  typedNumber,
} from '../test-world/registration-world.ts'

interface PhoneWorld extends AsyncDisposable {
  readonly w: World
  readonly provider: StandInPhoneProvider
}

/** A world in which the provider confirms numbers, which may be left out at the tab of names. */
async function phoneWorld(): Promise<PhoneWorld> {
  const provider = await standInPhoneProvider()
  const w = await plainWorld({ phoneProvider: provider.config })
  await askFor(w, 'mobileNum')
  await switchTo(w, { REGMOBVERF3: true, MOBILENUMPASSREG3: false })
  await w.set('sms', { ...w.settings.current('sms'), route: 'provider' })
  return {
    w,
    provider,
    async [Symbol.asyncDispose]() {
      await w[Symbol.asyncDispose]()
      await provider[Symbol.asyncDispose]()
    },
  }
}

async function start(w: World, given: object = {}, from = newBrowser(w)) {
  const passToken = await passFor(w, from, 'sms')
  return await from.post(calls.startPhoneVerification.path, { ...typedNumber, passToken, ...given })
}

const finish = (w: World, given: object = {}) =>
  newBrowser(w).post(calls.finishPhoneVerification.path, {
    ...{ sessionInfo: 'session', verificationCode: '123456' },
    ...given,
  })

test('[ACC-14] the provider sends a code, exchanges it, and its token registers the number', async () => {
  await using p = await phoneWorld()
  expect((await start(p.w)).json().value).toEqual({ sessionInfo: 'session', expiryMinutes: 1 })
  const token = await idToken(itsE164)
  p.provider.answer(answering(200, { idToken: token }))
  const finished = await finish(p.w)
  expect(finished.json().value).toEqual({ firebaseIdToken: token })
  const given = { firebaseIdToken: token, firebaseChannel: 'WEB' } as const
  expect(outcome(await registerMobile(p.w, given))).toEqual([200])
  const { number_hash: hash } = await p.w.database.db
    .selectFrom('account_mobiles')
    .select('number_hash')
    .executeTakeFirstOrThrow()
  expect(Buffer.from(hash)).toEqual(p.w.personal.hashOfNumber(itsE164))
  expect(p.provider.asked.map(({ body }) => body)).toEqual([
    { phoneNumber: itsE164 },
    { sessionInfo: 'session', code: '123456' },
  ])
})

test('[ACC-14] a token registers once, and stays good where the name was taken', async () => {
  await using p = await phoneWorld()
  await p.w.signIn({ username: 'linhtran' })
  const firebaseIdToken = await idToken(itsE164)
  const given = { ...typedNumber, firebaseIdToken }
  expect(outcome(await register(p.w, { ...given, username: 'linhtran' }))).toEqual([409, 'username_taken'])
  expect(outcome(await register(p.w, given))).toEqual([200])
  const refused = [422, 'phone_token_refused']
  expect(outcome(await register(p.w, given))).toEqual(refused)
  expect(await p.w.database.db.selectFrom('used_phone_tokens').select('token_hash').execute()).toHaveLength(1)
})

test('[ACC-14] a token of another number, of another key or that is old registers nobody', async () => {
  await using p = await phoneWorld()
  const old = { auth_time: Math.floor(Date.now() / 1000) - 660 }
  for (const firebaseIdToken of [
    await idToken('+84987654321'),
    await idToken(itsE164, { key: anotherKey.privateKey }),
    await idToken(itsE164, { claims: old }),
    'A'.repeat(20),
  ]) {
    expect(outcome(await register(p.w, { ...typedNumber, firebaseIdToken }))).toEqual([422, 'phone_token_refused'])
    expect(outcome(await registerMobile(p.w, { firebaseIdToken }))).toEqual([422, 'phone_token_refused'])
  }
  expect(await p.w.database.db.selectFrom('registrations').select('account_id').execute()).toEqual([])
})

test('[ACC-14] a proven number that is somebody’s is told', async () => {
  await using p = await phoneWorld()
  await memberWith(p.w, itsE164)
  const given = { ...typedNumber, firebaseIdToken: await idToken(itsE164) }
  expect(outcome(await register(p.w, given))).toEqual([409, 'mobile_taken'])
})

test('[ACC-14] on this route the token is what is asked for, and a code of ours is not', async () => {
  await using p = await phoneWorld()
  expect(outcome(await registerMobile(p.w))).toEqual([422, 'invalid_input', 'firebaseIdToken required'])
  const code = { verificationCode: '123456' }
  const named = ['verificationCode off', 'firebaseIdToken required']
  expect(outcome(await registerMobile(p.w, code))).toEqual([422, 'invalid_input', ...named])
})

test('[ACC-14] no code without a passed check, which is used up; our own limits hold too', async () => {
  await using p = await phoneWorld()
  const from = newBrowser(p.w)
  const refused = [422, 'verification_required']
  for (const passToken of [
    'A'.repeat(43),
    await passFor(p.w, from, 'login'),
    await passFor(p.w, newBrowser(p.w), 'sms'),
  ])
    expect(outcome(await start(p.w, { passToken }, from))).toEqual(refused)
  expect(p.provider.asked).toEqual([])
  const passToken = await passFor(p.w, from, 'sms')
  expect(outcome(await start(p.w, { passToken }, from))).toEqual([200])
  expect(outcome(await start(p.w, { passToken }, from))).toEqual(refused)
  expect(outcome(await start(p.w))).toEqual([429, 'sms_too_many'])
  await p.w.set('sms', { ...p.w.settings.current('sms'), perDay: 1 })
  expect(outcome(await start(p.w, { mobileNum: '0987654321' }))).toEqual([429, 'sms_too_many'])
  expect(p.provider.asked).toHaveLength(1)
})

test('[ACC-25] a number that is none, or of another country, is refused and nobody is asked', async () => {
  await using p = await phoneWorld()
  for (const number of [{ mobileNum: '12345' }, { countryDialingCode: '44', mobileNum: '07400123456' }])
    expect(outcome(await start(p.w, number))).toEqual([422, 'mobile_number_invalid'])
  expect(p.provider.asked).toEqual([])
})

test('[ACC-14] both calls are off unless the route is the provider’s and there is one', async () => {
  await using p = await phoneWorld()
  const off = [403, 'registration_off']
  const both = async (w: World) => [outcome(await start(w)), outcome(await finish(w))]
  await p.w.set('sms', { ...p.w.settings.current('sms'), route: 'gateway' })
  expect(await both(p.w)).toEqual([off, off])
  await p.w.set('sms', { ...p.w.settings.current('sms'), route: 'provider' })
  await switchTo(p.w, { REGMOBVERF3: false })
  expect(await both(p.w)).toEqual([off, off])
  await switchTo(p.w, { REGMOBVERF3: true, USERNAMEREG3: false, MOBILENUMREG3: false })
  expect(await both(p.w)).toEqual([off, off])
  await using without = await plainWorld()
  await switchTo(without, { REGMOBVERF3: true, MOBILENUMPASSREG3: false })
  await without.set('sms', { ...without.settings.current('sms'), route: 'provider' })
  expect(await both(without)).toEqual([off, off])
  const given = { ...typedNumber, firebaseIdToken: await idToken(itsE164) }
  expect(outcome(await registerMobile(without, given))).toEqual(off)
})

test.each([
  { fault: 'INVALID_PHONE_NUMBER', expected: [422, 'mobile_number_invalid'] },
  { fault: 'MISSING_PHONE_NUMBER', expected: [422, 'phone_number_missing'] },
  { fault: 'TOO_MANY_ATTEMPTS_TRY_LATER', expected: [429, 'sms_too_many'] },
  { fault: 'CAPTCHA_CHECK_FAILED', expected: [422, 'phone_captcha_failed'] },
  { fault: 'QUOTA_EXCEEDED', expected: [503, 'phone_quota_exceeded'] },
  { fault: 'OPERATION_NOT_ALLOWED', expected: [403, 'phone_not_allowed'] },
  { fault: 'POPUP_CLOSED_BY_USER', expected: [422, 'phone_popup_closed'] },
  { fault: 'SOMETHING_NEW', expected: [503, 'sms_not_sent'] },
])('[ACC-14] what the provider refuses at the start is told: $fault', async ({ fault, expected }) => {
  await using p = await phoneWorld()
  p.provider.answer(refusing(fault))
  const answer = await start(p.w)
  expect(outcome(answer)).toEqual(expected)
  if (fault === 'TOO_MANY_ATTEMPTS_TRY_LATER') expect(answer.headers['retry-after']).toBe('300')
})

test.each([
  { fault: 'INVALID_CODE', expected: [422, 'verification_code_wrong'] },
  { fault: 'MISSING_CODE', expected: [422, 'phone_code_missing'] },
  { fault: 'SESSION_EXPIRED', expected: [422, 'phone_code_expired'] },
  { fault: 'TOO_MANY_ATTEMPTS_TRY_LATER', expected: [429, 'sms_too_many'] },
  { fault: 'SOMETHING_NEW', expected: [503, 'sms_not_sent'] },
])('[ACC-14] what the provider refuses at the end is told: $fault', async ({ fault, expected }) => {
  await using p = await phoneWorld()
  p.provider.answer(refusing(fault))
  expect(outcome(await finish(p.w))).toEqual(expected)
})

test('[ACC-14] a code is tried five times, by however many', async () => {
  await using p = await phoneWorld()
  p.provider.answer(refusing('INVALID_CODE'))
  for (let tries = 0; tries < 5; tries++) expect(outcome(await finish(p.w))).toEqual([422, 'verification_code_wrong'])
  expect(outcome(await finish(p.w))).toEqual([422, 'phone_code_expired'])
  expect(p.provider.asked).toHaveLength(5)
  expect(outcome(await finish(p.w, { sessionInfo: 'another' }))).toEqual([422, 'verification_code_wrong'])
})

test('[ACC-14] neither number nor token nor key is in a log line or in clear in the database', async () => {
  await using p = await phoneWorld()
  p.provider.answer((response) => void response.destroy())
  expect(outcome(await start(p.w))).toEqual([503, 'sms_not_sent'])
  const firebaseIdToken = await idToken(itsE164)
  await register(p.w, { ...typedNumber, firebaseIdToken })
  await register(p.w, { ...typedNumber, firebaseIdToken })
  expect(p.w.logs).toContainEqual(expect.objectContaining({ msg: 'the phone-verification provider failed' }))
  const { db } = p.w.database
  const tables = ['account_mobiles', 'sms_sends', 'used_phone_tokens', 'limited_tries'] as const
  const rows = (await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()))).flat()
  const kept = rows
    .flatMap((row) => Object.values<unknown>(row))
    .map((value) => (value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : String(value)))
  const written = [JSON.stringify(p.w.logs), ...kept].join('\n')
  for (const secret of [itsE164.slice(3), firebaseIdToken, p.provider.config.key])
    expect(written.includes(secret)).toBe(false)
})
