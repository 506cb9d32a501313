import { readFileSync } from 'node:fs'
import type { SectionName, SettingsSections } from '@banyan/contract/system/settings.ts'
import { expect, test } from 'vitest'
import type { ValueFault } from './platform/settings/section.ts'
import { settingsDefinitions } from './settings-definitions.ts'

type Registration = SettingsSections['registration']
type Field = Registration['fields'][number]

const definitions = settingsDefinitions('banyan')
function sectionFaults<Name extends SectionName>(name: Name, value: SettingsSections[Name]): readonly ValueFault[] {
  return definitions[name].faults?.(value) ?? []
}
const { initial: registration } = definitions.registration
const { initial: profileFields } = definitions.profileFields
const { initial: whitelabel } = definitions.whitelabel
const placeOf = (name: Field['name']) => registration.fields.findIndex((field) => field.name === name)

/** The initial fields, of which one is different. */
function registrationWith(name: Field['name'], change: Partial<Field>): Registration {
  return {
    ...registration,
    fields: registration.fields.map((field) => (field.name === name ? { ...field, ...change } : field)),
  }
}

test.each(Object.keys(definitions) as SectionName[])(
  '[SYS-08] what a merchant starts with breaks no rule of %s',
  (name) => expect(sectionFaults(name, definitions[name].initial)).toEqual([]),
)

const off = { enabled: false, required: false }
test.each<{ name: Field['name']; change: Partial<Field>; faults: readonly string[] }>([
  { name: 'email', change: { required: true }, faults: [] },
  { name: 'email', change: { enabled: false, required: true }, faults: ['required enabled'] },
  { name: 'email', change: off, faults: [] },
  { name: 'email', change: { minLength: 10, maxLength: 10 }, faults: [] },
  { name: 'email', change: { minLength: 11, maxLength: 10 }, faults: ['minLength maxLength'] },
  { name: 'username', change: off, faults: ['enabled username', 'required username'] },
  { name: 'username', change: { required: false }, faults: ['required username'] },
  { name: 'password', change: { required: false }, faults: ['required password'] },
  { name: 'password', change: off, faults: ['enabled password', 'required password'] },
  { name: 'password', change: { patternId: 18 }, faults: ['patternId password'] },
  { name: 'password', change: { minLength: 8, maxLength: 64 }, faults: [] },
  { name: 'password', change: { minLength: 15, maxLength: 200 }, faults: [] },
  { name: 'password', change: { minLength: 7 }, faults: ['minLength password'] },
  { name: 'password', change: { maxLength: 63 }, faults: ['maxLength password'] },
  { name: 'paymentPassword', change: { enabled: true, required: true }, faults: [] },
  { name: 'paymentPassword', change: { patternId: 1 }, faults: ['patternId paymentPassword'] },
  { name: 'paymentPassword', change: { maxLength: 8 }, faults: ['patternId paymentPassword'] },
])('[SYS-08] $name with $change breaks $faults', ({ name, change, faults }) => {
  const found = sectionFaults('registration', registrationWith(name, change))
  const at = `/fields/${placeOf(name)}/`
  expect(found.map(({ path, rule }) => `${path.replace(at, '')} ${rule}`)).toEqual(faults)
})

test('[SYS-08] no field stands twice, and username and password stand there', () => {
  const [first, ...others] = registration.fields
  expect(first?.name).toBe('username')
  expect(sectionFaults('registration', { ...registration, fields: others })).toEqual([
    { path: '/fields', rule: 'username' },
  ])
  const twice = { ...registration, fields: [...registration.fields.slice(0, 3), ...registration.fields.slice(2, 3)] }
  expect(sectionFaults('registration', twice)).toEqual([{ path: '/fields/3/name', rule: 'duplicate' }])
})

