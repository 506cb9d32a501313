// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setSession } from './session/session.ts'
import { account } from './test-world/account.ts'
import { answerFrom, category, type FakeCatalogue, fakeCatalogue, game, vendor } from './test-world/catalogue.ts'
import { openPortal, stubBrowser } from './test-world/open-portal.tsx'
import { seeEverything } from './test-world/see-everything.ts'

/** In no order of ids, codes, names, hot marks or stakes. */
const names = ['Mango', 'Ánh Trăng', 'Zeus', 'Bamboo', 'Koi']
const games = names.map((gameName, index) =>
  game((index * 3) % 5, {
    ...{ gameName, nodeName: gameName, isHot: index === 2 ? 1 : 0, minBet: `${(index * 2) % 5}.00` },
    vassalage: index % 2 ? 'PG' : 'JDB',
  }),
)
const codes = ['PG', 'CQ9', 'JDB', 'AV']
const classes = ['VIDEO', 'CLASSIC', 'MEGA'].map((key, index) => ({
  ...{ key, displayName: `Class ${key}`, gameCount: [3, 9, 5][index] ?? 0, vendors: codes },
}))

let catalogue: FakeCatalogue

beforeEach(() => {
  catalogue = fakeCatalogue({
    games: () => games,
    hot: games,
    favourites: games,
    recent: games,
    menus: (['LIVE', 'SPORTS', 'PVP', 'RNG', 'ESPORTS'] as const).map((type) =>
      category(type, { gameClassify: type === 'RNG' ? classes : [] }),
    ),
    vendors: {
      RNG: codes.map((code, index) => vendor(code, { gameCount: [4, 9, 1, 7][index] ?? 0 })),
      SPORTS: codes.map((code) => vendor(code, { gameType: 'SPORTS' })),
    },
  })
  stubBrowser((input, init) => answerFrom(catalogue)(input, init))
  seeEverything()
  setSession({ is: 'in', account })
})

afterEach(() => {
  cleanup()
  act(() => setSession({ is: 'out' }))
  vi.unstubAllGlobals()
})

const gamesIn = (part: HTMLElement) =>
  within(part)
    .queryAllByRole('article')
    .map(({ textContent }) => names.find((name) => textContent?.includes(name)))
const main = () => screen.getByRole('main')
const linksIn = async (navigation: string) =>
  within(await screen.findByRole('navigation', { name: navigation }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent ?? '')

test.each<readonly [what: string, address: string, shown: () => unknown, expected: readonly string[]]>([
  ['a list', '/rng', () => gamesIn(main()), names],
  ['a search', '/rng?search=a', () => gamesIn(main()), names],
  ['hot games', '/?type=HOT', () => gamesIn(main()), names],
  ['favourites', '/favorite', () => gamesIn(main()), names],
  ['recent games', '/recent', () => gamesIn(main()), names],
  ...['Hot games', 'Recent games', 'Favourites', 'All RNG'].map(
    (name) =>
      [`the lobby’s ${name}`, '/', async () => gamesIn(await screen.findByRole('region', { name })), names] as const,
  ),
  [
    'the vendors of a list',
    '/rng',
    async () => (await linksIn('Vendors')).flatMap((text) => codes.find((code) => text.includes(code)) ?? []),
    codes,
  ],
  [
    'the vendors of a centre',
    '/sports',
    () => screen.getAllByRole('button').flatMap(({ textContent }) => codes.find((code) => code === textContent) ?? []),
    codes,
  ],
  [
    'classifications',
    '/rng',
    async () => (await linksIn('Classifications')).flatMap((text) => text.match(/VIDEO|CLASSIC|MEGA/) ?? []),
    ['VIDEO', 'CLASSIC', 'MEGA'],
  ],
  [
    'types',
    '/',
    async () => (await linksIn('Types of games')).filter((text) => text.startsWith('All')),
    ['All LIVE', 'All SPORTS', 'All PVP', 'All RNG', 'All ESPORTS'],
  ],
])('[LOB-16] the server’s order is kept by %s', async (_, address, shown, expected) => {
  await openPortal(address)
  await waitFor(async () => expect(await shown()).toEqual(expected))
})

test.each([
  ['LIVE', '/live'],
  ['SPORTS', '/sports'],
  ['FISH', '/fish'],
  ['RNG', '/rng'],
  ['PVP', '/pvp'],
  ['ESPORTS', '/esports'],
] as const)('[LOB-22] %s of the header leads to %s', async (type, path) => {
  catalogue.menus = [category(type)]
  const { router } = await openPortal('/download')
  const header = within(await screen.findByRole('navigation', { name: 'Games' }))
  await userEvent.click(await header.findByRole('link', { name: `All ${type}` }))
  await waitFor(() => expect(router.state.location.href).toBe(path))
})

test.each([
  ['/sports', 'SPORTS'],
  ['/esports', 'ESPORTS'],
  ['/lott', 'LOTT'],
  ['/elott', 'ELOTT'],
] as const)('[NAV-08] %s lists the vendors of %s alone', async (path, type) => {
  const types = ['SPORTS', 'ESPORTS', 'LOTT', 'ELOTT'] as const
  catalogue.vendors = Object.fromEntries(
    types.map((gameType) => [gameType, [1, 2].map((number) => vendor(`${gameType}-${number}`, { gameType }))]),
  )
  await openPortal(path)
  expect(await screen.findByText('2 vendors')).toBeTruthy()
  const tiles = main().querySelectorAll('.vendor-tile-start')
  expect(Array.from(tiles, ({ textContent }) => textContent)).toEqual([`${type}-1`, `${type}-2`])
})
