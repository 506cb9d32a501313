import { calls } from '@banyan/contract/calls.ts'
import { type SectionName, settingsSections } from '@banyan/contract/system/settings.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type World, world } from '#/test-world/world.ts'

/** One for all: each test uses a section of its own. */
let w: World
beforeAll(async () => {
  w = await world({ merchant: 'new' })
})
afterAll(() => w[Symbol.asyncDispose]())

async function ask(call: { readonly path: string }, query: object = {}) {
  const url = `${call.path}?${new URLSearchParams(query as Record<string, string>)}`
  const answer = await w.app.operator.inject({ url, headers: { ...w.operatorHeaders } })
  return { status: answer.statusCode, ...answer.json() }
}

async function change(section: SectionName, body: object) {
  const url = `/wps/operator/settings/${section}`
  const answer = await w.app.operator.inject({ method: 'PUT', url, headers: { ...w.operatorHeaders }, payload: body })
  return { status: answer.statusCode, ...answer.json() }
}

const sections = Object.keys(settingsSections) as SectionName[]

test('[OPS-07] the list names every section, its fields, and what a new merchant has yet to decide', async () => {
  const { value } = await ask(calls.listSettings)
  expect(value.sections.map(({ section }: { section: string }) => section)).toEqual(sections)
  const of = (name: SectionName) => value.sections.find(({ section }: { section: string }) => section === name)
  expect(of('brand')).toEqual({
    ...{ section: 'brand', version: 0, changedAt: null, changedBy: null },
    fields: expect.arrayContaining(['name', 'resources', 'resources.address']),
    undecided: ['name', 'mainDomain'],
  })
  expect(of('customerService').undecided).toEqual(['entries'])
  expect(of('whitelabel').undecided).toEqual(['flags'])
  expect(of('registration').undecided).toEqual(['fields'])
  expect(of('limits').undecided).toEqual([])
})

test('[OPS-07] what any value is sound for counts as decided once somebody has kept or changed it', async () => {
  const undecided = async () => {
    const { value } = await ask(calls.listSettings)
    return value.sections.find(({ section }: { section: string }) => section === 'sms').undecided
  }
  expect(await undecided()).toEqual(['countries'])
  await change('sms', { version: 0, value: w.settings.current('sms') })
  expect(await undecided()).toEqual([])
})

test.each(sections)('[OPS-07] %s is described by its schema and the value it has by default', async (section) => {
  const { value } = await ask(calls.describeSettings, { section })
  expect(value.schema).toEqual(JSON.parse(JSON.stringify(settingsSections[section])))
  expect(value.initial).toEqual(w.settings.definition(section).initial)
  expect(value.hosts).toEqual({ links: [], images: ['images.example.com'], games: ['games.example.com'] })
})

test('[OPS-07] the history tells by whom, when and why, and what differed; each value can be read again', async () => {
  const reason = 'Too many false alarms'
  const first = { slowAfterSeconds: 20 }
  expect((await change('pageLoad', { version: 0, value: first, reason })).status).toBe(200)
  await change('pageLoad', { version: 1, value: { slowAfterSeconds: 30 } })
  const { value } = await ask(calls.settingsHistory, { section: 'pageLoad' })
  const row = { changedAt: expect.stringMatching(/Z$/), changedBy: 'operator key', more: 0 }
  expect(value).toEqual({
    rows: [
      { ...row, version: 2, reason: null, differences: [{ path: '/slowAfterSeconds', before: '20', after: '30' }] },
      { ...row, version: 1, reason, differences: [{ path: '/slowAfterSeconds', before: '10', after: '20' }] },
    ],
    next: null,
  })
  const versions = await Promise.all(
    [0, 1].map((version) => ask(calls.settingsVersion, { section: 'pageLoad', version })),
  )
  expect(versions.map((each) => each.value)).toEqual([
    { version: 0, value: { slowAfterSeconds: 10 } },
    { version: 1, value: first },
  ])
  const kept = w.database.db.selectFrom('operator_actions').select('reason').where('object', '=', 'settings pageLoad')
  expect(await kept.orderBy('id').execute()).toEqual([{ reason }, { reason: null }])
})

test('[OPS-07] a long history comes in pages, each change once', async () => {
  for (let version = 0; version < 23; version += 1)
    await change('winnerBoard', { version, value: { floor: '100000.00', days: version + 1 } })
  const seen: number[] = []
  let after: string | null = ''
  while (after !== null) {
    const { value } = await ask(calls.settingsHistory, { section: 'winnerBoard', size: 10, ...(after && { after }) })
    seen.push(...value.rows.map(({ version }: { version: number }) => version))
    after = value.next
  }
  expect(seen).toEqual(Array.from({ length: 23 }, (_, place) => 23 - place))
})

