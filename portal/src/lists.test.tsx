// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { demoConfig } from '#/build/demo-config.ts'
import { changeLanguage } from './session/language.ts'
import {
  answerFrom,
  calls,
  category,
  type FakeCatalogue,
  fakeCatalogue,
  game,
  gamesOf,
} from './test-world/catalogue.ts'
import { openPortal, stubBrowser } from './test-world/open-portal.tsx'

let catalogue: FakeCatalogue

beforeEach(() => {
  catalogue = fakeCatalogue({ games: () => gamesOf(40) })
  stubBrowser((input, init) => answerFrom(catalogue)(input, init))
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** The query of the last list that was asked for. */
const lastQuery = () => calls(catalogue, 'gameList').at(-1)?.searchParams ?? new URLSearchParams()
const firstGame = () => screen.findByRole('article', { name: 'Game 1' })
const searchField = () => screen.getByRole('textbox', { name: 'Search by game name' })

test('skeletons of a whole page stand in until the games come', async () => {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const server = answerFrom(catalogue)
  stubBrowser(async (input, init) => {
    await held
    return server(input, init)
  })
  const { container } = await openPortal('/rng')
  expect(screen.getByRole('heading', { level: 1, name: 'Slots' })).toBeTruthy()
  expect(container.querySelectorAll('.tile-list > *')).toHaveLength(18)
  letGo()
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(18))
  expect(screen.getByRole('heading', { level: 1, name: 'All RNG' })).toBeTruthy()
})

test.each([
  ['/rng', 'RNG', null],
  ['/live', 'LIVE', null],
  ['/fish', 'FISH', null],
  ['/pvp', 'PVP', null],
  ['/bingo', 'RNG', 'BG'],
  ['/?type=COCKFIGHT', 'COCKFIGHT', null],
  ['/?type=BINGO', 'RNG', 'BG'],
])(
  '[LOB-08] %s lists the games of type %s and class %s, 18 a page, with count and pager',
  async (address, type, gameClass) => {
    catalogue.games = () => gamesOf(2000)
    await openPortal(address)
    expect(await screen.findByText('2,000 games')).toBeTruthy()
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(18))
    expect(screen.getByRole('link', { name: 'Page 112' }).getAttribute('href')).toBe(
      `${address}${address.includes('?') ? '&' : '?'}pageNo=112`,
    )
    expect([lastQuery().get('gameType'), lastQuery().get('gameClassify'), lastQuery().get('pageSize')]).toEqual([
      type,
      gameClass,
      '18',
    ])
  },
)

test('without the language TY there is no page of bingo', async () => {
  await openPortal('/bingo', { languages: demoConfig.languages.filter(({ code }) => code !== 'TY') })
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeTruthy()
  expect(calls(catalogue, 'gameList')).toEqual([])
})

test('every filter of the address is asked for', async () => {
  await openPortal('/rng?vassalage=PG&class=VIDEO&search=koi&lines=25&bet=1&pageNo=2')
  await screen.findByRole('article', { name: 'Game 19' })
  expect(Object.fromEntries(lastQuery())).toMatchObject({
    clientType: '3',
    platform: 'html5-desktop',
    channel: 'WEB',
    vassalage: 'PG',
    gameClassify: 'VIDEO',
    gameName: 'koi',
    minLineNum: '25',
    minBet: '1',
    pageNo: '2',
  })
})

test('[LOB-10] a vendor clears search and classification and begins at the first page', async () => {
  const { router } = await openPortal('/rng?class=VIDEO&search=koi&lines=25&pageNo=2')
  await screen.findByRole('article', { name: 'Game 19' })
  const vendors = await screen.findByRole('navigation', { name: 'Vendors' })
  await userEvent.click(await within(vendors).findByRole('link', { name: 'JDB' }))
  expect(await firstGame()).toBeTruthy()
  expect(router.state.location.href).toBe('/rng?vassalage=JDB&lines=25')
  expect(lastQuery().get('vassalage')).toBe('JDB')
  expect(lastQuery().has('gameName')).toBe(false)
  expect(searchField()).toHaveProperty('value', '')
  expect(screen.getByRole('link', { name: 'JDB' }).hasAttribute('aria-current')).toBe(true)
})

test('bingo has no vendor strip', async () => {
  await openPortal('/bingo')
  await firstGame()
  expect(screen.queryByRole('navigation', { name: 'Vendors' })).toBeNull()
})

test('a search waits for a pause, is trimmed, takes the place of the entry before, and keeps the focus', async () => {
  const { router } = await openPortal('/rng?pageNo=2')
  await screen.findByRole('article', { name: 'Game 19' })
  const before = router.history.length
  await userEvent.type(searchField(), '  golden koi ')
  await waitFor(() => expect(router.state.location.search).toMatchObject({ search: 'golden koi' }))
  await waitFor(() => expect(lastQuery().get('gameName')).toBe('golden koi'))
  expect(calls(catalogue, 'gameList').filter(({ searchParams }) => searchParams.has('gameName'))).toHaveLength(1)
  expect(router.state.location.href).toBe('/rng?search=golden+koi')
  expect(router.history.length).toBe(before)
  expect(document.activeElement).toBe(searchField())
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(router.state.location.href).toBe('/rng'))
  expect(searchField()).toHaveProperty('value', '')
  expect(document.activeElement).toBe(searchField())
})

test('blanks alone search for nothing', async () => {
  const { router } = await openPortal('/rng')
  await firstGame()
  const asked = calls(catalogue, 'gameList').length
  await userEvent.type(searchField(), '   ')
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(router.state.location.href).toBe('/rng')
  expect(calls(catalogue, 'gameList')).toHaveLength(asked)
})

