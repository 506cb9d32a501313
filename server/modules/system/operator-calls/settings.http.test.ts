import type { CallDefinition } from '@banyan/contract/call.ts'
import { calls } from '@banyan/contract/calls.ts'
import { decidesMoney } from '@banyan/contract/system/money-sections.ts'
import { type SectionName, settingsSections } from '@banyan/contract/system/settings.ts'
import { expect, test } from 'vitest'
import { accountTypes } from '#/modules/accounts/account-types.ts'
import { anotherAddress } from '#/test-world/sealed-body.ts'
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
    const answer = decidesMoney[section] ? { approval: '1' } : { version: 1 }
    const body = { version: 0, value: allowed, ...(decidesMoney[section] && { reason: 'as it was' }) }
    expect(await change(w, section, body)).toEqual({ status: 200, body: { success: true, value: answer } })
    if (answer.approval !== undefined) {
      expect((await read(w, section)).value.version).toBe(0)
      const { consoleHeaders } = await w.signIn({ username: 'anh', type: accountTypes.operator })
      expect(await decide(w, answer.approval, consoleHeaders)).toBe('ok')
    }
    expect((await read(w, section)).value).toEqual({
      version: 1,
      value: allowed,
      changedAt: expect.stringMatching(/Z$/),
      changedBy: 'operator key',
    })
  },
)

async function decide(
  w: World,
  id: string,
  headers: Record<string, string>,
  call: CallDefinition = calls.approveRequest,
) {
  const payload = { id, reason: 'as agreed' }
  const sent = { method: 'POST', url: call.path, headers, payload, remoteAddress: anotherAddress() } as const
  const { success, code } = (await w.app.operator.inject(sent)).json()
  return success ? 'ok' : code
}

async function owner(w: World, username: string) {
  return (await w.signIn({ username, type: accountTypes.operator })).consoleHeaders
}

/** Sections that decide where money goes, or who must look at it: a new section has to be added to one side or the other. */
test('[OPS-07] these sections change with a second operator alone', () => {
  const money = sections.filter((section) => decidesMoney[section])
  expect(money).toEqual([
    ...['passkeys', 'vendorGifts', 'roles', 'approvals', 'cashier', 'withdrawals', 'treeTransfers', 'vendorWallets'],
    ...['payoutBanks', 'lottery', 'lotterySchedules', 'vip'],
  ])
  expect(Object.keys(decidesMoney).toSorted()).toEqual(sections.toSorted())
  for (const section of sections) {
    const { fourEyes = false } = callOf(section)
    expect([section, fourEyes]).toEqual([section, decidesMoney[section]])
  }
})

const callOf = (section: SectionName): CallDefinition =>
  calls[`change${section.charAt(0).toUpperCase()}${section.slice(1)}` as keyof typeof calls]

test('[OPS-07] one owner changes no money settings alone: the value stays until another owner approves the request', async () => {
  await using w = await world()
  const [mai, anh] = [await owner(w, 'mai'), await owner(w, 'anh')]
  const { value } = (await read(w, 'withdrawals')).value
  const wanted = { ...value, approvedAutomatically: '9000000.00' }
  const ask = async (headers: Record<string, string>, given: object = {}) => {
    const payload = { version: 0, value: wanted, reason: 'faster payouts', ...given }
    const sent = {
      method: 'PUT',
      url: pathOf('withdrawals'),
      headers,
      payload,
      remoteAddress: anotherAddress(),
    } as const
    return (await w.app.operator.inject(sent)).json()
  }
  expect((await ask(mai, { reason: undefined })).code).toBe('invalid_input')
  expect((await ask(mai, { value: { ...wanted, scoreAtMost: -1 } })).code).toBe('invalid_input')
  expect((await ask(mai, { value: { ...wanted, approvedAlone: '99999999999999.00' } })).code).toBe('invalid_input')
  expect((await ask(mai, { value: { ...wanted, leastFee: wanted.least } })).code).toBe('invalid_input')
  const { approval } = (await ask(mai)).value
  expect((await read(w, 'withdrawals')).value).toMatchObject({
    version: 0,
    value: { approvedAutomatically: '5000000.00' },
  })
  expect(await decide(w, approval, mai)).toBe('own_approval')
  expect(await decide(w, approval, w.operatorHeaders)).toBe('role_forbids')
  expect(await decide(w, approval, anh)).toBe('ok')
  expect(await decide(w, approval, anh)).toBe('approval_over')
  const changed = (await read(w, 'withdrawals')).value
  expect(changed).toMatchObject({ version: 1, value: { approvedAutomatically: '9000000.00' }, changedBy: 'mai' })
  expect(w.settings.current('withdrawals').approvedAutomatically).toBe('9000000.00')
  const url = calls.operatorOverview.path
  const overview = async (headers: Record<string, string>) =>
    (await w.app.operator.inject({ url, headers })).json().value.moneyChanges
  const told = { section: 'withdrawals', version: 1, by: 'mai', reason: 'faster payouts' }
  for (const headers of [mai, anh]) expect(await overview(headers)).toMatchObject([told])
  await w.set('regions', { denied: ['SG'] })
  expect(await overview(anh)).toHaveLength(1)
  await w.moveClock(8 * 24 * 3_600)
  expect(await overview(w.operatorHeaders)).toEqual([])
})

test('[OPS-07] a request made from a version that changed since is refused, and so is what breaks the rules by then', async () => {
  await using w = await world()
  const [mai, anh] = [await owner(w, 'mai'), await owner(w, 'anh')]
  const ask = async (waitsHours: number) => {
    const payload = { version: 0, value: { ...w.settings.current('approvals'), waitsHours }, reason: 'weekends' }
    const sent = { method: 'PUT', url: pathOf('approvals'), headers: mai, payload } as const
    return (await w.app.operator.inject({ ...sent, remoteAddress: anotherAddress() })).json().value.approval
  }
  const [first, second] = [await ask(24), await ask(48)]
  expect(await decide(w, first, anh)).toBe('ok')
  expect(await decide(w, second, anh)).toBe('changed_meanwhile')
  expect(w.settings.current('approvals')).toMatchObject({ waitsHours: 24 })
})

test('[OPS-07] the operator key asks for a change of money settings, which an operator approves', async () => {
  await using w = await world()
  const anh = await owner(w, 'anh')
  const asked = await change(w, 'payoutBanks', { version: 0, value: { off: ['970436'] }, reason: 'the bank is down' })
  const { approval } = asked.body.value
  expect(w.settings.current('payoutBanks')).toEqual({ off: [] })
  const list = await w.app.operator.inject({ url: `${calls.listApprovals.path}?state=waiting&size=10`, headers: anh })
  expect(list.json().value.rows).toMatchObject([
    { id: approval, call: 'changePayoutBanks', object: 'settings payoutBanks', askedBy: 'operator key' },
  ])
  expect(await decide(w, approval, w.operatorHeaders)).toBe('role_forbids')
  expect(await decide(w, approval, anh, calls.withdrawRequest)).toBe('invalid_input')
  expect(await decide(w, approval, anh)).toBe('ok')
  expect(w.settings.current('payoutBanks')).toEqual({ off: ['970436'] })
})

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
