// @vitest-environment happy-dom
import { failed } from '@banyan/client/signals.ts'
import { callTable } from '@banyan/contract/client.gen.ts'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { demoConfig } from '#/build/demo-config.ts'
import { stopPlaying } from './features/play/launch/wanted-game.ts'
import { accountPopup, closeAccountPopup } from './session/account-popup.ts'
import { setSession } from './session/session.ts'
import { account } from './test-world/account.ts'
import { answerFrom, type FakeCatalogue, fakeCatalogue, game, gamesOf, vendor } from './test-world/catalogue.ts'
import { answer, openPortal, stubBrowser } from './test-world/open-portal.tsx'

const games = 'https://games.example'
const info = { ...demoConfig.info, launchGameCDNs: [games] }
const whitelabelWith = (enabled: '0' | '1') => ({
  ...info,
  whitelabel: { ...info.whitelabel, tree: [{ modId: 'FREE_PLAY' as const, enabled }] },
})
let catalogue: FakeCatalogue
/** Bodies of the starts that were asked for, by their calls. */
let launches: { readonly path: string; readonly body: Record<string, unknown> }[]
/** What the next start is answered. */
let launched: object
let rooms: object[]
let isPhone: boolean

beforeEach(() => {
  catalogue = fakeCatalogue({ games: () => [game(1, { gameName: 'Koi', supportPlay: 0 })], hot: gamesOf(6) })
  launches = []
  launched = { success: true, value: { url: `${games}/play/1` } }
  rooms = []
  isPhone = false
  // What is in the frames is nothing to these tests.
  Object.assign(Reflect.get(globalThis, 'happyDOM').settings, { disableIframePageLoading: true })
  stubBrowser(async (input, init) => {
    const path = new URL(String(input), 'http://portal').pathname
    if (path === callTable.gameRooms.path) return await answer({ success: true, value: { list: rooms } })
    if (path !== callTable.launchGame.path && path !== callTable.launchTrial.path)
      return await answerFrom(catalogue)(input, init)
    launches.push({ path, body: JSON.parse(String(init?.body)) })
    return await answer(launched, 'success' in launched && launched.success ? 200 : 503)
  })
  const plain = globalThis.matchMedia
  vi.stubGlobal('matchMedia', (query: string) =>
    query === '(width < 48rem)' ? { matches: isPhone } : plain.call(globalThis, query),
  )
  setSession({ is: 'in', account })
})

afterEach(() => {
  cleanup()
  act(() => {
    closeAccountPopup('login')
    stopPlaying()
    setSession({ is: 'out' })
  })
  vi.unstubAllGlobals()
})

const tile = () => screen.findByRole('link', { name: 'Koi' })
const frame = async () => await screen.findByTitle<HTMLIFrameElement>(/Koi|A game of PG/)