test('classifications stand with their counts and have addresses; least lines and bet go on and off', async () => {
  const gameClassify = [
    { key: 'VIDEO', displayName: 'Video slots', gameCount: 2796, vendors: ['PG'] },
    { key: 'CLASSIC', displayName: 'Classic reels', gameCount: 909, vendors: ['JDB'] },
  ]
  catalogue.menus = [category('RNG', { gameClassify })]
  const { router } = await openPortal('/rng')
  const classes = await screen.findByRole('navigation', { name: 'Classifications' })
  await userEvent.click(within(classes).getByRole('link', { name: /Video slots 2,796/ }))
  await waitFor(() => expect(router.state.location.href).toBe('/rng?class=VIDEO'))
  expect(lastQuery().get('gameClassify')).toBe('VIDEO')
  await userEvent.click(within(classes).getByRole('link', { name: '25+ lines' }))
  await waitFor(() => expect(within(classes).getByRole('link', { name: '25+ lines', current: true })).toBeTruthy())
  expect(router.state.location.href).toBe('/rng?class=VIDEO&lines=25')
  await userEvent.click(within(classes).getByRole('link', { name: /Min bet/ }))
  await waitFor(() => expect(within(classes).getByRole('link', { name: /Min bet/, current: true })).toBeTruthy())
  expect(router.state.location.href).toBe('/rng?class=VIDEO&lines=25&bet=1')
  await userEvent.click(within(classes).getByRole('link', { name: '25+ lines' }))
  await waitFor(() => expect(router.state.location.href).toBe('/rng?class=VIDEO&bet=1'))
})

test('[LOB-08] a page past the last is ignored: the last one stands in its place', async () => {
  const { router } = await openPortal('/rng?pageNo=9')
  expect(await screen.findByRole('article', { name: 'Game 37' })).toBeTruthy()
  expect(router.state.location.href).toBe('/rng?pageNo=3')
})

test('[LOB-08] one page needs no pager', async () => {
  catalogue.games = () => gamesOf(18)
  await openPortal('/rng')
  await firstGame()
  expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull()
})

test('a change of page keeps the old games until the new ones come, and takes the focus to the heading', async () => {
  await openPortal('/rng')
  await firstGame()
  await userEvent.click(screen.getByRole('link', { name: 'Page 3' }))
  expect(await screen.findByRole('article', { name: 'Game 37' })).toBeTruthy()
  expect(screen.getAllByRole('article')).toHaveLength(4)
  expect(screen.getByRole('status').textContent).toBe('Page 3 of 3')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })))
})

test('a change of language asks for the list in it', async () => {
  await openPortal('/rng')
  await firstGame()
  await changeLanguage('TY')
  await waitFor(() => expect(lastQuery().get('language')).toBe('TY'))
})

test('nothing found says why and offers the ways on', async () => {
  catalogue.games = (query) => (query.has('gameName') ? [] : gamesOf(40))
  const { router } = await openPortal('/rng?vassalage=PG&search=zzz')
  expect(await screen.findByText('No game is called “zzz”')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Show all vendors' }).getAttribute('href')).toBe('/rng?search=zzz')
  await userEvent.click(screen.getByRole('link', { name: 'Clear the search' }))
  expect(await firstGame()).toBeTruthy()
  expect(router.state.location.href).toBe('/rng?vassalage=PG')
})

test('an empty list says so and offers to look again', async () => {
  catalogue.games = () => []
  await openPortal('/fish')
  expect(await screen.findByText('No games here yet')).toBeTruthy()
  catalogue.games = () => gamesOf(1)
  await userEvent.click(screen.getByRole('button', { name: 'Check again' }))
  expect(await screen.findByText('1 game')).toBeTruthy()
})

test('a failure says what happened, names its reference, and can be tried again', async () => {
  const server = answerFrom(catalogue)
  let fails = true
  stubBrowser(async (input, init) =>
    fails && String(input).includes('gameList')
      ? new Response(JSON.stringify({ success: false, code: 'unknown_error', message: 'x', requestId: 'r-7' }), {
          status: 500,
        })
      : server(input, init),
  )
  await openPortal('/live')
  expect((await screen.findByRole('alert')).textContent).toContain('Reference: r-7')
  fails = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(18))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a tile says what sets its game apart', async () => {
  const later = new Date(Date.now() + 3_600_000).toISOString()
  catalogue.games = () => [
    game(1, { gameName: 'Burning', isHot: 1 }),
    game(2, { gameName: 'Table', isHot: 1, gameType: 'LIVE' }),
    game(3, {
      gameName: 'Closed',
      isHot: 1,
      maintenanceUntil: later,
      iconUrl: '/art/koi.jade.rays.none.hero.none.PG.svg',
    }),
    game(4, { gameName: 'Open again', maintenanceUntil: '2020-01-01T00:00:00Z' }),
  ]
  await openPortal('/rng')
  const tile = (name: string) => screen.getByRole('article', { name })
  await screen.findByRole('article', { name: 'Burning' })
  expect(tile('Burning').textContent).toContain('Hot')
  expect(tile('Table').textContent).toContain('Live')
  expect(tile('Closed').textContent).toMatch(/Maintenance.*until .*\d\d:\d\d \(.+\)/)
  expect(tile('Closed').textContent).not.toContain('Hot')
  expect(tile('Closed').querySelector('img')?.getAttribute('src')).toBe('/art/koi.slate.rays.none.hero.none.PG.svg')
  expect(tile('Open again').textContent).not.toContain('Maintenance')
})