test('[ACC-24] the profile’s fields keep the same rules', () => {
  const [first] = profileFields.fields
  if (!first) throw new Error('the profile has no field')
  const fields = [first, { ...first, enabled: false, required: true, minLength: 9, maxLength: 8 }]
  expect(sectionFaults('profileFields', { fields })).toEqual([
    { path: '/fields/1/name', rule: 'duplicate' },
    { path: '/fields/1/required', rule: 'enabled' },
    { path: '/fields/1/minLength', rule: 'maxLength' },
  ])
  expect(sectionFaults('profileFields', { fields: [] })).toEqual([])
})

test('[SYS-07] the tree says each entry once', () => {
  const tree = [...whitelabel.tree, { modId: 'FREE_PLAY', enabled: '0' } as const]
  expect(sectionFaults('whitelabel', { ...whitelabel, tree })).toEqual([
    { path: `/tree/${tree.length - 1}/modId`, rule: 'duplicate' },
  ])
})

const notice = { title: { en: 'Back soon' }, message: { en: 'Wheels' } }
test.each([
  { from: null, until: null, faults: [] },
  { from: '2026-12-01T02:00:00Z', until: '2026-12-01T04:00:00+00:00', faults: [] },
  { from: '2026-12-01T02:00:00Z', until: '2026-12-01T09:00:00+07:00', faults: ['until after_from'] },
  { from: '2026-13-01T02:00:00Z', until: null, faults: ['from moment'] },
  { from: null, until: '2026-12-32T04:00:00Z', faults: ['until moment'] },
])('[SYS-02] a maintenance from $from until $until breaks $faults', ({ from, until, faults }) => {
  const found = sectionFaults('availability', { maintenance: { ...notice, from, until } })
  expect(found.map(({ path, rule }) => `${path.replace('/maintenance/', '')} ${rule}`)).toEqual(faults)
})

test.each([
  { given: {}, faults: [] },
  { given: { least: '300000001.00' }, faults: ['/most'] },
  { given: { leastFee: '100000.00' }, faults: ['/leastFee'] },
  { given: { legLeast: '100000001.00' }, faults: ['/legMost'] },
  { given: { reminders: [29, 30] }, faults: ['/reminders/1'] },
])('[WAL-07] withdrawals with $given break $faults', ({ given, faults }) => {
  const found = sectionFaults('withdrawals', { ...definitions.withdrawals.initial, ...given })
  expect(found.map(({ path }) => path)).toEqual(faults)
})

const schedule = {
  closeSeconds: null,
  closeTime: null,
  drawTime: null,
  weekdays: null,
  closures: [],
  drawn: [],
  moved: [],
}
test.each([
  { games: [{ gameCode: 'VNN', closeTime: '17:00', weekdays: ['monday' as const] }], faults: [] },
  { games: [{ gameCode: 'NO_GAME' }], faults: ['/games/0/gameCode game'] },
  { games: [{ gameCode: 'VNN' }, { gameCode: 'VNN' }], faults: ['/games/1/gameCode duplicate'] },
  { games: [{ gameCode: 'SSC1M', closeSeconds: 57 }], faults: ['/games/0/closeSeconds close_offset'] },
  {
    games: [{ gameCode: 'VNN' }, { gameCode: 'TH_GOV', closures: [{ from: '2027-03-02', to: '2027-03-01' }] }],
    faults: ['/games/1/closures/0/to closure_reversed'],
  },
  {
    games: [{ gameCode: 'TH_GOV', moved: [{ from: '2027-03-02', to: '2027-03-03' }] }],
    faults: ['/games/0/moved/0/from move_without_draw'],
  },
])('[LOT-04] lottery schedules of $games break $faults', ({ games, faults }) => {
  const found = sectionFaults('lotterySchedules', { games: games.map((game) => ({ ...schedule, ...game })) })
  expect(found.map(({ path, rule }) => `${path} ${rule}`)).toEqual(faults)
})

test('[OPS-07] the file from which forms are tested says what a new merchant starts with', () => {
  const file = new URL('../contract/fixtures/initial-settings.json', import.meta.url)
  const values = Object.entries(definitions).map(([name, { initial }]) => [name, initial])
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(Object.fromEntries(values))
})
