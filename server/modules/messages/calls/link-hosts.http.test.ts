import { calls } from '@banyan/contract/calls.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type World, world } from '#/test-world/world.ts'

/** One for all: t.me is among its LINK_HOSTS, and the brand has a domain of its own. */
let w: World
beforeAll(async () => {
  w = await world({ publicUrl: 'https://play.example.com' })
})
afterAll(() => w[Symbol.asyncDispose]())
beforeEach(() =>
  w.set('brand', { ...w.settings.current('brand'), mainDomain: 'brand.example', domains: ['two.example'] }),
)

const headers = () => ({ ...w.operatorHeaders })
const text = (href: string) => `<p>Ask <a href="${href}">us</a></p>`

async function announce(href: string) {
  const url = calls.readAnnouncements.path
  const { version } = (await w.app.operator.inject({ url, headers: headers() })).json().value
  const item = {
    ...{ id: 'one', type: 'B', execution: 'B', promotionType: '', from: '2020-01-01T00:00:00Z', until: null },
    ...{ title: { en: 'One' }, content: { en: '<p>Hello</p>', vi: text(href) } },
  }
  return (
    await w.app.operator.inject({ method: 'PUT', url, headers: headers(), payload: { version, items: [item] } })
  ).json()
}

async function explain(href: string) {
  const { version } = w.settings.section('helpCenter')
  const content = { en: '<p>Hello</p>', vi: text(href) }
  const payload = { version, value: { topics: [{ termId: 'one', group: 'start', title: { en: 'One' }, content }] } }
  const sent = { method: 'PUT', url: calls.changeHelpCenter.path, headers: headers(), payload } as const
  return (await w.app.operator.inject(sent)).json()
}

/** What a visitor reads of both. */
async function shown() {
  const ask = async (url: string, query: object) =>
    (await w.app.portal.inject({ url, query: { ...query } })).json().value
  const { list } = await ask(calls.announcements.path, { language: 'TY' })
  const { topics } = await ask(calls.helpCenter.path, { lang: 'TY', termId: 'one' })
  return [list[0]?.content, topics[0]?.content]
}

test.each([
  'https://t.me/brand',
  'https://play.example.com/rng',
  'https://brand.example/',
  'https://two.example/a?b=1&amp;c=2#d',
  '/rng',
  '#top',
])('rich text may link to %s', async (href) => {
  expect([(await announce(href)).success, (await explain(href)).success]).toEqual([true, true])
  for (const html of await shown()) expect(html).toContain(`<a href="${href}"`)
})

test.each([
  ['https://evil.example/', 'evil.example'],
  ['https://EVIL.example:8443/x', 'evil.example:8443'],
  ['https://t.me.evil.example/', 't.me.evil.example'],
  ['https://x.t.me/', 'x.t.me'],
  ['https://t.me:8443/', 't.me:8443'],
  ['https://t.me./', 't.me.'],
  ['https://xn--tm-bja.example/', 'xn--tm-bja.example'],
  ['https://2130706433/', '127.0.0.1'],
  ['https://evil.example?@t.me/', 'evil.example'],
  ['https://evil.example#@t.me/', 'evil.example'],
])('a link to %s is refused, and the host is named', async (href, host) => {
  const fault = { rule: 'link_not_allowed', limit: host }
  const refused = { success: false, code: 'host_not_allowed', message: expect.stringMatching(/\S/) }
  expect(await announce(href)).toMatchObject({
    ...refused,
    value: { fields: [{ path: '/body/items/0/content/vi', ...fault }] },
  })
  expect(await explain(href)).toMatchObject({
    ...refused,
    value: { fields: [{ path: '/body/value/topics/0/content/vi', ...fault }] },
  })
})

test.each([
  ...['javascript:hit()', ' java\tscript:hit()', 'data:text/html,x', 'vbscript:x', '//evil.example', '///evil.example'],
  ...['/\\evil.example', '\\\\evil.example', 'https:\\\\evil.example', 'https://t.me@evil.example/', 'http://t.me/'],
  ...['https://t.me:443@evil.example/', 'https://tеlegram.example/', 'https:evil.example', '/%2fevil.example'],
  ...[
    'https://t.me\\@evil.example/',
    'https://t.me%40evil.example/',
    'ftp://t.me/',
    'evil.example',
    'https://t.me%2f@evil.example',
  ],
])('the address %s is no link: its words stay, and it is gone', async (href) => {
  expect((await announce(href)).value.sanitised).toEqual(['one'])
  expect((await explain(href)).success).toBe(true)
  expect(await shown()).toEqual(Array(2).fill('<p>Ask <a>us</a></p>'))
})

test('a link whose host is allowed no more is plain text to readers, and comes back with it', async () => {
  expect([(await announce('https://two.example/')).success, (await explain('https://two.example/')).success]).toEqual([
    ...[true, true],
  ])
  await w.set('brand', { ...w.settings.current('brand'), domains: [] })
  expect(await shown()).toEqual(Array(2).fill('<p>Ask <a>us</a></p>'))
  await w.set('brand', { ...w.settings.current('brand'), domains: ['two.example'] })
  for (const html of await shown()) expect(html).toContain('<a href="https://two.example/"')
})
