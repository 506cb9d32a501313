// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { closeAccountPopup } from './session/account-popup.ts'
import { changeLanguage } from './session/language.ts'
import { setSession } from './session/session.ts'
import { account } from './test-world/account.ts'
import { answerFrom, calls, type FakeCatalogue, fakeCatalogue, game, gamesOf, vendor } from './test-world/catalogue.ts'
import { openPortal, stubBrowser } from './test-world/open-portal.tsx'

let catalogue: FakeCatalogue

beforeEach(() => {
  catalogue = fakeCatalogue({
    games: () => gamesOf(3),
    hot: gamesOf(12),
    vendors: { RNG: [vendor('PG'), vendor('JDB')] },
  })
  stubBrowser((input, init) => answerFrom(catalogue)(input, init))
  setSession({ is: 'in', account })
})

afterEach(() => {
  cleanup()
  act(() => {
    closeAccountPopup('login')
    setSession({ is: 'out' })
  })
  vi.unstubAllGlobals()
})

type OwnCall = 'favouriteGames' | 'recentGames'
const lastQuery = (id: OwnCall) => Object.fromEntries(calls(catalogue, id).at(-1)?.searchParams ?? [])
const loginPopup = () => screen.findByRole('dialog', { name: 'Log in' })
const tile = (name: string) => screen.findByRole('article', { name })
const vendors = () => screen.findByRole('navigation', { name: 'Vendors' })
const link = async (name: string) => within(await vendors()).findByRole('link', { name })
const titles = () =>
  within(screen.getByRole('main'))
    .queryAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent)

describe('[LOB-05] the favourites in the lobby’s menu', () => {
  const inMenu = async () =>
    within(await screen.findByRole('navigation', { name: 'Types of games' })).getByRole('link', { name: 'Favourites' })

  test('lead a member to the favourites, 18 a page', async () => {
    catalogue.favourites = gamesOf(40)
    const { router } = await openPortal('/')
    await userEvent.click(await inMenu())
    expect(await screen.findByRole('heading', { level: 1, name: 'Favourites' })).toBeTruthy()
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(18))
    expect(router.state.location.href).toBe('/?type=FAV')
    expect((await inMenu()).getAttribute('aria-current')).toBe('page')
    expect(screen.getByRole('link', { name: 'Page 3' }).getAttribute('href')).toBe('/?type=FAV&pageNo=3')
    expect(lastQuery('favouriteGames')).toEqual({
      clientType: '3',
      platform: 'html5-desktop',
      pageNo: '1',
      pageSize: '18',
      language: 'EN',
    })
  })

  test.each(['/', '/?type=LIVE'])('lead a visitor from %s back to the home, with the login popup', async (address) => {
    setSession({ is: 'out' })
    const { router } = await openPortal(address)
    await userEvent.click(await inMenu())
    expect(await loginPopup()).toBeTruthy()
    expect(router.state.location.href).toBe('/')
    expect(calls(catalogue, 'favouriteGames')).toEqual([])
  })

  test('a visitor who opens their address gets the home and the login popup', async () => {
    setSession({ is: 'out' })
    const { router } = await openPortal('/?type=FAV')
    expect(await loginPopup()).toBeTruthy()
    expect(router.state.location.href).toBe('/')
  })
})

describe('[LOB-06] the account’s sections of the lobby', () => {
  test('stand around the hot games: recent before, favourites after, twelve each with the way to all', async () => {
    catalogue.recent = [game(70, { gameName: 'Just Played' }), ...gamesOf(20)]
    catalogue.favourites = gamesOf(20)
    await openPortal('/')
    const recent = await screen.findByRole('region', { name: 'Recent games' })
    const favourites = await screen.findByRole('region', { name: 'Favourites' })
    expect(await within(recent).findAllByRole('article')).toHaveLength(12)
    expect(await within(favourites).findAllByRole('article')).toHaveLength(12)
    expect(titles().filter((title) => title !== 'Winner board')).toEqual([
      'Recent games',
      'Hot games',
      'Favourites',
      'All RNG',
      'All LIVE',
    ])
    expect(within(recent).getAllByRole('heading', { level: 3 })[0]?.textContent).toBe('Just Played')
    expect(within(recent).getByRole('link', { name: /^More/ }).getAttribute('href')).toBe('/recent')
    expect(within(favourites).getByRole('link', { name: /^More/ }).getAttribute('href')).toBe('/favorite')
    expect([lastQuery('recentGames').pageSize, lastQuery('favouriteGames').pageSize]).toEqual(['12', '12'])
  })

  test('without a game: no recent ones, and how to add a favourite', async () => {
    await openPortal('/')
    const favourites = await screen.findByRole('region', { name: 'Favourites' })
    expect(await within(favourites).findByText(/Press the heart on a game/)).toBeTruthy()
    expect(within(favourites).queryByRole('link')).toBeNull()
    expect(screen.queryByRole('region', { name: 'Recent games' })).toBeNull()
  })

  test('are not there for a visitor, and ask for nothing', async () => {
    setSession({ is: 'out' })
    await openPortal('/')
    await screen.findByRole('region', { name: 'Hot games' })
    expect(titles()).not.toContain('Favourites')
    expect([...calls(catalogue, 'recentGames'), ...calls(catalogue, 'favouriteGames')]).toEqual([])
  })
})

