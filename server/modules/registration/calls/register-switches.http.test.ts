import { calls } from '@banyan/contract/calls.ts'
import { expect, test } from 'vitest'
import { type SmsWorld, smsWorld } from '#/modules/codes/test-world/sms-world.ts'
import {
  askFor,
  askPlainly,
  askToRegister,
  codeToRegister,
  goodPassword,
  outcome,
  register,
  registerMobile,
  switchTo,
  typedNumber,
} from '../test-world/registration-world.ts'

const secret = { password: goodPassword, confirmPassword: goodPassword }
const code = { verificationCode: '123456' }
const off = [403, 'registration_off']

/** All switches on; a number may be left out. */
async function switchWorld(): Promise<SmsWorld> {
  const s = await smsWorld()
  await askPlainly(s.w)
  await askFor(s.w, 'mobileNum')
  await switchTo(s.w, { REGMOBVERF3: true })
  return s
}

test('[SYS-07] USERNAMEREG3 opens registering by username, and nothing else', async () => {
  await using s = await switchWorld()
  expect(outcome(await register(s.w))).toEqual([200])
  await switchTo(s.w, { USERNAMEREG3: false })
  expect(outcome(await register(s.w))).toEqual(off)
  const verificationCode = await codeToRegister(s)
  expect(outcome(await registerMobile(s.w, { ...secret, verificationCode }))).toEqual([200])
})

test.each(['MOBILENUMREG3', 'MOBILE_REGISTRATION'])(
  '[SYS-07] %s opens registering by mobile number, and nothing else',
  async (name) => {
    await using s = await switchWorld()
    const verificationCode = await codeToRegister(s)
    await switchTo(s.w, { [name]: false })
    expect(outcome(await registerMobile(s.w, { ...secret, verificationCode }))).toEqual(off)
    expect(outcome(await register(s.w))).toEqual([200])
    await switchTo(s.w, { [name]: true })
    expect(outcome(await registerMobile(s.w, { ...secret, verificationCode }))).toEqual([200])
  },
)

test.each(['MOBILENUMPASSREG3', 'MOBILE_PASSWORD_REGISTRATION'])(
  '[SYS-07] %s asks whoever registers by mobile number for a password',
  async (name) => {
    await using s = await switchWorld()
    const required = [422, 'invalid_input', 'password required', 'confirmPassword required']
    expect(outcome(await registerMobile(s.w, code))).toEqual(required)
    await switchTo(s.w, { [name]: false })
    const refused = [422, 'invalid_input', 'password off', 'confirmPassword off']
    expect(outcome(await registerMobile(s.w, { ...code, ...secret }))).toEqual(refused)
    expect(outcome(await registerMobile(s.w, { verificationCode: await codeToRegister(s) }))).toEqual([200])
  },
)

test.each(['REGMOBVERF3', 'SMS_VERIFICATION'])('[SYS-07] %s has numbers confirmed by a code', async (name) => {
  await using s = await switchWorld()
  const required = [422, 'invalid_input', 'verificationCode required']
  expect(outcome(await register(s.w, typedNumber))).toEqual(required)
  expect(outcome(await registerMobile(s.w, secret))).toEqual(required)
  await switchTo(s.w, { [name]: false })
  expect(outcome(await register(s.w, { ...typedNumber, ...code }))).toEqual([
    422,
    'invalid_input',
    'verificationCode off',
  ])
  expect(outcome(await askToRegister(s.w))).toEqual(off)
  expect(outcome(await register(s.w, typedNumber))).toEqual([200])
  expect(outcome(await registerMobile(s.w, secret))).toEqual([200])
})

test('[SYS-07] by mobile number with neither password nor code nobody registers', async () => {
  await using s = await switchWorld()
  await switchTo(s.w, { MOBILENUMPASSREG3: false, REGMOBVERF3: false })
  expect(outcome(await registerMobile(s.w))).toEqual(off)
})

test('[SYS-07] an operator’s change of a switch holds at once, and shows in what anybody reads', async () => {
  await using s = await switchWorld()
  const shown = async () => {
    const { value } = (await s.w.app.portal.inject(calls.systemConfig.path)).json()
    const { value: alone } = (await s.w.app.portal.inject(calls.systemWhitelabel.path)).json()
    return [value.info.whitelabel.flags.USERNAMEREG3, alone.flags.USERNAMEREG3]
  }
  expect(await shown()).toEqual([true, true])
  const path = '/wps/operator/settings/whitelabel'
  const { value: read } = (await s.w.app.operator.inject({ url: path, headers: { ...s.w.operatorHeaders } })).json()
  const flags = { ...read.value.flags, USERNAMEREG3: false }
  const answer = await s.w.app.operator.inject({
    method: 'PUT',
    url: path,
    headers: { ...s.w.operatorHeaders },
    payload: { version: read.version, value: { ...read.value, flags } },
  })
  expect(answer.statusCode).toBe(200)
  expect(await shown()).toEqual([false, false])
  expect(outcome(await register(s.w))).toEqual(off)
})
