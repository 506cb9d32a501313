// @vitest-environment happy-dom
import { RequestError } from '@banyan/client/request-error.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { schemaOf } from '#/src/features/settings/test-world/section-values.ts'
import { press, previewed, save, write } from '#/src/test-world/editor-steps.ts'
import { openConsole, operatorWith } from '#/src/test-world/open-console.tsx'
import { type BannerItem, blankBanner } from './parts/banner-item.ts'

interface Sent {
  readonly version: number
  readonly value: { readonly list: readonly BannerItem[] }
  readonly reason?: string
}

const request = vi.hoisted(() =>
  vi.fn<(id: string, query: Record<string, unknown>, options?: { body?: unknown }) => Promise<unknown>>(),
)
vi.mock('#/src/api/request.ts', () => ({ request }))

const banner = (id: string, title: string, given: Partial<BannerItem> = {}): BannerItem => ({
  ...{ ...blankBanner(0), id, title: { en: title, vi: `${title} vi` }, linkageType: 'ROUTE', url: '/rng' },
  ...given,
})

let stored: { version: number; value: { list: BannerItem[] }; changedAt: null; changedBy: string }
let calls: string[] | undefined
const sent = () =>
  request.mock.calls.filter(([id]) => id === 'changeBanners').map(([, , options]) => options?.body as Sent)

