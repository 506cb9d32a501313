import { calls } from '@banyan/contract/calls.ts'
import { type ProfileField, profileFields } from '@banyan/rules/fields/profile-fields.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { holdFor } from '#/modules/accounts/holds.ts'
import { saveDetail } from '#/modules/accounts/own-account.ts'
import {
  type FactorsWorld,
  factorsWorld,
  type Player,
  password,
  player,
  signedInAs,
  withoutPassword,
} from '../test-world/factors-world.ts'
import type { OwnCalls } from '../test-world/own-calls.ts'

/** One for all: every account here is its own. */
let s: FactorsWorld
beforeAll(async () => {
  s = await factorsWorld()
})
afterAll(() => s[Symbol.asyncDispose]())

const outcome = (answer: { statusCode: number; json(): { code?: string } }) => [answer.statusCode, answer.json().code]
const done = [200, undefined]

type Shown = { name: ProfileField; value: string | null; isFixed: boolean }
async function fieldsOf(own: OwnCalls): Promise<Record<string, Shown>> {
  const { fields } = (await own(calls.profile)).json().value as { fields: Shown[] }
  return Object.fromEntries(fields.map((field) => [field.name, field]))
}

const save = (own: OwnCalls, values: Partial<Record<ProfileField, string>>, given: object = {}) =>
  own(calls.changeProfile, { values: Object.entries(values).map(([name, value]) => ({ name, value })), ...given })

test('[ACC-24] the profile has the merchant’s fields, and keeps what is said in them, sealed', async () => {
  const linh = await player(s.w)
  const own = await signedInAs(s.w, linh)
  const empty = await own(calls.profile)
  expect(empty.json().value.nickname).toBe(linh.username)
  expect(empty.json().value.fields.map(({ name }: Shown) => name)).not.toContain('lineId')
  expect(empty.json().value.fields[0]).toEqual({
    ...{ name: 'fullName', enabled: true, required: true, patternId: 13, minLength: 2, maxLength: 60 },
    ...{ acceptedPattern: '^[\\p{L}\\p{M} ]+$', value: null, isFixed: false },
  })
  const said = { fullName: 'Nguyễn Văn Đức', birthday: '02-29-2000', address: '12 Lê Lợi, Huế', telegram: '@ducnv' }
  expect(outcome(await save(own, { ...said, address: `  ${said.address} ` }, { nickname: ' Đức ' }))).toEqual(done)
  const fields = await fieldsOf(own)
  expect(fields.fullName).toMatchObject({ value: said.fullName, isFixed: true })
  expect(fields.birthday).toMatchObject({ value: '2000-02-29', isFixed: true })
  expect(fields.address).toMatchObject({ value: said.address, isFixed: false })
  expect((await own(calls.profile)).json().value.nickname).toBe('Đức')
  expect(outcome(await save(own, { telegram: '' }))).toEqual(done)
  expect((await fieldsOf(own)).telegram?.value).toBeNull()
  const rows = await s.w.database.db
    .selectFrom('account_details')
    .selectAll()
    .where('account_id', '=', linh.id)
    .execute()
  const kept = rows.map(({ sealed_value }) => Buffer.from(sealed_value).toString()).join()
  for (const text of Object.values(said)) expect(kept).not.toContain(text)
  for (const text of Object.values(said)) expect(JSON.stringify(s.w.logs)).not.toContain(text)
})

test('[ACC-24] name and birthday are saved once and for all; the same again is no change', async () => {
  const own = await signedInAs(s.w, await player(s.w))
  const first = { fullName: 'Trần Thị Ánh', birthday: '1990-05-06' }
  await save(own, first)
  expect(outcome(await save(own, { ...first, birthday: '05-06-1990', occupation: 'Nurse' }))).toEqual(done)
  for (const other of [{ fullName: 'Trần Thị Bé' }, { birthday: '1990-05-07' }]) {
    expect(outcome(await save(own, { ...other, occupation: 'Pilot' }))).toEqual([409, 'profile_fixed'])
  }
  expect((await fieldsOf(own)).occupation?.value).toBe('Nurse')
  const answer = await save(own, { birthday: '' })
  expect(answer.json()).toMatchObject({ code: 'invalid_input', value: { fields: [{ rule: 'required' }] } })
})