test('[OPS-07] a change of megabytes makes no long answer', async () => {
  const topic = (place: number) => ({
    ...{ termId: `topic-${place}`, group: 'start', title: { en: 'x'.repeat(80) } },
    content: { en: `<p>${'y'.repeat(19_000)}</p>`, vi: 'z'.repeat(19_000) },
  })
  const topics = Array.from({ length: 40 }, (_, place) => topic(place))
  expect((await change('helpCenter', { version: 0, value: { topics } })).status).toBe(200)
  const { value } = await ask(calls.settingsHistory, { section: 'helpCenter' })
  expect(value.rows[0].differences).toHaveLength(30)
  expect(value.rows[0].more).toBe(10)
  expect(JSON.stringify(value).length).toBeLessThan(70_000)
  const first = JSON.parse(value.rows[0].differences[0].after)
  expect(first).toMatchObject({ termId: 'topic-0', title: { en: 'x'.repeat(80) } })
})

test('[OPS-07] an entry of very many texts is told with fewer characters of each, and stays readable', async () => {
  const tags = ['en', 'vi', 'ar', 'th', 'id', 'ms', 'km', 'lo']
  const texts = Object.fromEntries(tags.map((tag) => [tag, 'x'.repeat(80)]))
  const banner = {
    ...{ id: 'long', groupName: 'w_home', linkageType: 'NONE', url: '', imageUrl: '/scenes/live-salon.svg' },
    ...{ eyebrow: texts, title: texts, text: texts, button: null, from: null, until: null },
  }
  expect((await change('banners', { version: 0, value: { list: [banner] } })).status).toBe(200)
  const [{ after }] = (await ask(calls.settingsHistory, { section: 'banners' })).value.rows[0].differences
  expect(after.length).toBeLessThanOrEqual(1_000)
  expect(JSON.parse(after)).toMatchObject({ id: 'long', title: { en: expect.stringMatching(/^x+…$/) } })
})

test.each([
  { call: calls.describeSettings, query: {} },
  { call: calls.describeSettings, query: { section: 'nonsense' } },
  { call: calls.describeSettings, query: { section: '__proto__' } },
  { call: calls.settingsHistory, query: { section: 'brand', size: 9 } },
  { call: calls.settingsHistory, query: { section: 'brand', size: 51 } },
  { call: calls.settingsHistory, query: { section: 'brand', after: '0' } },
  { call: calls.settingsHistory, query: { section: 'brand', after: '1; drop table settings' } },
  { call: calls.settingsVersion, query: { section: 'brand', version: -1 } },
  { call: calls.settingsVersion, query: { section: 'brand', version: 1.5 } },
])('$call.id refuses $query', async ({ call, query }) => {
  expect(await ask(call, query)).toMatchObject({ status: 422, code: 'invalid_input' })
})

test('a version that a section never had is not found', async () => {
  expect(await ask(calls.settingsVersion, { section: 'brand', version: 7 })).toMatchObject({
    ...{ status: 404, code: 'version_not_found' },
  })
})

test.each(['', 'no', 'x'.repeat(501)])('a reason of the wrong length is refused: %s', async (reason) => {
  const body = { version: w.settings.section('regions').version, value: { denied: [] }, reason }
  expect(await change('regions', body)).toMatchObject({
    ...{ status: 422, value: { fields: [{ path: '/body/reason' }] } },
  })
})

test('[OPS-07] addresses on hosts that are not allowed are named by their fields', async () => {
  const brand = w.settings.current('brand')
  const resources = [{ resourceType: 'FACEBOOK', address: 'https://evil.example/' }]
  const value = { ...brand, resources, imageCDNs: ['https://images.example.com', 'https://evil.example/cdn'] }
  expect(await change('brand', { version: 0, value })).toMatchObject({
    code: 'host_not_allowed',
    value: {
      fields: [
        { path: '/body/value/resources/0/address', rule: 'host_not_allowed' },
        { path: '/body/value/imageCDNs/1', rule: 'host_not_allowed', limit: 'images.example.com' },
      ],
    },
  })
})

test('[OPS-07] the list of sections tells what the environment bounds, and nothing that is secret', async () => {
  const { value } = await ask(calls.listSettings, {})
  const { value: described } = await ask(calls.describeSettings, { section: 'banners' })
  expect(value.environment).toEqual({ publicUrl: 'http://localhost:3000', hosts: described.hosts })
  expect(Object.keys(value.environment)).toEqual(['publicUrl', 'hosts'])
})