beforeEach(() => {
  calls = undefined
  stored = {
    ...{ version: 3, changedAt: null, changedBy: 'dao.pham' },
    value: {
      list: [
        banner('fair', 'Full moon fair'),
        banner('menu', 'New here?', { groupName: 'w_leftmenu' }),
        banner('river', 'A river of slots', { until: '2020-01-01T00:00:00Z' }),
        banner('reef', 'To the reef', {
          ...{ groupName: 'w_leftmenu', title: { en: 'To the reef' }, text: { en: 'Dive', vi: 'Lặn' } },
        }),
      ],
    },
  }
  request.mockReset().mockImplementation(async (id, _query, options) => {
    if (id === 'operatorInfo') return operatorWith(calls)
    if (id === 'readBanners') return structuredClone(stored)
    if (id === 'describeSettings') return { schema: schemaOf('banners'), initial: { list: [] }, hosts }
    if (id === 'settingsHistory') return { rows: [], next: null }
    if (id === 'listApprovals') return { rows: [], next: null, waiting: 0 }
    if (id !== 'changeBanners') throw new Error(`unexpected ${id}`)
    const { version, value } = (options as { body: Sent }).body
    if (version !== stored.version) throw new RequestError('changed_meanwhile', '')
    stored = { ...stored, version: version + 1, value: structuredClone(value) as { list: BannerItem[] } }
    return { version: version + 1 }
  })
  vi.stubGlobal('scrollTo', () => {})
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const hosts = { links: ['t.me'], images: ['images.example.com'], games: [] }
const titlesIn = (place: string) =>
  within(screen.getByRole('list', { name: place }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('aria-label'))
const field = (name: string) => within(screen.getByRole('group', { name: new RegExp(`^${name}`) }))

async function open(item?: string) {
  const router = await openConsole(item === undefined ? '/banners' : `/banners?item=${item}`)
  await (item === undefined ? screen.findByRole('list', { name: 'Lobby' }) : previewed())
  return router
}

test('[OPS-05] [LOB-02] banners stand by their places in the portal’s order, with their state and what languages they lack', async () => {
  await open()
  expect(titlesIn('Lobby')).toEqual(['Full moon fair', 'A river of slots'])
  expect(titlesIn('Side menu')).toEqual(['New here?', 'To the reef'])
  const said = (place: string) =>
    within(screen.getByRole('list', { name: place }))
      .getAllByRole('listitem')
      .map((row) => /Shown|Planned|Over|Behind the first/.exec(row.textContent ?? '')?.[0])
  expect(said('Lobby')).toEqual(['Shown', 'Over'])
  expect(said('Side menu')).toEqual(['Shown', 'Behind the first'])
  expect(screen.getByText('Without vi')).toBeTruthy()
})

test('[OPS-05] a keyboard moves a banner within its place, and keeps its button at the end', async () => {
  await open()
  screen.getByRole('button', { name: 'Move up: A river of slots' }).focus()
  await userEvent.keyboard('{Enter}')
  expect(titlesIn('Lobby')).toEqual(['A river of slots', 'Full moon fair'])
  const button = screen.getByRole('button', { name: 'Move up: A river of slots' })
  expect(document.activeElement).toBe(button)
  expect(button.getAttribute('aria-disabled')).toBe('true')
  await userEvent.keyboard('{Enter}')
  await save('The slots first')
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]).toMatchObject({ version: 3, reason: 'The slots first' })
  expect(sent()[0]?.value.list.map(({ id }) => id)).toEqual(['river', 'menu', 'fair', 'reef'])
})

test('[OPS-05] the preview is the portal’s own banner, in the language of the tab', async () => {
  await open('fair')
  const title = screen.getByRole('textbox', { name: /^Title/ })
  await write(title, 'A wheel turns')
  expect(
    within(await previewed())
      .getAllByText('A wheel turns')[0]
      ?.closest('.banner'),
  ).toBeTruthy()
  await userEvent.click(screen.getByRole('tab', { name: /^vi/ }))
  expect(within(await previewed()).getAllByText('Full moon fair vi').length).toBeGreaterThan(0)
  await userEvent.click(screen.getByRole('button', { name: 'Dark' }))
  const { documentElement } = (await previewed()).ownerDocument
  expect([documentElement.lang, documentElement.dataset.theme]).toEqual(['vi', 'dark'])
})

test.each([
  '<script>hit()</script>',
  '<img src=x onerror="hit()">',
  '<svg onload="hit()"></svg>',
  '<a href="javascript:hit()">text</a>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=hit()&gt;">',
])('[OPS-05] markup in a banner’s text stays text: %s', async (html) => {
  const hit = vi.fn()
  vi.stubGlobal('hit', hit)
  await open('fair')
  await write(screen.getByRole('textbox', { name: /^Title/ }), html.slice(0, 80))
  const body = await previewed()
  expect(within(body).getAllByText(html.slice(0, 80)).length).toBeGreaterThan(0)
  expect(body.querySelectorAll('script, svg, a, style, [onerror], [onload]')).toHaveLength(0)
  expect([...body.querySelectorAll('img')].map((img) => img.getAttribute('src'))).toEqual([
    '/scenes/full-moon-fair.svg',
  ])
  expect(hit).not.toHaveBeenCalled()
})

test.each([
  { url: 'https://evil.example/', said: /not allowed here\. Allowed: t\.me/ },
  { url: 'https://t.me@evil.example/', said: /not allowed here\. Allowed: t\.me/ },
  { url: 'https://user@t.me/', said: /not allowed here\. Allowed: t\.me/ },
  { url: 'javascript:hit()', said: /not in the form that is needed|does not fit the way of linking/ },
  { url: 'data:text/html,hit', said: /not in the form that is needed|does not fit the way of linking/ },
  { url: '//evil.example', said: /does not fit the way of linking/ },
])('[LOB-02] $url is refused beside its field, and no button of the preview leads there', async ({ url, said }) => {
  stored.value.list[0] = banner('fair', 'Full moon fair', { linkageType: 'EXTERNAL', button: { en: 'Go' } })
  await open('fair')
  await write(field('Leads to').getByRole('textbox'), url)
  expect(field('Leads to').getByText(said)).toBeTruthy()
  expect(within(await previewed()).queryByText('Go')).toBeNull()
  expect(screen.getByText(/leads nowhere/)).toBeTruthy()
  await press('Save')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('[LOB-02] a picture on a foreign host is refused, and never asked for', async () => {
  await open('fair')
  await write(field('Picture').getByRole('textbox'), 'https://evil.example/x.png')
  expect(field('Picture').getByText(/Allowed: images\.example\.com/)).toBeTruthy()
  expect((await previewed()).querySelector('img')?.getAttribute('src')).toBe('data:,')
  await userEvent.click(screen.getByRole('radio', { name: 'Live salon' }))
  expect((await previewed()).querySelector('img')?.getAttribute('src')).toBe('/scenes/live-salon.svg')
})

test('[LOB-02] a banner that ends before it begins is told at once, and never sent', async () => {
  stored.value.list[0] = banner('fair', 'Fair', { from: '2026-12-02T00:00:00Z', until: '2026-12-01T00:00:00Z' })
  await open('fair')
  await write(screen.getByRole('textbox', { name: /^Title/ }), 'Hello')
  expect(field('Shown until').getByText('The end has to be after the start.')).toBeTruthy()
  await press('Save')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('[OPS-05] a banner without an English title, or with one that is too long, is not sent', async () => {
  stored.value.list[0] = banner('fair', 'x'.repeat(81))
  await open('fair')
  expect(screen.queryByText(/At most this many characters: 80/)).toBeTruthy()
  await write(screen.getByRole('textbox', { name: /^Title/ }), '')
  expect(screen.getByText('This is needed.')).toBeTruthy()
  await press('Save')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('[OPS-05] a full list takes no further banner', async () => {
  stored.value.list = Array.from({ length: 60 }, (_, at) => banner(`b${at}`, `Banner ${at}`))
  await open()
  expect(screen.getByText(/The list is full: it holds 60 banners/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Add a banner' })).toBeNull()
  await userEvent.click(screen.getByRole('link', { name: 'Banner 0' }))
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Duplicate' }).disabled).toBe(true)
  await press('Remove')
  expect(await screen.findByRole('button', { name: 'Add a banner' })).toBeTruthy()
})

test('[OPS-07] what another operator saved meanwhile is offered, and what was typed stays', async () => {
  await open('fair')
  const title = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Title/ })
  await write(title(), 'Mine')
  stored = {
    ...stored,
    version: 4,
    changedBy: 'lan.nguyen',
    value: { list: [banner('theirs', 'Theirs'), ...stored.value.list] },
  }
  await save()
  expect(await screen.findByText('lan.nguyen has saved this section in the meantime')).toBeTruthy()
  expect(title().value).toBe('Mine')
  await press('Put my changes onto the new version')
  expect(title().value).toBe('Mine')
  await save()
  await waitFor(() => expect(stored.version).toBe(5))
  expect(stored.value.list.map(({ id, title: { en } }) => [id, en]).slice(0, 2)).toEqual([
    ['theirs', 'Theirs'],
    ['fair', 'Mine'],
  ])
})

test('[OPS-05] one is added, and its title is asked for before it is sent', async () => {
  await open()
  await press('Add a banner')
  await press('Save')
  expect(screen.queryByRole('dialog')).toBeNull()
  await write(screen.getByRole('textbox', { name: /^Title/ }), 'Brand new')
  await save()
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]?.value.list.at(-1)).toMatchObject({ title: { en: 'Brand new' }, linkageType: 'NONE', url: '' })
})

test('[ACC-23] who may only look changes nothing', async () => {
  calls = ['readBanners', 'describeSettings']
  await open()
  expect(screen.queryByRole('button', { name: 'Add a banner' })).toBeNull()
  expect(screen.queryByRole('button', { name: /^Move/ })).toBeNull()
  expect(screen.queryByRole('heading', { name: 'History' })).toBeNull()
  await userEvent.click(screen.getByRole('link', { name: 'Full moon fair' }))
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Title/ }).disabled).toBe(true)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Live salon' }).disabled).toBe(true)
})
