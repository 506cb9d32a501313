// @vitest-environment happy-dom
import { failed } from '@banyan/client/signals.ts'
import type { OwnAccount } from '@banyan/contract/identity/own-account.ts'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openNotices } from './features/content/announcements/open-notices.ts'
import { setSession } from './session/session.ts'
import { agent, answerSession, member, openSignedIn, trial } from './test-world/accounts.ts'
import { announcement, answerFrom, calls, type FakeCatalogue, fakeCatalogue } from './test-world/catalogue.ts'
import { openPortal, stubBrowser } from './test-world/open-portal.tsx'

let account: OwnAccount | undefined
let catalogue: FakeCatalogue
const sent: { method: string; path: string }[] = []

beforeEach(() => {
  account = undefined
  catalogue = fakeCatalogue()
  sent.length = 0
  const server = answerSession(
    () => account,
    (input) => answerFrom(catalogue)(input),
  )
  stubBrowser((input, init) => {
    sent.push({ method: init?.method ?? 'GET', path: String(input) })
    return server(input, init)
  })
  setSession({ is: 'out' })
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** The portal as a browser opens it in which this account has signed in before. */
async function openAs(who: OwnAccount, address = '/') {
  account = who
  return await openSignedIn(address)
}

/** The portal's own; popups have headers too, and hide it. */
const header = () => within(screen.getAllByRole('banner', { hidden: true })[0] as HTMLElement)
const openMenu = async (name: string) => {
  await userEvent.click(await header().findByRole('button', { name: `Account of ${name}` }))
  return within(await screen.findByRole('menu', { name: 'Account' }))
}

test('[NAV-12] a visitor finds the login in the header, and it opens the popup', async () => {
  await openPortal()
  await userEvent.click(header().getByRole('button', { name: 'Log in' }))
  expect(await screen.findByRole('dialog', { name: 'Log in' })).toBeTruthy()
  expect(sent.filter(({ path }) => path.includes('/session/') || path.includes('/member/'))).toEqual([])
})

test('[NAV-12] while it is not known who comes, neither the login nor an account is shown', async () => {
  let tell = (_: Response) => {}
  vi.stubGlobal('fetch', (input: RequestInfo, init?: RequestInit) =>
    String(input).includes('/session/token')
      ? new Promise<Response>((resolve) => {
          tell = resolve
        })
      : answerFrom(catalogue)(input, init),
  )
  await openAs(member)
  expect(header().queryByRole('button', { name: 'Log in' })).toBeNull()
  expect(header().queryByRole('button', { name: /^Account of/ })).toBeNull()
  await waitFor(() => expect(tell.length).toBe(1))
  await act(async () => tell(new Response(JSON.stringify({ success: true, value: { token: null } }))))
  expect(await header().findByRole('button', { name: 'Log in' })).toBeTruthy()
})

test('[NAV-12] the menu names the account with its picture; its id is copied, and a dialog says so', async () => {
  await openAs({ ...member, nickname: 'Linh' })
  const user = userEvent.setup()
  await user.click(await header().findByRole('button', { name: 'Account of Linh' }))
  const menu = await screen.findByRole('menu', { name: 'Account' })
  const popover = within(menu.parentElement as HTMLElement)
  expect(popover.getByText('linhtran88')).toBeTruthy()
  expect(popover.getByText(member.id)).toBeTruthy()
  expect(menu.parentElement?.querySelector('img')?.src).toContain('tiger')
  expect(within(menu).queryByRole('menuitem', { name: 'Agent back office' })).toBeNull()
  await user.click(popover.getByRole('button', { name: 'Copy the ID' }))
  const said = await screen.findByRole('alertdialog', { name: 'Copied' })
  expect(await navigator.clipboard.readText()).toBe(member.id)
  await user.click(within(said).getByRole('button', { name: 'OK' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})

test('a picture that the portal does not have is the default one', async () => {
  await openAs({ ...member, icon: 'phoenix' as OwnAccount['icon'] })
  const button = await header().findByRole('button', { name: 'Account of linhtran88' })
  expect(button.querySelector('img')?.src).toContain('banyan')
})

test('[NAV-12] an agent comes to the back office by the menu', async () => {
  const { router } = await openAs(agent)
  await userEvent.click((await openMenu('Chi Mai')).getByRole('menuitem', { name: 'Agent back office' }))
  expect(await screen.findByRole('heading', { name: 'Welcome, Chi Mai' })).toBeTruthy()
  expect(router.state.location.pathname).toBe('/agentHome')
})

test('[ACC-06] the menu of a trial account says what it is', async () => {
  await openAs(trial)
  await openMenu('trial-4711')
  expect(screen.getByText('Trial account')).toBeTruthy()
  expect(screen.getByText('To play with real money, you need a real account.')).toBeTruthy()
})

test('[ACC-18] signing out asks, ends the session on the server, keeps the merchant alone and leads to the lobby', async () => {
  const { router } = await openAs(member, '/rng')
  const entries = router.history.length
  await userEvent.click((await openMenu('linhtran88')).getByRole('menuitem', { name: 'Log out' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Log out?' }))
  await userEvent.click(question.getByRole('button', { name: 'Stay logged in' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(sent.some(({ method }) => method === 'DELETE')).toBe(false)

  await userEvent.click((await openMenu('linhtran88')).getByRole('menuitem', { name: 'Log out' }))
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Log out' }))
  expect(await header().findByRole('button', { name: 'Log in' })).toBeTruthy()
  expect(sent).toContainEqual({ method: 'DELETE', path: '/wps/session/logout' })
  await waitFor(() => expect(router.state.location.pathname).toBe('/'))
  expect(router.history.length).toBe(entries)
  // The lobby keeps its hot games anew.
  expect(Object.keys(sessionStorage).filter((name) => name !== 'HOT_GAMES')).toEqual(['merchant'])
  expect(localStorage.signedIn).toBeUndefined()
})

test('[ACC-18] a sign-out that the network swallows leaves the session as it is, and says so', async () => {
  await openAs(member)
  const told = vi.fn()
  const stop = failed.hear(told)
  await openMenu('linhtran88').then((menu) => userEvent.click(menu.getByRole('menuitem', { name: 'Log out' })))
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Log out' }))
  await waitFor(() => expect(told).toHaveBeenCalledWith(expect.objectContaining({ code: 'network_failed' })))
  expect(sessionStorage.token).toBeDefined()
  stop()
})

test('[NAV-14] the side menu leads out while somebody is signed in', async () => {
  await openAs(member)
  const menu = within(screen.getByRole('complementary'))
  await userEvent.click(await menu.findByRole('button', { name: 'Log out' }))
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Log out' }))
  expect(await header().findByRole('button', { name: 'Log in' })).toBeTruthy()
  expect(menu.queryByRole('button', { name: 'Log out' })).toBeNull()
})

const popupTitles = async () => {
  const popup = await screen.findByRole('dialog', { name: 'Announcements' })
  return within(within(popup).getByRole('list', { name: 'Titles' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent?.match(/^News for \w/)?.[0])
}
const newsFor = (execution: 'A' | 'B' | 'F') =>
  announcement('ABF'.indexOf(execution), { type: 'PU', execution, title: `News for ${execution}` })
const closePopup = async () => {
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

test('[MSG-02] each audience is announced to once a session: a visitor, and then whoever signs in', async () => {
  catalogue.announcements = [newsFor('A'), newsFor('B'), newsFor('F')]
  await openPortal()
  expect(await popupTitles()).toEqual(['News for B'])
  await closePopup()
  act(() => setSession({ is: 'in', account: member }))
  expect(await popupTitles()).toEqual(['News for A'])
  await closePopup()
  expect(JSON.parse(sessionStorage.announcementsClosed)).toEqual(['B', 'A'])
  const asked = calls(catalogue, 'announcements').map(({ searchParams }) => searchParams.get('execution'))
  expect(asked).toEqual(['B', 'A'])
})

test('[MSG-02] a first login has announcements of its own, before those of everybody who is signed in', async () => {
  catalogue.announcements = [newsFor('A'), newsFor('B'), newsFor('F')]
  sessionStorage.setItem('announcementsClosed', '["B"]')
  await openPortal()
  sessionStorage.setItem('firstTimeLogin', 'true')
  act(() => setSession({ is: 'in', account: member }))
  expect(await popupTitles()).toEqual(['News for F'])
  await closePopup()
  expect(await popupTitles()).toEqual(['News for A'])
})

test('[MSG-02] nothing is announced for the first login where nothing is published for it', async () => {
  catalogue.announcements = [newsFor('A')]
  sessionStorage.setItem('announcementsClosed', '["B"]')
  sessionStorage.setItem('firstTimeLogin', 'true')
  await openAs(member)
  expect(await popupTitles()).toEqual(['News for A'])
})

test('[MSG-01] the home notice is for everybody, and whoever is signed in reads more behind the bell', async () => {
  catalogue.announcements = [
    announcement(1, { title: 'For visitors' }),
    announcement(2, { title: 'For members', execution: 'A' }),
  ]
  await openPortal()
  const marquee = within(await screen.findByRole('region', { name: 'Latest notices' }))
  expect(marquee.getByRole('button', { name: 'For visitors' })).toBeTruthy()
  act(() => setSession({ is: 'in', account: member }))
  await waitFor(() => expect(calls(catalogue, 'announcements')).toHaveLength(2))
  act(() => openNotices())
  const popup = within(await screen.findByRole('dialog', { name: 'Notices' }))
  for (const name of [/^For visitors/, /^For members/]) expect(await popup.findByRole('button', { name })).toBeTruthy()
  expect(marquee.queryByText('For members')).toBeNull()
  expect(marquee.queryAllByText('For visitors')).not.toEqual([])
  const asked = calls(catalogue, 'announcements').map(({ searchParams }) => Object.fromEntries(searchParams))
  expect(asked).toMatchObject([
    { execution: 'B', types: 'B,PL,PU,PR,H', platform: 'W' },
    { execution: 'A', types: 'B,PL,PU,PR,H', platform: 'W' },
  ])
})
