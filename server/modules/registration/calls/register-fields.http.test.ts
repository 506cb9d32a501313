import { calls } from '@banyan/contract/calls.ts'
import type { RegistrationField } from '@banyan/rules/fields/registration-fields.ts'
import { expect, test } from 'vitest'
import type { World } from '#/test-world/world.ts'
import {
  askFor,
  type Given,
  goodPassword,
  outcome,
  plainWorld,
  register,
  registerMobile,
  typedNumber,
} from '../test-world/registration-world.ts'

const anyCharacters = 1
const path = '/wps/operator/settings/registration'

/** Changes a field as an operator does. */
async function operatorAsksFor(w: World, name: RegistrationField, change: object): Promise<void> {
  const headers = { ...w.operatorHeaders }
  const { value: read } = (await w.app.operator.inject({ url: path, headers })).json()
  const fields = read.value.fields.map((field: { name: string }) =>
    field.name === name ? { ...field, ...change } : field,
  )
  const payload = { version: read.version, value: { ...read.value, fields } }
  expect((await w.app.operator.inject({ method: 'PUT', url: path, headers, payload })).statusCode).toBe(200)
}

/** What anybody reads of a field: by itself and in the configuration. */
async function shown(w: World, name: RegistrationField) {
  const { fields } = (await w.app.portal.inject(calls.registerSettings.path)).json().value
  const { register: info } = (await w.app.portal.inject(calls.systemConfig.path)).json().value.info
  const of = (list: { name: string; enabled: boolean; required: boolean }[]) => {
    const field = list.find((field) => field.name === name)
    return field && [field.enabled, field.required]
  }
  return [of(fields), of(info)]
}

const values = {
  payeeName: 'Linh Tran',
  email: 'linh@example.com',
  qqNum: '1234567',
  line: 'linh.line',
  whatsapp: '84912345678',
  facebook: 'linh.tran',
  wechat: 'linh_wechat',
  idNumber: '079123456789',
  paymentPassword: '135792',
  mobileNum: '0912345678',
} as const satisfies Given

test.each(Object.entries(values) as [keyof typeof values, string][])(
  '[ACC-09] %s is off, optional or required at once when an operator says so',
  async (name, value) => {
    await using w = await plainWorld()
    const given = { [name]: value, ...(name === 'mobileNum' && { countryDialingCode: '84' }) }
    const invalid = (rule: string) => [422, 'invalid_input', `${name} ${rule}`]
    for (const { enabled, required, without, withIt } of [
      { enabled: false, required: false, without: [200], withIt: invalid('off') },
      { enabled: true, required: false, without: [200], withIt: [200] },
      { enabled: true, required: true, without: invalid('required'), withIt: [200] },
    ]) {
      await operatorAsksFor(w, name, { enabled, required })
      expect(await shown(w, name)).toEqual([
        [enabled, required],
        [enabled, required],
      ])
      expect(outcome(await register(w))).toEqual(without)
      expect(outcome(await register(w, given))).toEqual(withIt)
    }
  },
)

test.each(['affiliateCode', 'recommenderId'] as const)(
  '[ACC-09] %s is off, optional or required at once when an operator says so',
  async (name) => {
    await using w = await plainWorld()
    const given = { [name]: 'ABCD2345' }
    await operatorAsksFor(w, name, { enabled: false, required: false })
    expect(outcome(await register(w, given))).toEqual([422, 'invalid_input', `${name} off`])
    await operatorAsksFor(w, name, { enabled: true, required: false })
    expect(outcome(await register(w))).toEqual([200])
    expect(outcome(await register(w, given))).toEqual([422, 'invitation_code_error'])
    await operatorAsksFor(w, name, { enabled: true, required: true })
    expect(outcome(await register(w))).toEqual([422, 'invalid_input', `${name} required`])
  },
)

test('[ACC-09] the captcha is off, optional or required at once when an operator says so', async () => {
  await using w = await plainWorld()
  const given = { captchaId: 'A'.repeat(22), captcha: 'ABCDE' }
  const off = [422, 'invalid_input', 'captchaId off', 'captcha off']
  expect(outcome(await register(w, given))).toEqual(off)
  expect(outcome(await register(w, { captchaPass: 'A'.repeat(43) }))).toEqual([422, 'invalid_input', 'captchaPass off'])
  await operatorAsksFor(w, 'captcha', { enabled: true, required: false })
  expect(outcome(await register(w))).toEqual([200])
  await operatorAsksFor(w, 'captcha', { enabled: true, required: true })
  expect(outcome(await register(w))).toEqual([422, 'captcha_required'])
})

test('[ACC-26] username and password are required, and all that is wrong is named at once', async () => {
  await using w = await plainWorld()
  const nothing = { username: undefined, password: undefined, confirmPassword: undefined }
  const missing = ['username required', 'password required', 'confirmPassword required']
  expect(outcome(await register(w, nothing))).toEqual([422, 'invalid_input', ...missing])
  const blank = { username: '   ', password: '        ', confirmPassword: '        ' }
  expect(outcome(await register(w, blank))).toEqual([422, 'invalid_input', 'username required', 'password required'])
  const wrong = { username: '1', password: 'short', email: 'x@y.zz', firebaseIdToken: 'A'.repeat(20) }
  const named = ['username rule', 'password rule', 'email off', 'firebaseIdToken off']
  expect(outcome(await register(w, wrong))).toEqual([422, 'invalid_input', ...named])
})

test('[ACC-25] a number needs its dialling code', async () => {
  await using w = await plainWorld()
  await askFor(w, 'mobileNum')
  const { mobileNum } = typedNumber
  const missing = [422, 'invalid_input', 'countryDialingCode required']
  expect(outcome(await register(w, { mobileNum }))).toEqual(missing)
  expect(outcome(await register(w, { countryDialingCode: '84' }))).toEqual([200])
})

