import { calls } from '@banyan/contract/calls.ts'
import { type SectionName, settingsSections } from '@banyan/contract/system/settings.ts'
import { expect, test } from 'vitest'
import { type World, world } from '#/test-world/world.ts'

const pathOf = (section: SectionName) => `/wps/operator/settings/${section}`
const sections = Object.keys(settingsSections) as SectionName[]

async function read(w: World, section: SectionName) {
  return (await w.app.operator.inject({ url: pathOf(section), headers: { ...w.operatorHeaders } })).json()
}

async function change(w: World, section: SectionName, body: object) {
  const answer = await w.app.operator.inject({
    method: 'PUT',
    url: pathOf(section),
    headers: { ...w.operatorHeaders },
    payload: body,
  })
  return { status: answer.statusCode, body: answer.json() }
}

test.each(sections)(
  'an operator reads %s, writes it back, and the author and the version are kept',
  async (section) => {
    await using w = await world({ liftLimits: false })
    const before = await read(w, section)
    expect(before).toMatchObject({ success: true, value: { version: 0, changedAt: null, changedBy: null } })
    const { value } = before.value
    const allowed = { ...value, ...(section === 'brand' ? { resources: [] } : {}) }
    const answer = section === 'roles' ? { approval: null } : { version: 1 }
    const body = { version: 0, value: allowed, ...(section === 'roles' && { reason: 'as it was' }) }
    expect(await change(w, section, body)).toEqual({ status: 200, body: { success: true, value: answer } })
    expect((await read(w, section)).value).toEqual({
      version: 1,
      value: allowed,
      changedAt: expect.stringMatching(/Z$/),
      changedBy: 'operator key',
    })
  },
)

test('a change made from an old version is refused and loses nothing', async () => {
  await using w = await world()
  await change(w, 'regions', { version: 0, value: { denied: ['SG'] } })
  const late = await change(w, 'regions', { version: 0, value: { denied: [] } })
  expect(late).toMatchObject({ status: 409, body: { success: false, code: 'changed_meanwhile' } })
  expect((await read(w, 'regions')).value.value).toEqual({ denied: ['SG'] })
})

const entry = (address: string) => ({ entries: [{ csType: 'LIVECHAT', title: { en: 'Chat' }, address }] })

test.each([
  { section: 'customerService', value: entry('https://evil.example/chat') },
  { section: 'customerService', value: entry('https://t.me.evil.example/') },
  { section: 'customerService', value: entry('https://t.me:8443/') },
  { section: 'brand', field: { resources: [{ resourceType: 'FACEBOOK', address: 'https://evil.example' }] } },
  { section: 'brand', field: { imageCDNs: ['https://evil.example'] } },
  { section: 'brand', field: { launchGameCDNs: ['https://images.example.com'] } },
  { section: 'brand', field: { analytics: 'https://evil.example/a.js' } },
] as const)(
  'settings never widen the hosts of the environment: $section $value$field',
  async ({ section, ...given }) => {
    await using w = await world()
    const brand = { ...w.settings.current('brand'), resources: [] }
    const value = 'value' in given ? given.value : { ...brand, ...given.field }
    expect(await change(w, section, { version: 0, value })).toMatchObject({
      status: 422,
      body: { code: 'host_not_allowed' },
    })
    expect(w.settings.section(section).version).toBe(0)
  },
)

test('hosts of the environment are allowed', async () => {
  await using w = await world()
  const brand = {
    ...w.settings.current('brand'),
    resources: [],
    imageCDNs: ['https://images.example.com/a'],
    launchGameCDNs: ['https://games.example.com'],
  }
  expect((await change(w, 'brand', { version: 0, value: brand })).status).toBe(200)
  expect((await change(w, 'customerService', { version: 0, value: entry('https://t.me/x') })).status).toBe(200)
})

test('[PLAY-03] games may lie on this very machine where the environment says so, at that port alone', async () => {
  await using w = await world({ gameHosts: ['http://127.0.0.1:3102'] })
  const brand = { ...w.settings.current('brand'), resources: [] }
  const given = async (address: string) => {
    const { version } = w.settings.section('brand')
    const { body } = await change(w, 'brand', { version, value: { ...brand, launchGameCDNs: [address] } })
    return body.code ?? 'taken'
  }
  expect(await given('http://127.0.0.1:3102')).toBe('taken')
  for (const address of ['http://127.0.0.1:3103', 'http://localhost:3102', 'https://127.0.0.1:3102'])
    expect(await given(address), address).toBe('host_not_allowed')
  for (const address of ['http://127.0.0.1.evil.example', 'http://u@127.0.0.1:3102', 'http://games.example.com'])
    expect(await given(address), address).toBe('invalid_input')
})

test.each<{ section: SectionName; value: unknown; path: string }>([
  { section: 'availability', value: {}, path: '/body/value/maintenance' },
  { section: 'regions', value: { denied: ['Vietnam'] }, path: '/body/value/denied/0' },
  { section: 'regions', value: { denied: ['VN'], allowed: [] }, path: '/body/value/allowed' },
  { section: 'customerService', value: entry('javascript:alert(1)'), path: '/body/value/entries/0/address' },
  { section: 'customerService', value: entry('http://t.me'), path: '/body/value/entries/0/address' },
  { section: 'languages', value: { offered: [], followBrowser: true }, path: '/body/value/offered' },
  { section: 'limits', value: { readsPerMinute: 1, writesPerMinute: 5 }, path: '/body/value/readsPerMinute' },
])('$section refuses $value at $path', async ({ section, value, path }) => {
  await using w = await world()
  const { status, body } = await change(w, section, { version: 0, value })
  expect(status).toBe(422)
  expect(body.code).toBe('invalid_input')
  expect(body.value.fields.map((field: { path: string }) => field.path)).toContain(path)
})

test.each([{}, { authorization: 'Bearer wrong' }, { authorization: 'Basic eDp5' }, { authorization: 'Bearer ' }])(
  'without the key nothing is read or written: %j',
  async (headers) => {
    await using w = await world()
    for (const call of [calls.readRegions, calls.changeRegions]) {
      const payload = call.method === 'PUT' ? { version: 0, value: { denied: ['SG'] } } : undefined
      const answer = await w.app.operator.inject({
        method: call.method,
        url: call.path,
        headers,
        ...(payload && { payload }),
      })
      expect(answer.statusCode).toBe(401)
      expect(answer.json().code).toBe('not_logged_in')
    }
    expect(w.settings.current('regions')).toEqual({ denied: [] })
  },
)
