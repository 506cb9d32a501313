import { calls } from '@banyan/contract/calls.ts'
import { expect, test, vi } from 'vitest'
import { passFor } from '#/modules/verification/test-world/passes.ts'
import { world } from '#/test-world/world.ts'
import { askForCode, lastCode, memberWith, newBrowser, smsWorld } from '../test-world/sms-world.ts'
import { failing, silent } from '../test-world/stand-in-gateway.ts'

const { path } = calls.smsCode
const mine = { e164: '+84912345678', digits: '0912345678' }

const outcome = (answer: { statusCode: number; json(): { code?: string } }) => [answer.statusCode, answer.json().code]

test('[ACC-13] a member is sent a code of six digits, with the minutes that are answered', async () => {
  await using s = await smsWorld()
  await memberWith(s.w, mine.e164, 'EN')
  const answer = await askForCode(s.w, mine.digits)
  expect(answer.json()).toMatchObject({ success: true, value: { expiryMinutes: 5 } })
  expect(answer.headers['cache-control']).toBe('no-store')
  await s.gateway.arrived(1)
  expect(s.gateway.deliveries[0]?.message).toEqual({
    id: expect.stringMatching(/^[A-Za-z0-9_-]{22}$/),
    to: mine.e164,
    text: expect.stringMatching(/^Banyan Play: \d{6} is your login code, valid for 5 minutes\.$/),
  })
})

test.each([
  { language: 'TY', says: 'mã đăng nhập' },
  { language: 'AR', says: 'رمز تسجيل الدخول' },
  { language: 'CN', says: '登录验证码' },
])('[ACC-13] the message is in the language that the account has chosen: $language', async ({ language, says }) => {
  await using s = await smsWorld()
  await memberWith(s.w, mine.e164, language)
  await askForCode(s.w, mine.digits)
  await s.gateway.arrived(1)
  expect(s.gateway.deliveries[0]?.message.text).toContain(says)
})

test('[ACC-13] where the account has chosen none, the message is in the language of the request', async () => {
  await using s = await smsWorld()
  await memberWith(s.w, mine.e164)
  const from = newBrowser(s.w)
  const cookie = `asker=${from.cookies.get('asker')}`
  const payload = { countryDialingCode: '84', mobileNum: mine.digits, purpose: 'login' }
  const answer = await s.w.app.portal.inject({
    method: 'POST',
    url: path,
    remoteAddress: from.address,
    headers: { cookie, language: 'CN' },
    payload: { ...payload, passToken: await passFor(s.w, from, 'sms') },
  })
  expect(answer.statusCode).toBe(200)
  await s.gateway.arrived(1)
  expect(s.gateway.deliveries[0]?.message.text).toContain('登录验证码')
})

test('[ACC-13] a number without an account is answered byte for byte alike, counted alike and sent nothing', async () => {
  await using s = await smsWorld()
  await memberWith(s.w, mine.e164)
  const strangers = '0987654321'
  const [known, unknown] = [await askForCode(s.w, mine.digits), await askForCode(s.w, strangers)]
  expect(unknown.statusCode).toBe(known.statusCode)
  expect(unknown.body).toBe(known.body)
  const names = (headers: object) => Object.keys(headers).sort()
  expect(names(unknown.headers)).toEqual(names(known.headers))
  const again = [await askForCode(s.w, mine.digits), await askForCode(s.w, strangers)]
  expect(again.map(outcome)).toEqual([
    [429, 'sms_too_many'],
    [429, 'sms_too_many'],
  ])
  const kept = await s.w.database.db.selectFrom('sms_codes').select('tries_left').execute()
  expect(kept).toEqual([{ tries_left: 5 }, { tries_left: 5 }])
  await s.gateway.arrived(1)
  expect(s.gateway.deliveries.map(({ message }) => message.to)).toEqual([mine.e164])
})

test('[ACC-13] nothing is sent without a gateway', async () => {
  await using w = await world()
  expect(outcome(await askForCode(w, mine.digits))).toEqual([403, 'sms_login_off'])
})

test('[SYS-07] nothing is sent while verification-code login is off or is not there', async () => {
  await using s = await smsWorld()
  const { flags } = s.w.settings.current('whitelabel')
  const other = { modId: 'SOMETHING_ELSE', enabled: '1' } as const
  for (const tree of [[], [{ modId: 'VERIFICATION_LOGIN', enabled: '0' } as const], [other]]) {
    await s.w.set('whitelabel', { flags, tree })
    expect(outcome(await askForCode(s.w, mine.digits))).toEqual([403, 'sms_login_off'])
  }
  await s.w.set('whitelabel', { flags, tree: [{ modId: 'VERIFICATION_LOGIN', enabled: '1' }] })
  expect(outcome(await askForCode(s.w, mine.digits))).toEqual([200, undefined])
})