test('[ACC-24] the name that was told at registration is fixed as well, however it is written', async () => {
  const linh = await player(s.w)
  const { database, personal } = s.w
  await database.transaction((tx) => saveDetail(tx, personal, linh.id, { name: 'payeeName', value: 'TRAN THI ANH' }))
  const own = await signedInAs(s.w, linh)
  expect(outcome(await save(own, { fullName: 'Trần Thị Bé' }))).toEqual([409, 'profile_fixed'])
  expect(outcome(await save(own, { fullName: 'Trần Thị Ánh' }))).toEqual(done)
})

test('[ACC-24] whatever does not fit is named by its place: required, rule, off, or twice', async () => {
  const own = await signedInAs(s.w, await player(s.w))
  const value = (name: ProfileField, text: string) => ({ name, value: text })
  const answer = await own(calls.changeProfile, {
    values: [
      value('fullName', '   '),
      value('address', 'abcd'),
      value('nationality', 'Việt Nam'),
      value('lineId', 'line.id'),
      value('zalo', '12345678x'),
      value('birthday', '2001-02-29'),
      value('nationality', 'Việt Nam'),
    ],
  })
  const rules = ['required', 'rule', undefined, 'off', 'rule', 'rule', 'uniqueItems']
  const faults = rules.flatMap((rule, i) => (rule ? [{ path: `/body/values/${i}/value`, rule }] : []))
  expect(answer.json().value.fields).toEqual(faults)
  expect((await fieldsOf(own)).nationality?.value).toBeNull()
})

test.each(['', '  ', 'a\u200bb', '\u202egnp.exe', 'a\nb'])('%j is no nickname', async (nickname) => {
  const own = await signedInAs(s.w, await player(s.w))
  const answer = await save(own, {}, { nickname })
  expect(answer.json()).toMatchObject({ code: 'invalid_input', value: { fields: [{ path: '/body/nickname' }] } })
})

test('a nickname of 17 characters is too long, one of 16 is not', async () => {
  const own = await signedInAs(s.w, await player(s.w))
  expect((await save(own, {}, { nickname: 'x'.repeat(17) })).json().code).toBe('invalid_input')
  expect(outcome(await save(own, {}, { nickname: 'x'.repeat(16) }))).toEqual(done)
})

/** Moves the database's clock to this moment. */
async function at(iso: string): Promise<void> {
  await s.w.moveClock((Date.parse(iso) - Date.now()) / 1000)
}

test('[ACC-24] who turns 18 today may be saved from midnight on by the merchant’s clock', async () => {
  // Ho Chi Minh City is seven hours ahead: its 5 March begins at 17:00 of the fourth in UTC.
  const turning = async () => outcome(await save(await signedInAs(s.w, await player(s.w)), { birthday: '2009-03-05' }))
  await at('2027-03-04T16:59:30Z')
  expect(await turning()).toEqual([422, 'under_age'])
  await at('2027-03-04T17:00:30Z')
  expect(await turning()).toEqual(done)
  await s.w.moveClock(0)
})

test('[ACC-24] who was born on 29 February turns 18 on 1 March', async () => {
  const leap = async () => outcome(await save(await signedInAs(s.w, await player(s.w)), { birthday: '2012-02-29' }))
  await at('2030-02-28T16:59:30Z')
  expect(await leap()).toEqual([422, 'under_age'])
  await at('2030-02-28T17:00:30Z')
  expect(await leap()).toEqual(done)
  await s.w.moveClock(0)
})

test('[ACC-24] nobody is born tomorrow, nor older than 120', async () => {
  await at('2027-03-04T12:00:00Z')
  const born = async (birthday: string) => save(await signedInAs(s.w, await player(s.w)), { birthday })
  expect(outcome(await born('2027-03-05'))).toEqual([422, 'under_age'])
  expect((await born('1906-03-04')).json().value.fields).toEqual([{ path: '/body/values/0/value', rule: 'rule' }])
  expect(outcome(await born('1906-03-05'))).toEqual(done)
  await s.w.moveClock(0)
})

async function heldContacts({ id }: Player): Promise<void> {
  await s.w.database.transaction((tx) => holdFor(tx, id, 'contacts', 3600))
}

