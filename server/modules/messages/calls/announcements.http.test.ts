import { calls } from '@banyan/contract/calls.ts'
import type { AnnouncementItem } from '@banyan/contract/messages/operator-announcement-calls.ts'
import { expect, test } from 'vitest'
import { accountTypes, agentTypes } from '#/modules/accounts/account-types.ts'
import { suspendAccount } from '#/modules/sign-in/members.ts'
import { type World, world } from '#/test-world/world.ts'

// One clock for a whole run: two moments that are said to be the same must be.
const started = Date.now()
const day = (days: number) => new Date(started + days * 86_400_000).toISOString()

function anItem(id: string, given: Partial<AnnouncementItem> = {}): AnnouncementItem {
  return {
    id,
    type: 'B',
    execution: 'B',
    promotionType: '',
    title: { en: `Title ${id}` },
    content: { en: '<p>Hello</p>' },
    from: day(-1),
    until: null,
    ...given,
  }
}

async function announcements(w: World, query: Record<string, string> = {}, headers: Record<string, string> = {}) {
  const answer = await w.app.portal.inject({ url: calls.announcements.path, query, headers })
  return answer.json().value.list
}

async function operator(w: World, method: 'GET' | 'PUT', payload?: object) {
  const url = calls.readAnnouncements.path
  const headers = { ...w.operatorHeaders }
  const answer = await w.app.operator.inject({ method, url, headers, ...(payload && { payload }) })
  return { status: answer.statusCode, body: answer.json() }
}

async function replace(w: World, version: number, items: unknown[]) {
  return await operator(w, 'PUT', { version, items })
}

const ids = (list: { readonly id: string }[]) => list.map(({ id }) => id)

test('[MSG-01] an item carries the field names of the specification', async () => {
  await using w = await world()
  const from = day(-1)
  await replace(w, 0, [anItem('one', { type: 'PR', promotionType: 'VIP', from, title: { en: 'One', vi: 'Một' } })])
  expect(await announcements(w, { types: 'B,PL,PU,PR,H', platform: 'W', language: 'TY' })).toEqual([
    {
      id: 'one',
      type: 'PR',
      title: 'Một',
      content: '<p>Hello</p>',
      promotionType: 'VIP',
      execution: 'B',
      publishedAt: from,
    },
  ])
})

test('[MSG-01] what is out now comes newest first; what is over or not yet out does not', async () => {
  await using w = await world()
  await replace(w, 0, [
    anItem('older', { from: day(-3) }),
    anItem('over', { from: day(-3), until: day(-1) }),
    anItem('newest', { from: day(-1), until: day(1) }),
    anItem('soon', { from: day(1) }),
    anItem('middle', { from: day(-2) }),
  ])
  expect(ids(await announcements(w))).toEqual(['newest', 'middle', 'older'])
})

test('[MSG-01] types narrow the list', async () => {
  await using w = await world()
  const types = ['B', 'PL', 'PU', 'PR', 'H'] as const
  await replace(
    w,
    0,
    types.map((type, place) => anItem(type.toLowerCase(), { type, from: day(-1 - place) })),
  )
  expect(ids(await announcements(w, { types: 'PU,H' }))).toEqual(['pu', 'h'])
  expect(ids(await announcements(w))).toHaveLength(5)
})

test('[MSG-01] a visitor is told only what is for visitors, whatever it asks for', async () => {
  await using w = await world()
  await replace(
    w,
    0,
    (['A', 'B', 'F'] as const).map((execution) => anItem(execution.toLowerCase(), { execution })),
  )
  expect(ids(await announcements(w))).toEqual(['b'])
  expect(ids(await announcements(w, { execution: 'B' }))).toEqual(['b'])
  expect(await announcements(w, { execution: 'A' })).toEqual([])
  expect(ids(await announcements(w, {}, { token: 'made-up' }))).toEqual(['b'])
})

test.each([
  { who: 'a visitor', type: undefined },
  { who: 'a member', type: accountTypes.member },
  { who: 'a trial account', type: accountTypes.trial },
  { who: 'an agent', type: agentTypes[0] },
])('[MSG-02] $who reads what is for its audience, in any order of asking', async ({ type }) => {
  await using w = await world()
  await replace(
    w,
    0,
    (['A', 'B', 'F'] as const).map((execution) => anItem(execution.toLowerCase(), { execution })),
  )
  const headers = type === undefined ? {} : (await w.signIn({ type })).headers
  const expected: Record<string, string[]> =
    type === undefined ? { '': ['b'], A: [], B: ['b'], F: [] } : { '': ['a'], A: ['a'], B: ['b'], F: ['f'] }
  for (const asked of ['A', '', 'F', 'B', '', 'A']) {
    const query: Record<string, string> = asked === '' ? {} : { execution: asked }
    expect(ids(await announcements(w, query, { ...headers })), asked).toEqual(expected[asked])
    // A visitor who asks the same right after is told nothing that is not for it.
    expect(ids(await announcements(w, query))).toEqual(asked === '' || asked === 'B' ? ['b'] : [])
  }
})

test('[MSG-02] whose session has ended is a visitor again, and no cache keeps either list', async () => {
  await using w = await world()
  await replace(w, 0, [anItem('a', { execution: 'A' }), anItem('b')])
  const { headers, accountId } = await w.signIn()
  const ask = () => w.app.portal.inject({ url: calls.announcements.path, headers })
  const before = await ask()
  await w.database.transaction((tx) => suspendAccount(tx, accountId))
  const after = await ask()
  expect([before, after].map((answer) => ids(answer.json().value.list))).toEqual([['a'], ['b']])
  for (const answer of [before, after]) {
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.headers.etag).toBeUndefined()
  }
})

