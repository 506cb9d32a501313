// @vitest-environment happy-dom
import { failed } from '@banyan/client/signals.ts'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { forgetTopics, tellEvent } from './api/pushes.ts'
import { closeAccountPopup } from './session/account-popup.ts'
import { setSession } from './session/session.ts'
import { account } from './test-world/account.ts'
import { answerFrom, calls, type FakeCatalogue, fakeCatalogue, game, gamesOf } from './test-world/catalogue.ts'
import { openPortal, stubBrowser } from './test-world/open-portal.tsx'

let catalogue: FakeCatalogue
/** What the changes of the favourites wait for. */
let held: Promise<void>
let letGo: () => void
let now = 0

const later = (ms: number) => {
  now += ms
}

beforeEach(() => {
  catalogue = fakeCatalogue({ games: () => gamesOf(3) })
  held = Promise.resolve()
  letGo = () => {}
  stubBrowser(async (input, init) => {
    if (init?.method !== 'GET') await held
    return answerFrom(catalogue)(input, init)
  })
  later(10_000)
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  setSession({ is: 'in', account })
})

afterEach(() => {
  cleanup()
  act(() => {
    closeAccountPopup('login')
    setSession({ is: 'out' })
  })
  forgetTopics()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function hold() {
  held = new Promise((resolve) => {
    letGo = resolve
  })
}

const heart = (name: string, is: 'Add' | 'Remove') =>
  screen.findByRole('button', {
    name: is === 'Add' ? `Add ${name} to favourites` : `Remove ${name} from favourites`,
    pressed: is === 'Remove',
  })
const loginPopup = () => screen.findByRole('dialog', { name: 'Log in' })
const titles = () => screen.queryAllByRole('article').map((tile) => within(tile).getByRole('heading').textContent)

describe('[LOB-18] a tile’s heart', () => {
  test('shows whether its game is a favourite, from one call of ids', async () => {
    catalogue.favourites = [game(2)]
    await openPortal('/rng')
    await heart('Game 2', 'Remove')
    await heart('Game 1', 'Add')
    expect(calls(catalogue, 'favouriteIds')).toHaveLength(1)
  })

  test('opens the login popup for a visitor, and asks the server for nothing', async () => {
    setSession({ is: 'out' })
    await openPortal('/rng')
    await userEvent.click(await heart('Game 1', 'Add'))
    expect(await loginPopup()).toBeTruthy()
    expect(calls(catalogue, 'favouriteIds')).toEqual([])
    expect(catalogue.toggled).toEqual([])
  })

  test('changes in an ordinary list once the call has succeeded', async () => {
    await openPortal('/rng')
    hold()
    await userEvent.click(await heart('Game 1', 'Add'))
    await heart('Game 1', 'Add')
    letGo()
    await heart('Game 1', 'Remove')
    later(1_000)
    await userEvent.click(await heart('Game 1', 'Remove'))
    await heart('Game 1', 'Add')
    const body = { nodeId: '1', vendor: 'PG', gameType: 'RNG' }
    expect(catalogue.toggled).toEqual([
      ['POST', body],
      ['DELETE', body],
    ])
  })

  test('stays as it was in an ordinary list when the call fails, and the failure is told', async () => {
    catalogue.refusal = 'too_many_favourites'
    const told = vi.fn()
    const stop = failed.hear(told)
    await openPortal('/rng')
    await userEvent.click(await heart('Game 1', 'Add'))
    await waitFor(() =>
      expect(told).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: catalogue.refusal })),
    )
    await heart('Game 1', 'Add')
    stop()
  })

  test('takes one press a second: further ones do nothing', async () => {
    await openPortal('/rng')
    await userEvent.click(await heart('Game 1', 'Add'))
    later(999)
    await userEvent.click(await heart('Game 2', 'Add'))
    await heart('Game 1', 'Remove')
    expect(catalogue.toggled).toHaveLength(1)
    later(1)
    await userEvent.click(await heart('Game 2', 'Add'))
    await heart('Game 2', 'Remove')
    expect(catalogue.toggled).toHaveLength(2)
  })
})

