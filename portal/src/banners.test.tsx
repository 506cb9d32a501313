// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stopPlaying } from './features/play/launch/wanted-game.ts'
import { accountPopup, closeAccountPopup, openAccountPopup } from './session/account-popup.ts'
import { answerFrom, banner, calls, type FakeCatalogue, fakeCatalogue, game } from './test-world/catalogue.ts'
import { openPortal, stubBrowser } from './test-world/open-portal.tsx'

let catalogue: FakeCatalogue

beforeEach(() => {
  catalogue = fakeCatalogue({ games: (query) => (query.get('nodeId') === '12' ? [game(12)] : []) })
  stubBrowser((input, init) => answerFrom(catalogue)(input, init))
})

afterEach(() => {
  act(() => {
    for (const name of ['login', 'register'] as const) closeAccountPopup(name)
    stopPlaying()
  })
  cleanup()
  vi.unstubAllGlobals()
})

test.each(['w_home', 'w_leftmenu'] as const)('[LOB-02] a banner of %s starts its game', async (groupName) => {
  catalogue.banners = [banner('game', { groupName, linkageType: 'GAME', url: '12' })]
  await openPortal()
  await userEvent.click((await screen.findAllByRole('button', { name: 'Title of game' }))[0] as HTMLElement)
  // A visitor signs in first.
  await waitFor(() => expect(accountPopup()).toMatchObject({ shown: 'login', target: '/seamless?game=PG.12.g-12' }))
})

const groups = ['w_home', 'w_leftmenu', 'w_reg'] as const

test('[LOB-02] each group of banners stands in its own place', async () => {
  catalogue.banners = groups.map((groupName) => banner(groupName, { groupName, linkageType: 'ROUTE', url: '/live' }))
  const titlesIn = (part: HTMLElement) => groups.filter((name) => part.textContent?.includes(`Title of ${name}`))
  const { router } = await openPortal('/rng')
  const menu = screen.getByRole('complementary')
  const card = await within(menu).findByRole('link', { name: 'Title of w_leftmenu' })
  expect(titlesIn(document.body)).toEqual(['w_leftmenu'])
  await userEvent.click(card)
  await waitFor(() => expect(router.state.location.pathname).toBe('/live'))

  await act(() => router.navigate({ to: '/' }))
  await screen.findByRole('region', { name: 'Highlights' })
  await waitFor(() => expect(titlesIn(screen.getByRole('region', { name: 'Highlights' }))).toEqual(['w_home']))
  for (const [name, title] of [
    ['login', 'Log in'],
    ['register', 'Register'],
  ] as const) {
    act(() => openAccountPopup(name))
    await screen.findByRole('dialog', { name: title })
    const popup = () => screen.getByRole('dialog', { name: title })
    await waitFor(() => expect(titlesIn(popup())).toEqual(['w_reg']))
    expect(popup().querySelector('img')?.getAttribute('src')).toBe('/scenes/w_reg.svg')
    act(() => closeAccountPopup(name))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
  const asked = calls(catalogue, 'systemBanners').map(({ searchParams }) => searchParams.get('groupName'))
  expect([...new Set(asked)].toSorted()).toEqual(groups)
})