describe('[LOB-10] the vendor filter', () => {
  test('is ALL at first; FAV and RECENT list the account’s games of the type by their own calls', async () => {
    catalogue.favourites = [game(1), game(2, { gameType: 'LIVE' })]
    catalogue.recent = [game(3), game(4, { vassalage: 'JDB' })]
    const { router } = await openPortal('/rng?class=VIDEO&search=koi&pageNo=1')
    expect(await link('All')).toBeTruthy()
    await userEvent.click(await link('Favourites'))
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
    expect(router.state.location.href).toBe('/rng?of=fav')
    expect(lastQuery('favouriteGames')).toMatchObject({ gameType: 'RNG', pageNo: '1', pageSize: '18' })
    expect((await link('Favourites')).hasAttribute('aria-current')).toBe(true)
    expect((await link('All')).hasAttribute('aria-current')).toBe(false)
    expect(document.activeElement).toBe(await link('Favourites'))

    await userEvent.click(await link('Recent games'))
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2))
    expect(lastQuery('recentGames')).toEqual({
      clientType: '3',
      gameType: 'RNG',
      page: '1',
      pageSize: '18',
      language: 'EN',
    })
    await userEvent.click(await link('JDB'))
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
    expect(router.state.location.href).toBe('/rng?of=recent&vassalage=JDB')
    expect(lastQuery('recentGames').vassalage).toBe('JDB')

    await userEvent.click(await link('All'))
    await waitFor(() => expect(router.state.location.href).toBe('/rng'))
    expect((await link('All')).hasAttribute('aria-current')).toBe(true)
  })

  test.each(['Favourites', 'Recent games'])('%s asks a visitor to log in, and leaves the list', async (name) => {
    setSession({ is: 'out' })
    const { router } = await openPortal('/rng')
    await tile('Game 1')
    await userEvent.click(await link(name))
    expect(await loginPopup()).toBeTruthy()
    expect(router.state.location.href).toBe('/rng')
  })

  test('another language reloads the list', async () => {
    catalogue.favourites = gamesOf(2)
    await openPortal('/rng?of=fav')
    await tile('Game 1')
    await act(() => changeLanguage('TY'))
    await waitFor(() => expect(lastQuery('favouriteGames').language).toBe('TY'))
    await act(() => changeLanguage('EN'))
  })

  test('nothing among the favourites of a type says so and leads to all of them', async () => {
    await openPortal('/rng?of=fav')
    expect(await screen.findByText('No favourites here')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Show all favourites' }).getAttribute('href')).toBe('/favorite')
  })
})

describe.each([
  ['/favorite', 'favourites', 'Favourites', 'favouriteGames', 'No favourites yet'],
  ['/recent', 'recent', 'Recent games', 'recentGames', 'No recent games yet'],
] as const)('[NAV-09] %s', (path, list, title, id, empty) => {
  test('shows the account’s games in the server’s order, 18 a page, and one type of them', async () => {
    catalogue[list] = [game(91, { gameName: 'Latest', gameType: 'LIVE' }), ...gamesOf(20)]
    const { router } = await openPortal(path)
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy()
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(18))
    expect(screen.getAllByRole('heading', { level: 2 })[0]?.textContent).toBe('Latest')
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
    await userEvent.click(screen.getByRole('link', { name: 'Page 2' }))
    expect(await tile('Game 20')).toBeTruthy()
    const types = within(screen.getByRole('main')).getByRole('navigation', { name: 'Filter by type' })
    await userEvent.click(within(types).getByRole('link', { name: 'All LIVE' }))
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
    expect(router.state.location.href).toBe(`${path}?gameType=LIVE`)
    expect(lastQuery(id).gameType).toBe('LIVE')
  })

  test('gives a visitor the frame and the login popup, no redirect, and the games once they are signed in', async () => {
    setSession({ is: 'out' })
    catalogue[list] = gamesOf(1)
    const { router } = await openPortal(path)
    expect(await loginPopup()).toBeTruthy()
    expect(router.state.location.href).toBe(path)
    expect(calls(catalogue, id)).toEqual([])
    act(() => closeAccountPopup('login'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(within(screen.getByRole('main')).getByRole('button', { name: 'Log in' }))
    expect(await loginPopup()).toBeTruthy()
    act(() => setSession({ is: 'in', account }))
    expect(await tile('Game 1')).toBeTruthy()
  })

  test('waits with the popup until it is known who is there', async () => {
    setSession({ is: 'opening' })
    await openPortal(path)
    await screen.findByRole('heading', { level: 1, name: title })
    expect(screen.queryByText(/^Log in to see/)).toBeNull()
    act(() => setSession({ is: 'in', account }))
    expect(await screen.findByText(empty)).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('without a game says how one comes here, and leads on', async () => {
    await openPortal(path)
    expect(await screen.findByText(empty)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'See the hot games' }).getAttribute('href')).toBe('/?type=HOT')
  })

  test('a page past the last is ignored', async () => {
    catalogue[list] = gamesOf(20)
    const { router } = await openPortal(`${path}?pageNo=5000`)
    expect(await tile('Game 20')).toBeTruthy()
    expect(router.state.location.href).toBe(`${path}?pageNo=2`)
  })
})

describe('[LOB-08] the favourites in the header', () => {
  const open = async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Account of / }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Favourites' }))
    return within(await screen.findByRole('dialog', { name: 'Favourites' }))
  }

  test('come as one page of up to 999, over the page that is open', async () => {
    catalogue.favourites = gamesOf(40)
    const { router } = await openPortal('/vip')
    const popup = await open()
    await waitFor(() => expect(popup.getAllByRole('article')).toHaveLength(40))
    expect(lastQuery('favouriteGames')).toMatchObject({ pageNo: '1', pageSize: '999' })
    expect(router.state.location.pathname).toBe('/vip')
  })

  test('say where to find some when there are none', async () => {
    await openPortal('/vip')
    expect(await (await open()).findByText('No favourites yet')).toBeTruthy()
  })
})