describe('[LOB-18] in the favourites lists', () => {
  beforeEach(() => {
    catalogue.favourites = gamesOf(3)
  })

  test.each(['/favorite', '/?type=FAV', '/rng?of=fav'])('a removal in %s shows at once', async (address) => {
    await openPortal(address)
    hold()
    await userEvent.click(await heart('Game 2', 'Remove'))
    await waitFor(() => expect(titles()).toEqual(['Game 1', 'Game 3']))
    expect(catalogue.favourites).toHaveLength(3)
    letGo()
    await waitFor(() => expect(catalogue.favourites).toHaveLength(2))
    expect(titles()).toEqual(['Game 1', 'Game 3'])
  })

  test('a removal that fails is put back to its place, and the failure is told', async () => {
    catalogue.refusal = 'service_unavailable'
    const told = vi.fn()
    const stop = failed.hear(told)
    await openPortal('/favorite')
    hold()
    await userEvent.click(await heart('Game 2', 'Remove'))
    await waitFor(() => expect(titles()).toEqual(['Game 1', 'Game 3']))
    letGo()
    await heart('Game 2', 'Remove')
    expect(titles()).toEqual(['Game 1', 'Game 2', 'Game 3'])
    expect(told).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'service_unavailable' }))
    stop()
  })

  test('a removal leaves every local list: the lobby’s section and the page', async () => {
    const { router } = await openPortal('/')
    const section = await screen.findByRole('region', { name: 'Favourites' })
    await within(section).findByRole('article', { name: 'Game 2' })
    await act(() => router.navigate({ to: '/favorite' }))
    hold()
    await userEvent.click(await heart('Game 2', 'Remove'))
    await waitFor(() => expect(titles()).toEqual(['Game 1', 'Game 3']))
    stubBrowser(() => new Promise(() => {}))
    await act(() => router.navigate({ to: '/' }))
    const again = await screen.findByRole('region', { name: 'Favourites' })
    expect(
      within(again)
        .getAllByRole('article')
        .map((tile) => tile.textContent),
    ).toHaveLength(2)
    letGo()
  })

  test('a page that is emptied gives way to the one before it', async () => {
    catalogue.favourites = gamesOf(19)
    const { router } = await openPortal('/favorite?pageNo=2')
    await userEvent.click(await heart('Game 19', 'Remove'))
    await screen.findByRole('article', { name: 'Game 18' })
    expect(router.state.location.href).toBe('/favorite')
  })

  test('what another tab has changed is shown here, once this tab is told of it', async () => {
    await openPortal('/favorite')
    await heart('Game 2', 'Remove')
    const asked = calls(catalogue, 'favouriteIds').length
    catalogue.favourites = [game(4), game(1)]
    catalogue.favouritesVersion = 3
    act(() => tellEvent('favourites.changed', { version: 3 }, true))
    await heart('Game 4', 'Remove')
    await waitFor(() => expect(titles()).toEqual(['Game 4', 'Game 1']))
    // A version that is known already asks for nothing, as on every visit's first event.
    act(() => tellEvent('favourites.changed', { version: 3 }, true))
    await act(() => new Promise((resolve) => setTimeout(resolve)))
    expect(calls(catalogue, 'favouriteIds')).toHaveLength(asked + 1)
  })

  test('what another tab has changed waits for the press that is on its way here', async () => {
    await openPortal('/favorite')
    hold()
    await userEvent.click(await heart('Game 2', 'Remove'))
    await waitFor(() => expect(titles()).toEqual(['Game 1', 'Game 3']))
    const asked = calls(catalogue, 'favouriteIds').length
    act(() => tellEvent('favourites.changed', { version: 7 }, true))
    await act(() => new Promise((resolve) => setTimeout(resolve)))
    expect(calls(catalogue, 'favouriteIds')).toHaveLength(asked)
    expect(titles()).toEqual(['Game 1', 'Game 3'])
    letGo()
    await waitFor(() => expect(calls(catalogue, 'favouriteIds')).toHaveLength(asked + 1))
    await waitFor(() => expect(titles()).toEqual(['Game 1', 'Game 3']))
  })

  test('signing out removes the ids and the lists at once', async () => {
    await openPortal('/favorite')
    await heart('Game 2', 'Remove')
    act(() => setSession({ is: 'out' }))
    expect(titles()).toEqual([])
    expect(screen.getByText('Log in to see your favourites')).toBeTruthy()
    act(() => setSession({ is: 'in', account: { ...account, id: 'another-account-of-22-' } }))
    catalogue.favourites = []
    await waitFor(() => expect(calls(catalogue, 'favouriteGames').length).toBeGreaterThan(1))
  })
})