test('a portal shows a hundred items at most', async () => {
  await using w = await world()
  await replace(
    w,
    0,
    Array.from({ length: 120 }, (_, i) => anItem(`i${i}`)),
  )
  expect(await announcements(w)).toHaveLength(100)
})

test.each([{ types: 'X' }, { types: 'B,' }, { types: 'B,B,B,B,B,B' }, { execution: 'C' }, { platform: 'A' }])(
  '%j is refused',
  async (query) => {
    await using w = await world()
    const answer = await w.app.portal.inject({ url: calls.announcements.path, query: query as Record<string, string> })
    expect(answer.json().code).toBe('invalid_input')
  },
)

test('[MSG-01] HTML is sanitised when it is written, and the operator is told where', async () => {
  await using w = await world()
  const { body } = await replace(w, 0, [
    anItem('clean', { content: { en: '<p>A &amp; <a href="/help#x">B</a></p>' } }),
    anItem('hostile', {
      from: day(-2),
      content: { en: '<p onclick="x()">A<script>alert(1)</script></p>', vi: '<img src=x>B' },
    }),
  ])
  expect(body.value).toEqual({ version: 1, sanitised: ['hostile'] })
  const { items } = (await operator(w, 'GET')).body.value
  expect(items.map(({ content }: AnnouncementItem) => content)).toEqual([
    { en: '<p>A &amp; <a href="/help#x">B</a></p>' },
    { en: '<p>A</p>', vi: 'B' },
  ])
  expect((await replace(w, 1, items)).body.value).toEqual({ version: 2, sanitised: [] })
})

test('a change made from an old version is refused and loses nothing; every list is kept with its author', async () => {
  await using w = await world()
  await replace(w, 0, [anItem('one')])
  expect(await replace(w, 0, [])).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } })
  await replace(w, 1, [])
  expect((await operator(w, 'GET')).body.value).toEqual({ version: 2, items: [] })
  const history = await w.database.db
    .selectFrom('announcements_history')
    .select(['version', 'items', 'changed_by'])
    .orderBy('version')
    .execute()
  expect(history).toMatchObject([
    { version: 1, items: [{ id: 'one' }], changed_by: 'operator key' },
    { version: 2, items: [], changed_by: 'operator key' },
  ])
})

test.each<{ items: AnnouncementItem[]; path: string; rule: string }>([
  { items: [anItem('a'), anItem('a')], path: '/body/items/1/id', rule: 'duplicate' },
  { items: [anItem('a', { from: '2026-02-41T00:00Z' })], path: '/body/items/0/from', rule: 'moment' },
  { items: [anItem('a', { until: '2026-13-01T00:00Z' })], path: '/body/items/0/until', rule: 'moment' },
  { items: [anItem('a', { from: day(1), until: day(1) })], path: '/body/items/0/until', rule: 'after_from' },
  {
    items: [anItem('a', { content: { en: '<script>x</script>' } })],
    path: '/body/items/0/content/en',
    rule: 'required',
  },
  {
    items: [anItem('a', { content: { en: '&'.repeat(20_000) } })],
    path: '/body/items/0/content/en',
    rule: 'maxLength',
  },
  { items: [anItem('a', { title: { en: 'a\0' } })], path: '/body/items/0/title/en', rule: 'characters' },
])('a list is refused at $path', async ({ items, path, rule }) => {
  await using w = await world()
  expect((await replace(w, 0, items)).body).toMatchObject({
    code: 'invalid_input',
    value: { fields: [{ path, rule }] },
  })
  expect((await operator(w, 'GET')).body.value.version).toBe(0)
})

test('[OPS-07] a change is kept with its reason, and what was before can be read', async () => {
  await using w = await world()
  const history = async (query = {}) => {
    const { path: url } = calls.announcementsHistory
    return (await w.app.operator.inject({ url, query, headers: w.operatorHeaders })).json().value
  }
  const ofVersion = async (version: number) => {
    const { path: url } = calls.announcementsVersion
    const query = { version: String(version) }
    return (await w.app.operator.inject({ url, query, headers: w.operatorHeaders })).json()
  }
  await replace(w, 0, [anItem('one')])
  await operator(w, 'PUT', { version: 1, items: [anItem('one'), anItem('two')], reason: 'The tables open' })
  const { rows, next } = await history()
  expect(next).toBeNull()
  expect(rows.map(({ version, reason }: { version: number; reason: string | null }) => [version, reason])).toEqual([
    [2, 'The tables open'],
    [1, null],
  ])
  expect(rows[0].differences).toEqual([{ path: '/items/1', before: null, after: expect.stringContaining('Title two') }])
  expect(ids((await ofVersion(1)).value.items)).toEqual(['one'])
  expect((await ofVersion(0)).value.items).toEqual([])
  expect((await ofVersion(3)).code).toBe('version_not_found')
})

test.each(['', 'no', 'x'.repeat(501)])('[OPS-07] a reason of the wrong length changes no list: %s', async (reason) => {
  await using w = await world()
  expect((await operator(w, 'PUT', { version: 0, items: [anItem('one')], reason })).status).toBe(422)
  expect((await operator(w, 'GET')).body.value).toEqual({ version: 0, items: [] })
})

test('[OPS-07] the history of announcements comes in pages', async () => {
  await using w = await world()
  for (let version = 0; version < 12; version++) await replace(w, version, [anItem(`item-${version}`)])
  const { path: url } = calls.announcementsHistory
  const page = async (query: Record<string, string>) =>
    (await w.app.operator.inject({ url, query, headers: w.operatorHeaders })).json().value
  const first = await page({ size: '10' })
  expect([first.rows.length, first.next]).toEqual([10, '3'])
  const second = await page({ size: '10', after: first.next })
  expect([second.rows.map(({ version }: { version: number }) => version), second.next]).toEqual([[2, 1], null])
})
