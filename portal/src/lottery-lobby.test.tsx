// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setSession } from './session/session.ts'
import { account } from './test-world/account.ts'
import { answerLottery, lotteryServer, menuGame } from './test-world/lottery-server.ts'
import { press, shown } from './test-world/open-lottery.tsx'
import { openPortal, stubBrowser } from './test-world/open-portal.tsx'

let server = lotteryServer()

beforeEach(() => {
  server = lotteryServer()
  stubBrowser((input, init) => answerLottery(server)(input, init))
  setSession({ is: 'in', account })
})
afterEach(() => {
  cleanup()
  act(() => setSession({ is: 'out' }))
  vi.unstubAllGlobals()
})

const region = async (name: string) => within(await screen.findByRole('region', { name }))
const gamesOf = async (name: string) =>
  (await region(name)).getAllByRole('listitem').map((card) => within(card).getByRole('link').getAttribute('href'))

test('[LOT-09] [SYS-23] favourites stand first, and are kept by user name in LOTTFAV', async () => {
  await openPortal('/lottery')
  const five = await region('Five digits')
  await userEvent.click(five.getByRole('button', { name: 'Favourite: Quick Five', pressed: false }))
  await press('Favourite: Three Dice')
  expect(JSON.parse(localStorage.LOTTFAV)).toEqual({ lan88: ['K35M', 'SSC5M'] })
  expect(await gamesOf('Favourites')).toEqual([
    '/lottery?gameCode=K35M&prizeMode=LOTT',
    '/lottery?gameCode=SSC5M&prizeMode=LOTT',
  ])
  const [first] = screen.getAllByRole('region')
  expect(first?.getAttribute('aria-label')).toBe('Favourites')
  // Another account of this browser has others, and the first one's stay.
  act(() => setSession({ is: 'in', account: { ...account, account: 'minh77', id: 'b'.repeat(22) } }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Favourites' })).toBeNull())
  await press('Favourite: Three Dice')
  expect(JSON.parse(localStorage.LOTTFAV)).toEqual({ lan88: ['K35M', 'SSC5M'], minh77: ['K35M'] })
})

test('[LOT-01] [LOT-09] games that were played last stand before the others, in the server’s order', async () => {
  server.recent = ['K35M', 'SSC5M']
  await openPortal('/lottery')
  expect(await gamesOf('Played last')).toEqual([
    '/lottery?gameCode=K35M&prizeMode=LOTT',
    '/lottery?gameCode=SSC5M&prizeMode=LOTT',
  ])
})

test('[LOT-04] each game tells when its sale closes, and one that takes no bets says so', async () => {
  server.menus = [
    {
      ...{ gameGroupCode: 'SSC', gameGroupName: 'Five digits' },
      games: [menuGame('SSC5M', 'Quick Five'), menuGame('SSC1M', 'Quickest', { status: 'CLOSED' })],
    },
  ]
  await openPortal('/lottery')
  const [open, closed] = (await region('Five digits')).getAllByRole('listitem')
  await waitFor(() => expect(shown(open)).toMatch(/Closes in 04:\d\d$/))
  expect(shown(closed)).toContain('This game takes no bets at the moment.')
})

test('[LOT-03] [NAV-07] a game of another area is named with the way there', async () => {
  await openPortal('/lottery?gameCode=TH_GOV')
  const notice = within(await screen.findByRole('alert'))
  expect(notice.getByText(/is played in another area: South-East Asian lottery\.$/)).toBeTruthy()
  expect(notice.getByRole('link', { name: 'Go there' }).getAttribute('href')).toBe('/seaLottery?gameCode=TH_GOV')
  expect(await screen.findByRole('region', { name: 'Five digits' })).toBeTruthy()
})

test('[LOT-03] an unknown game is said to be none, above the games that there are', async () => {
  await openPortal('/lottery?gameCode=NOPE')
  expect((await screen.findByRole('alert')).textContent).toBe('There is no game NOPE here.')
  expect(await screen.findByRole('region', { name: 'Five digits' })).toBeTruthy()
})