test.each([
  { why: 'too short', given: { mobileNum: '12345' } },
  { why: 'of no country', given: { countryDialingCode: '800', mobileNum: '12345678' } },
  { why: 'of a dialling code that is none', given: { countryDialingCode: '999' } },
  { why: 'of a hotline that is paid for', given: { mobileNum: '1900123456' } },
  { why: 'of a short hotline', given: { mobileNum: '19006067' } },
  { why: 'of a free hotline', given: { mobileNum: '1800123456' } },
  { why: 'of a landline', given: { mobileNum: '02838123456' } },
  { why: 'of a landline without its trunk prefix', given: { mobileNum: '2838123456' } },
  { why: 'of a country that is sent nothing', given: { countryDialingCode: '44', mobileNum: '07400123456' } },
])('[ACC-01] a number $why is refused, and the pass stays good', async ({ given }) => {
  await using s = await smsWorld()
  const from = newBrowser(s.w)
  const passToken = await passFor(s.w, from, 'sms')
  expect(outcome(await askForCode(s.w, mine.digits, { passToken, ...given }, from))).toEqual([
    422,
    'mobile_number_invalid',
  ])
  expect(s.gateway.deliveries).toEqual([])
  expect(outcome(await askForCode(s.w, mine.digits, { passToken }, from))).toEqual([200, undefined])
})

test('[ACC-13] the countries that are sent codes are a setting', async () => {
  await using s = await smsWorld()
  await s.w.set('sms', { countries: ['GB'], route: 'gateway', perDay: 10 })
  expect(outcome(await askForCode(s.w, mine.digits))).toEqual([422, 'mobile_number_invalid'])
  const british = { countryDialingCode: '44', mobileNum: '07400123456' }
  expect(outcome(await askForCode(s.w, '', british))).toEqual([200, undefined])
})

test('[ACC-13] no code without a pass of the same browser for this purpose, which is used up, refused or not', async () => {
  await using s = await smsWorld()
  const from = newBrowser(s.w)
  const ask = async (passToken: string) => outcome(await askForCode(s.w, mine.digits, { passToken }, from))
  const refused = [422, 'verification_required']
  expect(await ask('A'.repeat(43))).toEqual(refused)
  expect(await ask(await passFor(s.w, from, 'login'))).toEqual(refused)
  expect(await ask(await passFor(s.w, newBrowser(s.w), 'sms'))).toEqual(refused)
  const pass = await passFor(s.w, from, 'sms')
  expect(await ask(pass)).toEqual([200, undefined])
  expect(await ask(pass)).toEqual(refused)
  const tooEarly = await passFor(s.w, from, 'sms')
  expect(await ask(tooEarly)).toEqual([429, 'sms_too_many'])
  await s.w.moveClock(61)
  expect(await ask(tooEarly)).toEqual(refused)
})

test('[ACC-13] a code that is asked for again takes the place of the one before', async () => {
  await using s = await smsWorld()
  await memberWith(s.w, mine.e164)
  await askForCode(s.w, mine.digits)
  await s.gateway.arrived(1)
  const first = await s.w.database.db.selectFrom('sms_codes').select('id').execute()
  await s.w.moveClock(61)
  await askForCode(s.w, mine.digits)
  await s.gateway.arrived(2)
  const second = await s.w.database.db.selectFrom('sms_codes').select('id').execute()
  expect(second).toHaveLength(1)
  expect(second).not.toEqual(first)
  expect(s.gateway.deliveries[1]?.message.id).toBe(second[0]?.id)
})

test('[ACC-13] a gateway that failed three times is told to everybody alike, and takes nobody’s count', async () => {
  await using s = await smsWorld()
  s.gateway.answer(failing)
  const members = ['0912345671', '0912345672', '0912345673']
  for (const digits of members) {
    await memberWith(s.w, `+84${digits.slice(1)}`)
    expect(outcome(await askForCode(s.w, digits))).toEqual([200, undefined])
  }
  const notSent = () => s.w.logs.filter(({ msg }) => msg === 'sms not sent')
  await vi.waitFor(() => expect(notSent()).toHaveLength(3), { timeout: 20_000 })
  await memberWith(s.w, mine.e164)
  const [known, unknown] = [await askForCode(s.w, mine.digits), await askForCode(s.w, '0987654321')]
  expect([known, unknown].map(outcome)).toEqual(Array(2).fill([503, 'sms_not_sent']))
  expect(await s.w.database.db.selectFrom('sms_sends').select('id').execute()).toHaveLength(3)
})

test('[ACC-13] a gateway that stays silent keeps nobody waiting', async () => {
  await using s = await smsWorld()
  s.gateway.answer(silent)
  await memberWith(s.w, mine.e164)
  const began = performance.now()
  expect(outcome(await askForCode(s.w, mine.digits))).toEqual([200, undefined])
  expect(performance.now() - began).toBeLessThan(4_000)
})

test('[ACC-13] neither number nor code is in a log line or in clear in the database', async () => {
  await using s = await smsWorld()
  await memberWith(s.w, mine.e164)
  s.gateway.answer(failing)
  await askForCode(s.w, mine.digits)
  await askForCode(s.w, mine.digits)
  await askForCode(s.w, '12345')
  await s.gateway.arrived(1)
  await s.w.app.release()
  expect(s.w.logs).toContainEqual(expect.objectContaining({ msg: 'sms not sent', reason: 'status 500' }))
  const code = lastCode(s.gateway)
  expect(code).toMatch(/^\d{6}$/)
  const { db } = s.w.database
  const tables = ['account_mobiles', 'sms_codes', 'sms_sends'] as const
  const rows = (await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()))).flat()
  expect(rows).toHaveLength(3)
  const kept = rows
    .flatMap((row) => Object.values<unknown>(row))
    .map((value) => (value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : String(value)))
  const written = [JSON.stringify(s.w.logs), ...kept].join('\n')
  for (const secret of [mine.digits.slice(1), code]) expect(written).not.toContain(secret)
})
