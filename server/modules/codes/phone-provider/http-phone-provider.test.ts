import { expect, test } from 'vitest'
import { answering, refusing, standInPhoneProvider } from '../test-world/stand-in-phone-provider.ts'
import { HttpPhoneProvider } from './http-phone-provider.ts'

const number = '+84912345678'
const token = 'header.payload.signature'

/** A client of the stand-in, with what it told of faults. */
async function client(timeoutMs?: number) {
  const stand = await standInPhoneProvider()
  const faults: string[] = []
  const provider = new HttpPhoneProvider(stand.config, (reason) => faults.push(reason), timeoutMs)
  return { stand, faults, provider, [Symbol.asyncDispose]: () => stand[Symbol.asyncDispose]() }
}

test('[ACC-14] a code is asked for, and exchanged, as the provider’s protocol says', async () => {
  await using c = await client()
  expect(await c.provider.sendCode(number)).toBe('session')
  c.stand.answer(answering(200, { idToken: token, refreshToken: 'ignored' }))
  expect(await c.provider.idTokenFor('session', '123456')).toBe(token)
  const key = `?key=${c.stand.config.key}`
  expect(c.stand.asked).toEqual([
    { path: `/phone/v1/accounts:sendVerificationCode${key}`, body: { phoneNumber: number } },
    { path: `/phone/v1/accounts:signInWithPhoneNumber${key}`, body: { sessionInfo: 'session', code: '123456' } },
  ])
  expect(c.faults).toEqual([])
})

const faults = [
  { fault: 'INVALID_PHONE_NUMBER', start: 'mobile_number_invalid', finish: 'sms_not_sent' },
  { fault: 'MISSING_PHONE_NUMBER', start: 'phone_number_missing', finish: 'sms_not_sent' },
  { fault: 'TOO_MANY_ATTEMPTS_TRY_LATER', start: 'sms_too_many', finish: 'sms_too_many' },
  { fault: 'INVALID_CODE', start: 'sms_not_sent', finish: 'verification_code_wrong' },
  { fault: 'MISSING_CODE', start: 'sms_not_sent', finish: 'phone_code_missing' },
  { fault: 'SESSION_EXPIRED', start: 'sms_not_sent', finish: 'phone_code_expired' },
  { fault: 'CAPTCHA_CHECK_FAILED', start: 'phone_captcha_failed', finish: 'phone_captcha_failed' },
  { fault: 'QUOTA_EXCEEDED', start: 'phone_quota_exceeded', finish: 'phone_quota_exceeded' },
  { fault: 'OPERATION_NOT_ALLOWED', start: 'phone_not_allowed', finish: 'phone_not_allowed' },
  { fault: 'POPUP_CLOSED_BY_USER', start: 'phone_popup_closed', finish: 'phone_popup_closed' },
  { fault: 'INVALID_CODE : it was not that one', start: 'sms_not_sent', finish: 'verification_code_wrong' },
  { fault: 'SOMETHING_NEW', start: 'sms_not_sent', finish: 'sms_not_sent' },
  { fault: 'toString', start: 'sms_not_sent', finish: 'sms_not_sent' },
  { fault: '', start: 'sms_not_sent', finish: 'sms_not_sent' },
]

test.each(faults)('[ACC-14] the fault $fault is $start at the start and $finish at the end', async (expected) => {
  await using c = await client()
  c.stand.answer(refusing(expected.fault))
  await expect(c.provider.sendCode(number)).rejects.toMatchObject({ code: expected.start })
  await expect(c.provider.idTokenFor('session', '123456')).rejects.toMatchObject({ code: expected.finish })
})

test('[ACC-14] whoever asked too often is told to wait five minutes', async () => {
  await using c = await client()
  c.stand.answer(refusing('TOO_MANY_ATTEMPTS_TRY_LATER'))
  await expect(c.provider.sendCode(number)).rejects.toMatchObject({ hints: { retryAfterSeconds: 300 } })
})

test.each([
  { what: 'fails', how: answering(500, { error: 'down' }), reason: 'UNKNOWN' },
  {
    what: 'answers no JSON',
    how: (r: Parameters<ReturnType<typeof answering>>[0]) => void r.end('<html>'),
    reason: 'no sessionInfo',
  },
  { what: 'answers null', how: answering(200, null), reason: 'no sessionInfo' },
  { what: 'answers no session', how: answering(200, {}), reason: 'no sessionInfo' },
  { what: 'answers a session of other signs', how: answering(200, { sessionInfo: '<b>' }), reason: 'no sessionInfo' },
  {
    what: 'answers too much',
    how: answering(200, { sessionInfo: 'session', more: 'x'.repeat(70_000) }),
    reason: 'no sessionInfo',
  },
  { what: 'names somebody', how: refusing(`number ${number} is bad`), reason: 'UNKNOWN' },
  {
    what: 'hangs up',
    how: (r: Parameters<ReturnType<typeof answering>>[0]) => void r.destroy(),
    reason: 'UND_ERR_SOCKET',
  },
  { what: 'stays silent', how: () => {}, reason: 'TimeoutError' },
])('[ACC-14] a provider that $what has sent nothing', async ({ how, reason }) => {
  await using c = await client(500)
  c.stand.answer(how)
  await expect(c.provider.sendCode(number)).rejects.toMatchObject({ code: 'sms_not_sent' })
  expect(c.faults).toEqual([reason])
})

test('[ACC-14] no redirect is followed', async () => {
  await using c = await client()
  await using elsewhere = await standInPhoneProvider()
  c.stand.answer((response) => void response.writeHead(307, { location: elsewhere.config.url.href }).end())
  await expect(c.provider.sendCode(number)).rejects.toMatchObject({ code: 'sms_not_sent' })
  expect(elsewhere.asked).toEqual([])
})

test('[ACC-14] a provider that is not there is a fault that names no number', async () => {
  const c = await client()
  await c[Symbol.asyncDispose]()
  await expect(c.provider.sendCode(number)).rejects.toMatchObject({ code: 'sms_not_sent' })
  expect(c.faults).toEqual(['ECONNREFUSED'])
})