test('[PLAY-01] [PLAY-03] a member starts a game by its tile, in a frame that can do nothing to the page', async () => {
  await openPortal('/rng', { info })
  expect((await tile()).getAttribute('href')).toBe('/seamless?game=PG.1.g-1')
  await userEvent.click(await tile())
  const shown = await frame()
  expect(within(screen.getByRole('dialog', { name: 'Koi' })).getByText('PG')).toBeTruthy()
  expect(shown.src).toBe(`${games}/play/1`)
  expect(shown.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin allow-forms')
  expect(launches).toEqual([
    {
      path: callTable.launchGame.path,
      body: { nodeId: '1', vassalage: 'PG', gameCode: 'g-1', device: 'desktop', language: 'EN' },
    },
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Leave the game' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('[PLAY-03] leaving a game asks for the balance, and the header shows it without any push', async () => {
  await openPortal('/rng', { info })
  const header = within(screen.getAllByRole('banner', { hidden: true })[0] as HTMLElement)
  await header.findByText('₫5,000,000')
  await userEvent.click(await tile())
  await frame()
  // The socket says nothing of what was won.
  catalogue.money = { balance: '5250000.00', currencySymbol: '₫', held: '0.00', owed: '0.00', version: 2 }
  await userEvent.click(screen.getByRole('button', { name: 'Leave the game' }))
  expect(await header.findByText('₫5,250,000')).toBeTruthy()
})

test('[PLAY-01] a visitor gets the login popup, which leads on to the game', async () => {
  setSession({ is: 'out' })
  await openPortal('/rng', { info })
  await userEvent.click(await tile())
  await waitFor(() => expect(accountPopup()).toMatchObject({ shown: 'login', target: '/seamless?game=PG.1.g-1' }))
  expect(launches).toEqual([])
})

test('[PLAY-01] a trial account needs a true one, and may try games for free', async () => {
  setSession({ is: 'in', account: { ...account, type: 4 } })
  const told: unknown[] = []
  onTestFinished(failed.hear((error) => void told.push(error)))
  await openPortal('/rng', { info: whitelabelWith('1') })
  await userEvent.click(await tile())
  await waitFor(() => expect(told).toMatchObject([{ code: 'in_need_true_account' }]))
  expect(launches).toEqual([])
  await userEvent.click(await screen.findByRole('button', { name: 'Free trial of Koi' }))
  await frame()
  expect(launches.map(({ path }) => path)).toEqual([callTable.launchTrial.path])
  expect(screen.getByText('Play money')).toBeTruthy()
})

test('[LOB-07] [PLAY-01] a trial is offered where the game and the merchant have one', async () => {
  catalogue.games = () => [game(1, { supportPlay: 0 }), game(2), game(3, { supportPlay: 0 })]
  const trials = () =>
    screen.queryAllByRole('button', { name: /^Free trial/ }).map((button) => button.getAttribute('aria-label'))
  const hearts = () => screen.getAllByRole('button', { name: /to favourites/ })
  const { unmount } = await openPortal('/rng', { info: whitelabelWith('1') })
  await waitFor(() => expect(hearts()).toHaveLength(3))
  expect(trials()).toEqual(['Free trial of Game 1', 'Free trial of Game 3'])
  unmount()
  await openPortal('/rng', { info: whitelabelWith('0') })
  await waitFor(() => expect(hearts()).toHaveLength(3))
  expect(trials()).toEqual([])
})

test('[NAV-09] a phone plays full-frame, and comes back to where it was', async () => {
  isPhone = true
  const { router } = await openPortal('/rng', { info })
  await userEvent.click(await tile())
  expect((await frame()).src).toBe(`${games}/play/1`)
  expect(router.state.location.href).toBe('/seamless?game=PG.1.g-1')
  expect(launches[0]?.body.device).toBe('mobile')
  expect(await screen.findByRole('heading', { name: 'Koi' })).toBeTruthy()
  expect(screen.queryByRole('navigation')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Leave the game' }))
  expect(await tile()).toBeTruthy()
})

test('[NAV-09] without a launch there is the way back; a visitor signs in there first', async () => {
  const { unmount } = await openPortal('/seamless', { info })
  expect(await screen.findByText('No game is open')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'To the lobby' }).getAttribute('href')).toBe('/')
  unmount()
  act(() => setSession({ is: 'out' }))
  await openPortal('/seamless?game=PG.1.g-1', { info })
  await waitFor(() => expect(accountPopup()).toMatchObject({ shown: 'login', target: '/seamless?game=PG.1.g-1' }))
  expect(launches).toEqual([])
  act(() => {
    closeAccountPopup('login')
    setSession({ is: 'in', account })
  })
  expect((await frame()).src).toBe(`${games}/play/1`)
})

test.each([['https://elsewhere.example/play/1'], ['https://games.example.evil.example/play/1']])(
  '[PLAY-03] an address off the list is not opened: %s',
  async (url) => {
    launched = { success: true, value: { url } }
    await openPortal('/rng', { info })
    await userEvent.click(await tile())
    expect(await screen.findByText('Invalid URL, please contact customer service.')).toBeTruthy()
    expect(document.querySelector('iframe')).toBeNull()
  },
)

test.each([
  ['game_in_maintenance', 'Game under maintenance.'],
  ['game_coming_soon', 'Coming soon.'],
  ['vendor_blocked', 'This vendor’s games are not available at the moment. Please choose another game.'],
  ['vendor_failed', 'The vendor is not answering. Nothing was staked; please try again in a moment.'],
])('[PLAY-06] %s is said in its place, and may be tried again', async (code, text) => {
  launched = { success: false, code, message: '', requestId: 'r-1' }
  await openPortal('/rng', { info })
  await userEvent.click(await tile())
  expect(await screen.findByText(text)).toBeTruthy()
  launched = { success: true, value: { url: `${games}/play/2` } }
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect((await frame()).src).toBe(`${games}/play/2`)
  expect(launches).toHaveLength(2)
})

test('[PLAY-03] a live game with several tables asks for one', async () => {
  catalogue.games = () => [game(1, { gameName: 'Koi', gameType: 'LIVE' })]
  const table = { minBet: '10.00', maxBet: '500.00', players: 3, isOpen: true }
  rooms = [
    { ...table, roomId: 't-1', name: 'Table 1' },
    { ...table, roomId: 't-2', name: 'Table 2' },
  ]
  await openPortal('/live', { info })
  await userEvent.click(await tile())
  await userEvent.click(await screen.findByRole('button', { name: /Table 2/ }))
  await frame()
  expect(launches.map(({ body }) => body.roomId)).toEqual(['t-2'])
})

test('[PLAY-06] a table that is not there any more leads to those that are', async () => {
  catalogue.games = () => [game(1, { gameName: 'Koi', gameType: 'LIVE' })]
  const table = { minBet: '10.00', maxBet: '500.00', players: 3, isOpen: true }
  rooms = ['1', '2'].map((number) => ({ ...table, roomId: `t-${number}`, name: `Table ${number}` }))
  await openPortal('/live', { info })
  await userEvent.click(await tile())
  launched = { success: false, code: 'room_not_found', message: '', requestId: 'r-1' }
  await userEvent.click(await screen.findByRole('button', { name: /Table 1/ }))
  expect(
    await screen.findByText('This table is no longer open. Nothing was staked; please choose another one.'),
  ).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  rooms = rooms.slice(1)
  launched = { success: true, value: { url: `${games}/play/2` } }
  await userEvent.click(screen.getByRole('button', { name: 'Choose a table' }))
  await userEvent.click(await screen.findByRole('button', { name: /Table 2/ }))
  expect((await frame()).src).toBe(`${games}/play/2`)
  expect(launches.map(({ body }) => body.roomId)).toEqual(['t-1', 't-2'])
})

test('[NAV-09] [PLAY-01] an address keeps its table over the sign-in, and names the one that is chosen instead', async () => {
  const address = '/seamless?game=PG.1.g-1&room=t-1'
  rooms = [{ minBet: '10.00', maxBet: '500.00', players: 3, isOpen: true, roomId: '02', name: 'Table 2' }]
  launched = { success: false, code: 'room_not_found', message: '', requestId: 'r-1' }
  setSession({ is: 'out' })
  const { router } = await openPortal(address, { info })
  await waitFor(() => expect(accountPopup()).toMatchObject({ shown: 'login', target: address }))
  act(() => {
    closeAccountPopup('login')
    setSession({ is: 'in', account })
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Choose a table' }))
  launched = { success: true, value: { url: `${games}/play/2` } }
  await userEvent.click(await screen.findByRole('button', { name: /Table 2/ }))
  expect((await frame()).src).toBe(`${games}/play/2`)
  expect(launches.map(({ body }) => body.roomId)).toEqual(['t-1', '02'])
  expect(router.state.location.search).toMatchObject({ game: 'PG.1.g-1', room: '02' })
})

test('[PLAY-02] a vendor with a list shows its games, from which one is started', async () => {
  catalogue.vendors = { SPORTS: [vendor('GOL', { gameType: 'SPORTS' })] }
  catalogue.games = () => [game(1, { gameName: 'Koi', gameType: 'SPORTS', vassalage: 'GOL' })]
  await openPortal('/sports', { info })
  await userEvent.click(await screen.findByRole('button', { name: 'GOL' }))
  const list = await screen.findByRole('dialog', { name: 'GOL' })
  await userEvent.click(await within(list).findByRole('link', { name: 'Koi' }))
  expect((await frame()).src).toBe(`${games}/play/1`)
})
