// @vitest-environment happy-dom
import { failed } from '@banyan/client/signals.ts'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { stopPlaying } from './features/play/launch/wanted-game.ts'
import { accountPopup, closeAccountPopup } from './session/account-popup.ts'
import { setSession } from './session/session.ts'
import { account } from './test-world/account.ts'
import { answerFrom, category, type FakeCatalogue, fakeCatalogue, game, vendor } from './test-world/catalogue.ts'
import { openPortal, stubBrowser } from './test-world/open-portal.tsx'

let catalogue: FakeCatalogue

beforeEach(() => {
  catalogue = fakeCatalogue()
  stubBrowser(answerFrom(catalogue))
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

test('[LOB-22] a menu’s lottery starts its vendor where there is one, and leads to them where there are several', async () => {
  const lottery = (nodeId: number, vassalage: string, gameType: 'LOTT' | 'ELOTT') =>
    vendor(vassalage, { gameType, cards: [game(nodeId, { vassalage, gameType, gameCode: vassalage })] })
  const two = [lottery(2, 'TCG_LOTTO_VN', 'ELOTT'), lottery(3, 'TCG_SEA', 'ELOTT')]
  catalogue.menus = [category('LOTT', { cards: [lottery(1, 'LOTT', 'LOTT')] }), category('ELOTT', { cards: two })]
  const { router } = await openPortal('/rng')
  const menu = within(screen.getByRole('navigation', { name: 'Main menu' }))
  const classic = await menu.findByRole('link', { name: 'All LOTT' })
  expect(classic.getAttribute('href')).toBe('/lott')
  await userEvent.click(menu.getByRole('link', { name: 'All ELOTT' }))
  await waitFor(() => expect(router.state.location.href).toBe('/elott'))
  await userEvent.click(classic)
  await waitFor(() => expect(router.state.location.href).toBe('/lottery?gameCode=LOTT'))
})

test('[LOB-22] [PLAY-02] a visitor signs in before a menu’s lottery', async () => {
  setSession({ is: 'out' })
  const card = game(1, { vassalage: 'LOTT', gameType: 'LOTT' })
  catalogue.menus = [category('LOTT', { cards: [vendor('LOTT', { gameType: 'LOTT', cards: [card] })] })]
  const { router } = await openPortal('/rng')
  const menu = within(screen.getByRole('navigation', { name: 'Main menu' }))
  await userEvent.click(await menu.findByRole('link', { name: 'All LOTT' }))
  await waitFor(() => expect(accountPopup()).toMatchObject({ shown: 'login' }))
  expect(router.state.location.href).toBe('/rng')
})

test('[LOB-22] a menu’s lottery without vendors is coming soon', async () => {
  const told: unknown[] = []
  onTestFinished(failed.hear((error) => void told.push(error)))
  catalogue.menus = [category('ELOTT')]
  const { router } = await openPortal('/rng')
  const menu = within(screen.getByRole('navigation', { name: 'Main menu' }))
  await userEvent.click(await menu.findByRole('link', { name: 'All ELOTT' }))
  await waitFor(() => expect(told).toMatchObject([{ code: 'game_coming_soon' }]))
  expect(router.state.location.href).toBe('/rng')
})
