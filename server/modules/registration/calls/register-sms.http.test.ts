import { expect, test, vi } from 'vitest'
import { lastCode, memberWith, newBrowser, smsWorld } from '#/modules/codes/test-world/sms-world.ts'
import { failing } from '#/modules/codes/test-world/stand-in-gateway.ts'
import { passFor } from '#/modules/verification/test-world/passes.ts'
import {
  askToRegister,
  codeToRegister,
  itsE164,
  outcome,
  plainWorld,
  switchTo,
} from '../test-world/registration-world.ts'

const off = [403, 'registration_off']

test.each([
  { language: 'TY', says: 'là mã đăng ký tài khoản' },
  { language: 'EN', says: 'is your registration code, valid for 5 minutes' },
  { language: 'AR', says: 'رمز إنشاء الحساب' },
  { language: 'CN', says: '您的注册验证码是' },
])('[ACC-13] a number that is to register is sent a code in the language of the request: $language', async (given) => {
  await using s = await smsWorld()
  const from = newBrowser(s.w)
  const passToken = await passFor(s.w, from, 'sms')
  const answer = await s.w.app.portal.inject({
    method: 'POST',
    url: '/wps/verification/sms/register',
    remoteAddress: from.address,
    headers: { cookie: `asker=${from.cookies.get('asker')}`, language: given.language },
    payload: { countryDialingCode: '84', mobileNum: '0912345678', purpose: 'register', passToken },
  })
  expect(answer.json().value).toEqual({ expiryMinutes: 5 })
  await s.gateway.arrived(1)
  expect(s.gateway.deliveries[0]?.message).toMatchObject({ to: itsE164, text: expect.stringContaining(given.says) })
  expect(lastCode(s.gateway)).toMatch(/^\d{6}$/)
})

test.each([
  { language: 'TY', says: 'Số này đã có tài khoản' },
  { language: 'EN', says: 'already has an account' },
  { language: 'AR', says: 'لهذا الرقم حساب بالفعل' },
  { language: 'CN', says: '此号码已有账户' },
])(
  '[ACC-13] a number that has an account is told so by its message alone, in its own language: $language',
  async (given) => {
    await using s = await smsWorld()
    await memberWith(s.w, itsE164, given.language)
    const [known, unknown] = [await askToRegister(s.w), await askToRegister(s.w, { mobileNum: '0987654321' })]
    expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body])
    const names = (headers: object) => Object.keys(headers).sort()
    expect(names(known.headers)).toEqual(names(unknown.headers))
    await s.gateway.arrived(2)
    const told = s.gateway.deliveries.find(({ message }) => message.to === itsE164)?.message.text
    expect(told).toContain(given.says)
    expect(told).not.toMatch(/\d{6}/)
    const again = [await askToRegister(s.w), await askToRegister(s.w, { mobileNum: '0987654321' })]
    expect(again.map(outcome)).toEqual(Array(2).fill([429, 'sms_too_many']))
  },
)

test.each([
  { why: 'too short', given: { mobileNum: '12345' } },
  { why: 'of a country that is sent nothing', given: { countryDialingCode: '44', mobileNum: '07400123456' } },
])('[ACC-25] a number $why is refused, and the pass stays good', async ({ given }) => {
  await using s = await smsWorld()
  const from = newBrowser(s.w)
  const passToken = await passFor(s.w, from, 'sms')
  expect(outcome(await askToRegister(s.w, { passToken, ...given }, from))).toEqual([422, 'mobile_number_invalid'])
  expect(outcome(await askToRegister(s.w, { passToken }, from))).toEqual([200])
})

test('[ACC-13] no code without a pass of the same browser for this purpose, which is used up', async () => {
  await using s = await smsWorld()
  const from = newBrowser(s.w)
  const refused = [422, 'verification_required']
  for (const passToken of [
    'A'.repeat(43),
    await passFor(s.w, from, 'login'),
    await passFor(s.w, newBrowser(s.w), 'sms'),
  ])
    expect(outcome(await askToRegister(s.w, { passToken }, from))).toEqual(refused)
  const passToken = await passFor(s.w, from, 'sms')
  expect(outcome(await askToRegister(s.w, { passToken }, from))).toEqual([200])
  expect(outcome(await askToRegister(s.w, { passToken }, from))).toEqual(refused)
})

test('[SYS-07] nothing is sent while no number is registered with a code of ours', async () => {
  await using s = await smsWorld()
  await switchTo(s.w, { REGMOBVERF3: false })
  expect(outcome(await askToRegister(s.w))).toEqual(off)
  await switchTo(s.w, { REGMOBVERF3: true, USERNAMEREG3: false, MOBILENUMREG3: false })
  expect(outcome(await askToRegister(s.w))).toEqual(off)
  await switchTo(s.w, { USERNAMEREG3: true })
  await s.w.set('sms', { ...s.w.settings.current('sms'), route: 'provider' })
  expect(outcome(await askToRegister(s.w))).toEqual(off)
  await s.w.set('sms', { ...s.w.settings.current('sms'), route: 'gateway' })
  expect(outcome(await askToRegister(s.w))).toEqual([200])
})

test('[ACC-13] without a gateway, and while it fails, everybody is told that nothing was sent', async () => {
  await using w = await plainWorld()
  await switchTo(w, { REGMOBVERF3: true })
  const refused = await askToRegister(w)
  expect(outcome(refused)).toEqual([503, 'sms_not_sent'])
  expect(refused.json().message).toBe('Không gửi được mã. Vui lòng thử lại sau hoặc chọn cách khác.')
  await using s = await smsWorld()
  s.gateway.answer(failing)
  for (const at of [1, 2, 3]) expect(outcome(await askToRegister(s.w, { mobileNum: `091234567${at}` }))).toEqual([200])
  const notSent = () => s.w.logs.filter(({ msg }) => msg === 'sms not sent')
  await vi.waitFor(() => expect(notSent()).toHaveLength(3), { timeout: 20_000 })
  expect(outcome(await askToRegister(s.w, { mobileNum: '0987654321' }))).toEqual([503, 'sms_not_sent'])
})

test('[ACC-13] codes to register with count with all others against the limits', async () => {
  await using s = await smsWorld()
  await s.w.set('sms', { ...s.w.settings.current('sms'), perDay: 1 })
  await codeToRegister(s)
  const answer = await askToRegister(s.w, { mobileNum: '0987654321' })
  expect(outcome(answer)).toEqual([429, 'sms_too_many'])
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
})
