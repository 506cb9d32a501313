// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { changeLanguage } from './session/language.ts'
import {
  answerFrom,
  calls,
  category,
  type FakeCatalogue,
  fakeCatalogue,
  game,
  gamesOf,
  vendor,
} from './test-world/catalogue.ts'
import { openPortal, stubBrowser } from './test-world/open-portal.tsx'

let catalogue: FakeCatalogue
/** What each section's watch calls once it comes near the window. */
let watches: (() => void)[]
let isScrolled: boolean

class FakeIntersections {
  readonly #come: () => void
  constructor(callback: IntersectionObserverCallback) {
    this.#come = () => callback([{ isIntersecting: true } as IntersectionObserverEntry], this as never)
    watches.push(this.#come)
  }
  observe() {
    // A section that is rendered late is near from the first.
    if (isScrolled) queueMicrotask(this.#come)
  }
  disconnect() {}
}

/** Scrolls through the whole lobby. */
function scroll(): void {
  isScrolled = true
  act(() => {
    for (const come of watches) come()
  })
}

const allTypes = ['RNG', 'LIVE', 'FISH', 'SPORTS', 'ESPORTS', 'PVP', 'COCKFIGHT', 'ELOTT'] as const

beforeEach(() => {
  watches = []
  isScrolled = false
  catalogue = fakeCatalogue({
    menus: [...allTypes, 'LOTT' as const, 'BINGO' as const].map((type) => category(type)),
    hot: gamesOf(30),
    games: () => gamesOf(40),
    vendors: { RNG: [vendor('PG'), vendor('JDB')], LIVE: [vendor('SAL')] },
  })
  stubBrowser((input, init) => answerFrom(catalogue)(input, init))
  vi.stubGlobal('IntersectionObserver', FakeIntersections)
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const section = (name: string) => screen.findByRole('region', { name })
const typeMenu = () => screen.findByRole('navigation', { name: 'Types of games' })
/** Titles of the lists: what stands above them and around the page has its own tests. */
const titles = () => {
  const all = within(screen.getByRole('main')).getAllByRole('heading', { level: 2 })
  return all.map(({ textContent }) => textContent).filter((title) => title !== 'Winner board')
}

test('the lobby has the hot games and a section of every type that has games, in their order', async () => {
  catalogue.menus = catalogue.menus.filter(({ gameType }) => gameType !== 'FISH')
  await openPortal('/')
  await section('All ELOTT')
  expect(titles()).toEqual([
    'Hot games',
    'All RNG',
    'All LIVE',
    'All SPORTS',
    'All ESPORTS',
    'All PVP',
    'All COCKFIGHT',
    'All ELOTT',
  ])
})

test.each(['/', '/index', '/index.html', '/home'])('%s shows the lobby', async (path) => {
  await openPortal(path)
  expect(await section('Hot games')).toBeTruthy()
})

test('twelve hot games, their number, and the way to all of them', async () => {
  const { router } = await openPortal('/')
  const hot = await section('Hot games')
  await waitFor(() => expect(within(hot).getAllByRole('article')).toHaveLength(12))
  expect(within(hot).getByText('30 games')).toBeTruthy()
  await userEvent.click(within(hot).getByRole('link', { name: /^More/ }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Hot games' })).toBeTruthy()
  expect(router.state.location.href).toBe('/?type=HOT')
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(18))
})

test('a section asks for its games when it comes near: twelve, five of cockfights', async () => {
  await openPortal('/')
  await section('All ELOTT')
  expect(calls(catalogue, 'gameList')).toEqual([])
  scroll()
  await waitFor(() => expect(calls(catalogue, 'gameList')).toHaveLength(allTypes.length))
  const sizes = calls(catalogue, 'gameList').map(({ searchParams }) => [
    searchParams.get('gameType'),
    searchParams.get('pageSize'),
  ])
  expect(sizes).toEqual(allTypes.map((type) => [type, type === 'COCKFIGHT' ? '5' : '12']))
})

test('a section narrows in its place, and takes the choice along to its list', async () => {
  await openPortal('/')
  const slots = await section('All RNG')
  scroll()
  await userEvent.click(await within(slots).findByRole('button', { name: 'JDB' }))
  await waitFor(() => expect(calls(catalogue, 'gameList').at(-1)?.searchParams.get('vassalage')).toBe('JDB'))
  expect(within(slots).getByRole('link', { name: /^More/ }).getAttribute('href')).toBe('/?type=RNG&vassalage=JDB')
})

test('the hot games are narrowed without asking again, accents and case aside', async () => {
  catalogue.hot = [game(1, { gameName: 'Rồng Vàng' }), game(2, { gameName: 'Koi', vassalage: 'JDB' })]
  await openPortal('/?type=HOT&search=rong%20VANG')
  expect(await screen.findAllByRole('article')).toHaveLength(1)
  expect(screen.getByRole('article', { name: 'Rồng Vàng' })).toBeTruthy()
  await userEvent.click(await screen.findByRole('link', { name: 'JDB' }))
  expect(await screen.findByRole('article', { name: 'Koi' })).toBeTruthy()
  expect(calls(catalogue, 'hotGames')).toHaveLength(1)
})

test('[LOB-05] [LOB-22] the menu has home, hot, favourites, recent games and the types of the server; the choice is the address', async () => {
  const scrolled = vi.fn()
  const { router } = await openPortal('/')
  vi.stubGlobal('scrollTo', scrolled)
  const menu = await typeMenu()
  await within(menu).findByRole('link', { name: 'All RNG' })
  expect(
    within(menu)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Home', 'Hot', 'Favourites', 'Recent games', ...allTypes.map((type) => `All ${type}`), 'All BINGO'])
  expect(within(menu).getByRole('link', { name: 'Home' }).getAttribute('aria-current')).toBe('page')
  await userEvent.click(within(menu).getByRole('link', { name: 'All LIVE' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'All LIVE' })).toBeTruthy()
  expect(router.state.location.href).toBe('/?type=LIVE')
  expect(within(menu).getByRole('link', { name: 'All LIVE' }).getAttribute('aria-current')).toBe('page')
  await waitFor(() => expect(scrolled).toHaveBeenCalledWith(expect.objectContaining({ top: 0, left: 0 })))
})

test('a type that means nothing shows the home', async () => {
  await openPortal('/?type=CHESS')
  expect(await section('Hot games')).toBeTruthy()
})

describe('[LOB-14] what the session keeps', () => {
  test('hot games are asked for once, until they are refreshed or an answer is of a newer catalogue', async () => {
    const asked = () => calls(catalogue, 'hotGames').length
    const first = await openPortal('/')
    await within(await section('Hot games')).findAllByRole('article')
    first.unmount()
    const { router } = await openPortal('/?type=HOT')
    await screen.findAllByRole('article')
    expect(asked()).toBe(1)

    await userEvent.click(screen.getByRole('button', { name: 'Refresh the hot games' }))
    await waitFor(() => expect(asked()).toBe(2))

    await act(() => router.navigate({ to: '/rng' }))
    await screen.findAllByRole('article')
    await act(() => router.navigate({ to: '/', search: { type: 'HOT' } }))
    await screen.findByRole('heading', { name: 'Hot games' })
    expect(asked()).toBe(2)

    catalogue.version += 1
    catalogue.hot = [game(77, { gameName: 'Brand New' })]
    await act(() => router.navigate({ to: '/live' }))
    await screen.findAllByRole('article')
    await act(() => router.navigate({ to: '/', search: { type: 'HOT' } }))
    expect(await screen.findByRole('article', { name: 'Brand New' })).toBeTruthy()
    expect(asked()).toBe(3)
  })

  test('vendors are asked for once, again in another language except on some pages, and when flushed', async () => {
    const asked = () => calls(catalogue, 'gameVendors').length
    const vendors = () => screen.findByRole('link', { name: 'JDB' })
    const first = await openPortal('/rng')
    await vendors()
    first.unmount()
    const { router } = await openPortal('/rng')
    await vendors()
    expect(asked()).toBe(1)

    for (const steady of ['/rng', '/fish', '/pvp'] as const) {
      await act(() => router.navigate({ to: steady }))
      await act(() => changeLanguage('TY'))
      await act(() => changeLanguage('EN'))
      await act(() => changeLanguage('AR'))
      expect(asked()).toBe(1)
    }
    await act(() => router.navigate({ to: '/live' }))
    await waitFor(() => expect(asked()).toBe(2))
    await act(() => changeLanguage('EN'))
    await waitFor(() => expect(asked()).toBe(3))

    await act(() => router.navigate({ to: '/sports' }))
    expect(await screen.findByText('No vendors here at the moment')).toBeTruthy()
    expect(asked()).toBe(3)
    await userEvent.click(screen.getByRole('button', { name: 'Check again' }))
    await waitFor(() => expect(asked()).toBe(4))
  })
})
