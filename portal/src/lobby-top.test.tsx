// @vitest-environment happy-dom
import { jackpotAt } from '@banyan/rules/games/jackpot.ts'
import { toAmount } from '@banyan/rules/money/amount.ts'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { demoConfig } from '#/build/demo-config.ts'
import { tellEvent } from './api/pushes.ts'
import { changeLanguage } from './session/language.ts'
import {
  announcement,
  answerFrom,
  banner,
  calls,
  category,
  type FakeCatalogue,
  fakeCatalogue,
  gamesOf,
  vendor,
  winner,
} from './test-world/catalogue.ts'
import { openPortal, stubBrowser } from './test-world/open-portal.tsx'
import { seeEverything } from './test-world/see-everything.ts'

let catalogue: FakeCatalogue

beforeEach(() => {
  catalogue = fakeCatalogue({ games: () => gamesOf(40) })
  stubBrowser((input, init) => answerFrom(catalogue)(input, init))
  sessionStorage.setItem('announcementsClosed', '["B"]')
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('[LOB-04] the jackpot: a start from the time, 165.11 more every 3 s, two decimals, thousands; a click goes to the slots', async () => {
  const now = Date.UTC(2026, 10, 21, 12)
  vi.useFakeTimers({ now, toFake: ['Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  const { router } = await openPortal()
  const shown = (ms: number) => {
    const [whole = '', decimals] = toAmount(jackpotAt(ms), 2).split('.')
    return `₫${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${decimals}`
  }
  const jackpot = await screen.findByRole('link', { name: /^Banyan jackpot/ })
  expect(jackpot.textContent).toContain('Illustrative')
  expect(jackpot.textContent).toContain(shown(now))
  expect(jackpot.closest('[aria-live]')).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(3_000))
  expect(jackpot.textContent).toContain(shown(now + 3_000))
  expect(jackpotAt(now + 3_000) - jackpotAt(now)).toBe(16_511n)
  vi.useRealTimers()
  await userEvent.click(jackpot)
  await waitFor(() => expect(router.state.location.pathname).toBe('/rng'))
})

test('winners stand in pairs by descending amount, with symbol and two decimals', async () => {
  catalogue.winners = [
    winner(1, { winAmount: '950.50' }),
    winner(2, { winAmount: '12345678901234.56' }),
    winner(3, { winAmount: '1000.00' }),
  ]
  await openPortal()
  const board = await screen.findByRole('region', { name: 'Winner board', hidden: false })
  await within(board).findByText('Settled wins')
  await within(board).findByText('Game 1')
  expect(
    within(board)
      .getAllByText(/^Game/)
      .map(({ textContent }) => textContent),
  ).toEqual(['Game 2', 'Game 3', 'Game 1'])
  expect(board.textContent).toContain('₫12,345,678,901,234.56')
  expect(within(board).getAllByRole('listitem', { hidden: true })).toHaveLength(2)
  expect(calls(catalogue, 'winnerBoard').at(-1)?.searchParams.get('limitNum')).toBe('20')
})

test('[LOB-03] [PLAY-08] a new win stands on the board of a tab that is told of it, once, without a reload', async () => {
  catalogue.winners = [winner(1, { winAmount: '950.50' })]
  catalogue.boardVersion = 4
  await openPortal()
  await screen.findByText('Game 1')
  const asked = () => calls(catalogue, 'winnerBoard').length
  const before = asked()
  tellEvent('winners.changed', { version: 4 }, true)
  catalogue.winners = [winner(2, { winAmount: '1000.00' }), ...catalogue.winners]
  catalogue.boardVersion = 5
  tellEvent('winners.changed', { version: 5 }, true)
  expect(await screen.findByText('Game 2')).toBeTruthy()
  tellEvent('winners.changed', { version: 5 }, true)
  expect(asked()).toBe(before + 1)
})

test('[LOB-03] a visitor, who is told nothing, sees a new win after half a minute', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'], shouldAdvanceTime: true })
  catalogue.winners = [winner(1, { winAmount: '950.50' })]
  await openPortal()
  await screen.findByText('Game 1')
  catalogue.winners = [winner(2, { winAmount: '1000.00' })]
  await act(() => vi.advanceTimersByTimeAsync(30_000))
  expect(await screen.findByText('Game 2')).toBeTruthy()
  expect(screen.queryByText('Game 1')).toBeNull()
})

test('a board of invented wins says so, and an empty one is calm', async () => {
  catalogue.winners = [winner(1)]
  catalogue.illustrative = true
  await openPortal()
  const board = () => screen.getByRole('region', { name: 'Winner board' })
  expect(
    await within(await screen.findByRole('region', { name: 'Winner board' })).findByText('Illustrative'),
  ).toBeTruthy()
  cleanup()
  catalogue.winners = []
  await openPortal()
  expect(await screen.findByText('The next big win will appear here.')).toBeTruthy()
  expect(within(board()).queryByText('Illustrative')).toBeNull()
})

test('a banner leads to its route, to an allowed host beside the portal, or nowhere', async () => {
  const button = 'Go'
  catalogue.banners = [
    banner('route', { linkageType: 'ROUTE', url: '/live?pageNo=2', button }),
    banner('out', { linkageType: 'EXTERNAL', url: 'https://t.me/banyan', button }),
    banner('elsewhere', { linkageType: 'EXTERNAL', url: 'https://evil.example/', button }),
    banner('slashes', { linkageType: 'ROUTE', url: '//evil.example/', button }),
    banner('game', { linkageType: 'GAME', url: '12', button }),
    banner('nowhere', { button }),
  ]
  await openPortal('/', { info: { ...demoConfig.info, linkHosts: ['t.me'] } })
  const carousel = await screen.findByRole('region', { name: 'Highlights' })
  // Those that are not shown come in turn.
  await waitFor(() => expect(carousel.querySelectorAll('img')).toHaveLength(catalogue.banners.length))
  const links = within(carousel).getAllByRole<HTMLAnchorElement>('link', { hidden: true })
  expect([...new Set(links.map((link) => link.getAttribute('href')))]).toEqual([
    '/live?pageNo=2',
    'https://t.me/banyan',
  ])
  const outside = links.find(({ href }) => href.startsWith('https://t.me'))
  expect([outside?.target, outside?.rel]).toEqual(['_blank', 'noopener noreferrer'])
})

test('one banner stands still, several have dots; slides that are not shown take no focus', async () => {
  catalogue.banners = [banner('one')]
  await openPortal()
  const carousel = await screen.findByRole('region', { name: 'Highlights' })
  expect(within(carousel).queryByRole('button')).toBeNull()
  cleanup()
  catalogue.banners = [banner('one'), banner('two')]
  await openPortal()
  const [first, second] = within(await screen.findByRole('region', { name: 'Highlights' })).getAllByRole('listitem', {
    hidden: true,
  })
  expect(screen.getByRole('button', { name: 'Show highlight 1' }).getAttribute('aria-current')).toBe('true')
  expect([first?.hasAttribute('inert'), second?.hasAttribute('inert')]).toEqual([false, true])
})

test('a title of the marquee opens the notices at that item, and the bell loses its dot', async () => {
  catalogue.announcements = [announcement(1), announcement(2, { title: 'Draws at noon', content: '<p>At noon.</p>' })]
  await openPortal()
  expect(await screen.findByRole('button', { name: 'Notices, 2 new' })).toBeTruthy()
  const marquee = await screen.findByRole('region', { name: 'Latest notices' })
  const title = within(marquee).getAllByRole('button', { name: 'Draws at noon' })[0]
  await userEvent.click(title as HTMLElement)
  const popup = await screen.findByRole('dialog', { name: 'Notices' })
  expect(within(popup).getByRole('heading', { name: 'Draws at noon' })).toBeTruthy()
  await userEvent.click(within(popup).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByRole('button', { name: 'Notices' })).toBeTruthy()
})

test('what moves by itself is stopped by one press, and the next visit finds it so', async () => {
  catalogue.announcements = [announcement(1)]
  await openPortal()
  await userEvent.click(await screen.findByRole('button', { name: 'Pause everything that moves' }))
  expect(localStorage.motion).toBe('paused')
  expect(document.querySelector('.marquee')?.getAttribute('data-paused')).toBe('true')
  await userEvent.click(screen.getByRole('button', { name: 'Resume everything that moves' }))
  expect(localStorage.motion).toBeUndefined()
})

test('[MSG-02] the announcement popup comes once a session until it is closed, in pages of nine, and follows the language', async () => {
  sessionStorage.clear()
  catalogue.announcements = [
    announcement(100, { title: 'A bulletin' }),
    ...Array.from({ length: 11 }, (_, index) => announcement(index + 1, { type: 'PU', promotionType: 'WELCOME' })),
  ]
  await openPortal()
  const popup = await screen.findByRole('dialog', { name: 'Announcements' })
  const titles = () => within(within(popup).getByRole('list', { name: 'Titles' })).getAllByRole('button')
  expect(titles()).toHaveLength(9)
  await userEvent.click(within(popup).getByRole('button', { name: 'Page 2' }))
  expect(titles()).toHaveLength(2)
  expect(within(popup).queryByText('A bulletin')).toBeNull()
  const asked = calls(catalogue, 'announcements').length
  await act(() => changeLanguage('TY'))
  await waitFor(() => expect(calls(catalogue, 'announcements').length).toBeGreaterThan(asked))
  await act(() => changeLanguage('EN'))
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sessionStorage.announcementsClosed).toBe('["B"]')
  cleanup()
  await openPortal()
  await screen.findByRole('region', { name: 'Latest notices' })
  await new Promise((resolve) => setTimeout(resolve))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('[LOB-09] focus on a type in the header shows its vendors: large with eleven, not with ten; Escape closes', async () => {
  catalogue.menus = [category('RNG'), category('LIVE')]
  catalogue.vendors = {
    RNG: Array.from({ length: 11 }, (_, index) => vendor(`V${index + 10}`)),
    LIVE: Array.from({ length: 10 }, (_, index) => vendor(`W${index + 10}`, { gameType: 'LIVE' })),
  }
  await openPortal()
  const header = within(await screen.findByRole('navigation', { name: 'Games' }))
  for (const [name, count, size] of [
    ['All RNG', 11, 'large'],
    ['All LIVE', 10, 'small'],
  ] as const) {
    const link = header.getByRole('link', { name })
    act(() => link.focus())
    const menu = await header.findByRole('region', { name })
    await waitFor(() => expect(within(menu).getAllByRole('listitem')).toHaveLength(count))
    expect(menu.querySelector('[data-size]')?.getAttribute('data-size')).toBe(size)
    await userEvent.keyboard('{Escape}')
    expect(header.queryByRole('region')).toBeNull()
    expect(document.activeElement).toBe(link)
  }
})

test('[SYS-06] a social link stands in the footer only where the merchant has the resource', async () => {
  const resources = [
    { resourceType: 'TELEGRAM', address: 'https://t.me/banyan' },
    { resourceType: 'YOUTUBE', address: 'https://elsewhere.example/x' },
    { resourceType: 'Android', address: 'https://t.me/app' },
  ]
  seeEverything()
  await openPortal('/', { info: { ...demoConfig.info, linkHosts: ['t.me'], resources } })
  const footer = within(await screen.findByRole('contentinfo'))
  await footer.findByText(/^Time zone/)
  expect(
    footer
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))
      .filter((href) => href?.startsWith('https')),
  ).toEqual(['https://t.me/banyan'])
  expect(footer.getByRole('list', { name: 'Vendors' }).textContent).toMatch(/PG.*EG2.*PT.*JDB.*CQ9.*FC.*JL.*BGS/s)
})