test('[ACC-26] on the tab of mobile numbers the number is required, whatever the settings say, and no name is taken', async () => {
  await using w = await plainWorld()
  const secret = { password: goodPassword, confirmPassword: goodPassword }
  const nothing = { mobileNum: undefined, countryDialingCode: undefined }
  expect(outcome(await registerMobile(w, { ...secret, ...nothing }))).toEqual([
    422,
    'invalid_input',
    'mobileNum required',
  ])
  expect(outcome(await registerMobile(w, { ...secret, username: 'linhtran' }))).toEqual([
    422,
    'invalid_input',
    'username off',
  ])
  await askFor(w, 'mobileNum', { minLength: 11, maxLength: 11 })
  expect(outcome(await registerMobile(w, secret))).toEqual([422, 'invalid_input', 'mobileNum rule'])
})

test.each([
  { name: 'username', at: ['abcdef', 'a'.repeat(16)], beyond: ['abcde', 'a'.repeat(17)] },
  { name: 'payeeName', at: ['Li', 'a'.repeat(60)], beyond: ['L', 'a'.repeat(61)] },
  {
    name: 'email',
    at: ['a@b.co', `${'a'.repeat(64)}@${'b'.repeat(32)}.de`],
    beyond: ['a@b.c', `${'a'.repeat(64)}@${'b'.repeat(33)}.de`],
  },
  { name: 'qqNum', at: ['1'.repeat(5), '1'.repeat(12)], beyond: ['1'.repeat(4), '1'.repeat(13)] },
  { name: 'line', at: ['a'.repeat(4), 'a'.repeat(20)], beyond: ['a'.repeat(3), 'a'.repeat(21)] },
  { name: 'whatsapp', at: ['1'.repeat(6), '1'.repeat(15)], beyond: ['1'.repeat(5), '1'.repeat(16)] },
  { name: 'facebook', at: ['a'.repeat(5), 'a'.repeat(50)], beyond: ['a'.repeat(4), 'a'.repeat(51)] },
  { name: 'wechat', at: ['a'.repeat(6), 'a'.repeat(20)], beyond: ['a'.repeat(5), 'a'.repeat(21)] },
  { name: 'idNumber', at: ['a'.repeat(9), 'a'.repeat(12)], beyond: ['a'.repeat(8), 'a'.repeat(13)] },
  { name: 'paymentPassword', at: ['135792'], beyond: ['13579', '1357924'] },
] as const)('[ACC-10] $name is taken at its limits and refused one character beyond', async ({ name, at, beyond }) => {
  await using w = await plainWorld()
  await askFor(w, name)
  for (const value of at) expect(outcome(await register(w, { [name]: value })), value).toEqual([200])
  for (const value of beyond)
    expect(outcome(await register(w, { [name]: value })), value).toEqual([422, 'invalid_input', `${name} rule`])
})

test('[ACC-10] a password is taken at its limits and refused one character beyond, and counts as it was typed', async () => {
  await using w = await plainWorld()
  const twice = (password: string) => ({ password, confirmPassword: password })
  const long = `${'kW8!zQ4rT '.repeat(6)}xyz `
  expect([...long]).toHaveLength(64)
  for (const password of ['kW8!zQ4r', ' W8!zQ4r', long])
    expect(outcome(await register(w, twice(password)))).toEqual([200])
  for (const password of ['kW8!zQ4', `${long}x`])
    expect(outcome(await register(w, twice(password)))).toEqual([422, 'invalid_input', 'password rule'])
})

/** One value that each kind takes, and one that it only just refuses. */
const kinds = [
  { patternId: 2, takes: 'Ab1', refuses: 'a-b' },
  { patternId: 3, takes: '龙88', refuses: '龙8a' },
  { patternId: 4, takes: 'a@b.co', refuses: 'a@b..co' },
  { patternId: 5, takes: 'a1b', refuses: 'a_1' },
  { patternId: 6, takes: 'ab1', refuses: 'abc' },
  { patternId: 7, takes: '0123', refuses: '012３' },
  { patternId: 8, takes: 'aB1', refuses: 'ab1' },
  { patternId: 9, takes: 'Anh Dao', refuses: 'Ánh Dao' },
  { patternId: 10, takes: 'a!ß', refuses: 'a b' },
  { patternId: 11, takes: '王·小明', refuses: '王 小明' },
  { patternId: 12, takes: '02-29-2024', refuses: '2023-02-29' },
  { patternId: 13, takes: 'محمد علي', refuses: 'Linh1' },
  { patternId: 14, takes: '김민수', refuses: '김 민수' },
  { patternId: 15, takes: 'สมชาย', refuses: 'สมชายa' },
  { patternId: 16, takes: 'สมชาย Som', refuses: 'สมชาย1' },
  { patternId: 17, takes: 'NGUYEN A', refuses: 'NGUYEN a' },
  { patternId: 18, takes: 'aA1!~', refuses: 'aA1!é' },
] as const

test.each(kinds)('[ACC-10] a field of the kind $patternId takes $takes and refuses $refuses', async (kind) => {
  await using w = await plainWorld()
  const { patternId, takes, refuses } = kind
  await askFor(w, 'wechat', { patternId, minLength: 1, maxLength: 50 })
  expect(outcome(await register(w, { wechat: takes }))).toEqual([200])
  expect(outcome(await register(w, { wechat: refuses }))).toEqual([422, 'invalid_input', 'wechat rule'])
  await askFor(w, 'wechat', { patternId: anyCharacters, minLength: 1, maxLength: 50 })
  expect(outcome(await register(w, { wechat: refuses }))).toEqual([200])
})