test('[ACC-24] the bank account needs a proof, is shown by its end, and stays while contacts are held', async () => {
  const linh = await player(s.w)
  const own = await signedInAs(s.w, linh)
  const bank = { bankAccountNumber: '0071001234567', bankAccountName: 'NGUYEN VAN DUC' }
  expect((await save(own, bank)).json()).toMatchObject({
    code: 'invalid_input',
    value: { fields: [{ path: '/body/password', rule: 'required' }] },
  })
  expect(outcome(await save(own, bank, { password: 'wrong' }))).toEqual([422, 'wrong_password'])
  expect((await fieldsOf(own)).bankAccountNumber?.value).toBeNull()
  expect(outcome(await save(own, bank, { password }))).toEqual(done)
  const fields = await fieldsOf(own)
  expect(fields.bankAccountNumber).toMatchObject({ value: '***4567', isFixed: false })
  expect(fields.bankAccountName?.value).toBe('NGUYEN VAN DUC')
  expect(outcome(await save(own, { ...bank, occupation: 'Pilot' }))).toEqual(done)
  await heldContacts(linh)
  expect(outcome(await save(own, { bankAccountName: 'TRAN A' }, { password }))).toEqual([403, 'contacts_held'])
  expect(outcome(await save(own, { occupation: 'Nurse' }))).toEqual(done)
})

test('[ACC-22] five wrong passwords lock the bank account as they lock a login', async () => {
  const own = await signedInAs(s.w, await player(s.w))
  const guess = () => save(own, { bankAccountName: 'TRAN A' }, { password: 'wrong' })
  for (let i = 0; i < 5; i++) expect(outcome(await guess())).toEqual([422, 'wrong_password'])
  expect(outcome(await guess())).toEqual([429, 'login_locked'])
})

test('[ACC-24] whoever has no password shows a code of its own number', async () => {
  const linh = await player(s.w, { mobile: '+84912345678' }, withoutPassword)
  const own = await signedInAs(s.w, linh)
  const answer = await save(own, { bankAccountName: 'TRAN A' }, { ownCode: '123456' })
  expect(outcome(answer)).toEqual([422, 'verification_code_wrong'])
})

test('[ACC-24] a field that is switched off is neither shown nor saved, and comes back with its value', async () => {
  const own = await signedInAs(s.w, await player(s.w))
  await save(own, { occupation: 'Pilot' })
  const before = s.w.settings.current('profileFields')
  const off = before.fields.map((field) => (field.name === 'occupation' ? { ...field, enabled: false } : field))
  await s.w.set('profileFields', { fields: off })
  expect((await fieldsOf(own)).occupation).toBeUndefined()
  expect((await save(own, { occupation: 'Nurse' })).json().value.fields).toMatchObject([{ rule: 'off' }])
  await s.w.set('profileFields', before)
  expect((await fieldsOf(own)).occupation?.value).toBe('Pilot')
})

const said: Record<ProfileField, string> = {
  ...{ fullName: 'Trần Thị Ánh', birthday: '1990-05-06', address: '12 Lê Lợi, Huế', nationality: 'Việt Nam' },
  ...{
    occupation: 'Nurse',
    incomeSource: 'Salary',
    bankAccountNumber: '0071001234567',
    bankAccountName: 'TRAN THI ANH',
  },
  ...{ telegram: '@anhtt', zalo: '0912345678', lineId: 'line_id' },
}

test.each(profileFields)('[ACC-24] %s is off, on or required as the merchant sets it', async (name) => {
  const own = await signedInAs(s.w, await player(s.w))
  const before = s.w.settings.current('profileFields')
  const set = (change: { enabled: boolean; required: boolean }) =>
    s.w.set('profileFields', {
      fields: before.fields.map((field) => (field.name === name ? { ...field, ...change } : field)),
    })
  const saveAs = (value: string) => save(own, { [name]: value }, { password })
  const ruleOf = async (value: string) => (await saveAs(value)).json().value.fields
  const at = '/body/values/0/value'
  await set({ enabled: false, required: false })
  expect((await fieldsOf(own))[name]).toBeUndefined()
  expect(await ruleOf(said[name])).toEqual([{ path: at, rule: 'off' }])
  await set({ enabled: true, required: true })
  expect((await fieldsOf(own))[name]).toMatchObject({ required: true, value: null })
  expect(await ruleOf('')).toEqual([{ path: at, rule: 'required' }])
  await set({ enabled: true, required: false })
  expect((await fieldsOf(own))[name]).toMatchObject({ required: false, value: null })
  expect(outcome(await saveAs(''))).toEqual(done)
  expect(outcome(await saveAs(said[name]))).toEqual(done)
  expect((await fieldsOf(own))[name]?.value).not.toBeNull()
  await s.w.set('profileFields', before)
})
