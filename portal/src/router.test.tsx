// @vitest-environment happy-dom
import type { Game } from '@banyan/contract/games/game.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { demoConfig } from '#/build/demo-config.ts'
import { createQueryClient } from './api/query-client.ts'
import { nameSender } from './api/sender.ts'
import { errorTexts, shellTexts } from './i18n/shared-texts.ts'
import { loadTexts, speak } from './i18n/text.ts'
import { createPortalRouter } from './router.tsx'
import { keepConfig } from './session/portal-config.ts'
import { focusHeadingOnNavigation } from './shell/focus-heading.ts'

const fetched = vi.fn<typeof fetch>()

beforeEach(async () => {
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('scrollTo', () => {})
  nameSender({ merchant: 'banyan', language: 'EN' })
  await speak('en')
  keepConfig(demoConfig)
  await loadTexts(shellTexts, errorTexts)
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  fetched.mockReset()
})

function game(number: number, fields: Partial<Game> = {}): Game {
  return {
    nodeId: String(number),
    nodeName: `Game ${number}`,
    gameName: `Game ${number}`,
    vassalage: 'PG',
    gameType: 'RNG',
    isHot: 0,
    supportPlay: 1,
    showIcon: 1,
    iconUrl: `/art/${number}.svg`,
    gameClassify: 'SLOT',
    gameCode: `g-${number}`,
    minBet: '1.00',
    minLineNum: 25,
    isGame: 'GAME',
    lettering: { voice: 'poster', colour: '#FFF3D9' },
    ...fields,
  }
}

const answer = (body: unknown, status = 200) => Promise.resolve(new Response(JSON.stringify(body), { status }))

/** A catalogue of `total` games; `first` is what the first game of a page has of its own. */
function catalogue(total: number, first: Partial<Game> = {}) {
  return (address: RequestInfo | URL) => {
    const search = new URL(String(address), 'http://portal').searchParams
    const offset = (Number(search.get('pageNo')) - 1) * 18
    const games = Array.from({ length: Math.max(0, Math.min(18, total - offset)) }, (_, index) =>
      game(offset + index + 1, index === 0 ? first : {}),
    )
    return answer({ success: true, value: { games, totalPages: Math.ceil(total / 18), totalCount: total } })
  }
}

async function open(address = '/') {
  const queryClient = createQueryClient()
  const history = createMemoryHistory({ initialEntries: [address] })
  const router = createPortalRouter({ queryClient }, history)
  focusHeadingOnNavigation(router)
  await router.load()
  const view = render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return { ...view, router }
}

test('skeletons of a whole page stand in until the games come', async () => {
  let release = (_: Response) => {}
  fetched.mockReturnValueOnce(
    new Promise((resolve) => {
      release = resolve
    }),
  )
  const { container } = await open()
  expect(screen.getByRole('heading', { level: 1, name: 'Slots' })).toBeTruthy()
  expect(container.querySelectorAll('.aspect-3\\/4')).toHaveLength(18)
  release(await catalogue(2000)('/?pageNo=1'))
  expect(await screen.findAllByRole('article')).toHaveLength(18)
})

test('the list shows its count, its tiles by name, and the pager', async () => {
  fetched.mockImplementation(catalogue(2000, { gameName: 'Dragon Tide', isHot: 1 }))
  await open()
  expect(await screen.findByText('2,000 games')).toBeTruthy()
  expect(screen.getByRole('article', { name: 'Dragon Tide' }).textContent).toContain('Hot')
  expect(screen.getByRole('article', { name: 'Game 2' }).textContent).not.toContain('Hot')
  expect(screen.getByRole('link', { name: 'Page 112' }).getAttribute('href')).toBe('/?pageNo=112')
  await waitFor(() => expect(document.title).toBe('Slots – Banyan Play'))
})

test('an address with rubbish for a page shows the first one', async () => {
  fetched.mockImplementation(catalogue(40))
  await open('/?pageNo=%3Cscript%3E')
  expect(await screen.findByRole('article', { name: 'Game 1' })).toBeTruthy()
})

test('a change of page keeps the old games until the new ones come, and takes the focus to the heading', async () => {
  fetched.mockImplementation(catalogue(40))
  const { router } = await open()
  await screen.findByRole('article', { name: 'Game 1' })
  await userEvent.click(screen.getByRole('link', { name: 'Page 3' }))
  expect(await screen.findByRole('article', { name: 'Game 37' })).toBeTruthy()
  expect(router.state.location.search).toEqual({ pageNo: 3 })
  expect(screen.getAllByRole('article')).toHaveLength(4)
  expect(screen.getByRole('status').textContent).toBe('Page 3 of 3')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })))
})

test('an empty catalogue says so and offers to look again', async () => {
  fetched.mockImplementation(catalogue(0))
  await open()
  expect(await screen.findByText('No games here yet')).toBeTruthy()
  fetched.mockImplementation(catalogue(1))
  await userEvent.click(screen.getByRole('button', { name: 'Check again' }))
  expect(await screen.findByText('1 game')).toBeTruthy()
})

test('a page past the last one leads to the last', async () => {
  fetched.mockImplementation(catalogue(40))
  await open('/?pageNo=9')
  expect(await screen.findByText('The list ends at page 3.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go to the last page' }).getAttribute('href')).toBe('/?pageNo=3')
})

test('a failure says what happened, names its reference, and can be tried again', async () => {
  fetched.mockImplementation(() =>
    answer({ success: false, code: 'unknown_error', message: 'x', requestId: 'r-7' }, 500),
  )
  await open()
  expect((await screen.findByRole('alert')).textContent).toContain('Reference: r-7')
  fetched.mockImplementation(catalogue(40))
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findAllByRole('article')).toHaveLength(18)
  expect(screen.queryByRole('alert')).toBeNull()
})

test.each([
  ['hidden', { showIcon: 0 as const }],
  ['missing', { iconUrl: '' }],
])('a picture that is %s is the default image', async (_, fields) => {
  fetched.mockImplementation(catalogue(2, { gameName: 'Plain', ...fields }))
  await open()
  const tile = await screen.findByRole('article', { name: 'Plain' })
  expect(tile.querySelector('img')?.getAttribute('src')).toContain('default-art')
  expect(screen.getByRole('article', { name: 'Game 2' }).querySelector('img')?.getAttribute('src')).toBe('/art/2.svg')
})

test('a picture that fails to load gives way to the default image', async () => {
  fetched.mockImplementation(catalogue(1, { gameName: 'Torn' }))
  await open()
  const image = (await screen.findByRole('article', { name: 'Torn' })).querySelector('img')
  if (image) fireEvent.error(image)
  expect(image?.getAttribute('src')).toContain('default-art')
})

test('an unknown address has a way home', async () => {
  fetched.mockImplementation(catalogue(40))
  await open('/nowhere')
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeTruthy()
  await userEvent.click(screen.getByRole('link', { name: 'Go to the home page' }))
  expect(await screen.findByRole('article', { name: 'Game 1' })).toBeTruthy()
})
