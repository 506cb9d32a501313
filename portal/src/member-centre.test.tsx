// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closeAccountPopup } from './session/account-popup.ts'
import { forgetSession } from './session/member-session.ts'
import { openLogin } from './session/open-login.ts'
import { setSession } from './session/session.ts'
import { hearFailures } from './shell/hear-failures.ts'
import { agent, member, openSignedIn, trial } from './test-world/accounts.ts'
import { openPortal, stubBrowser } from './test-world/open-portal.tsx'
import { answerSecurity, type SecurityServer, securityServer } from './test-world/security-server.ts'

let server: SecurityServer

beforeEach(() => {
  server = securityServer()
  stubBrowser(answerSecurity(server))
  setSession({ is: 'out' })
})

afterEach(() => {
  act(() => closeAccountPopup('login'))
  cleanup()
  vi.unstubAllGlobals()
  // biome-ignore lint/suspicious/noDocumentCookie: as the portal writes them
  for (const name of ['loginRemember', 'lastUsername']) document.cookie = `${name}=; path=/; max-age=0`
})

/** The portal as a browser opens it in which this account has signed in before. */
async function openAs(account: SecurityServer['account'], address: string) {
  server.account = account
  return await openSignedIn(address)
}

const centre = (name = 'Security') => screen.findByRole('dialog', { name })
const entry = async (popup: HTMLElement, name: string) => within(popup).findByRole('link', { name })

test.each([
  ['/member', 'Security'],
  ['/member/securityCenter', 'Security'],
  ['/member/profile', 'Profile'],
  ['/member/depositv2', 'Deposit'],
  ['/member/nothing', 'Security'],
])('[NAV-06] [MEM-01] %s shows the page %s over the lobby, and is read anew as that', async (address, title) => {
  const { router } = await openAs(member, address)
  const popup = await centre(title)
  expect(within(popup).getByRole('heading', { level: 2 }).textContent).toBe(title)
  expect(screen.getByRole('heading', { level: 1, hidden: true }).textContent).toBe('Games')
  await waitFor(() => expect(document.title).toBe(`${title} – Banyan Play`))
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
  expect(router.state.location.pathname).toBe(address)
})

test('[MEM-01] the menu lists the pages that there are, leads to them, and marks the one that is open', async () => {
  const { router } = await openAs(member, '/member')
  const popup = await centre()
  const menu = within(await within(popup).findByRole('navigation', { name: 'Member centre' }))
  expect(menu.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    ...[
      'Deposit',
      'Withdraw',
      'Game wallets',
      'Transfer',
      'Reward centre',
      'Betting record',
      'Transactions',
      'Profit and loss',
      'Bonus details',
      'Security',
      'Profile',
    ],
  ])
  expect(menu.getByRole('link', { current: 'page' }).textContent).toBe('Security')
  await userEvent.click(menu.getByRole('link', { name: 'Profile' }))
  const profile = await centre('Profile')
  expect(router.state.location.pathname).toBe('/member/profile')
  expect(within(profile).getByRole('link', { current: 'page' }).textContent).toBe('Profile')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Profile'))
})

test('[NAV-12] my account opens the security centre, and closing it leads back to where one was', async () => {
  const { router } = await openAs(member, '/rng')
  await userEvent.click(await screen.findByRole('button', { name: 'Account of linhtran88' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'My account' }))
  const popup = await centre()
  expect(router.state.location.pathname).toBe('/member/securityCenter')
  await userEvent.click(await entry(popup, 'Profile'))
  await userEvent.click(within(await centre('Profile')).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(router.state.location.href).toBe('/rng'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const button = screen.getByRole('button', { name: 'Account of linhtran88' })
  await waitFor(() => expect(document.activeElement).toBe(button))
})

test('[MEM-01] Escape leads to the lobby where nobody came from anywhere', async () => {
  const { router } = await openAs(member, '/member/profile')
  await centre('Profile')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(router.state.location.href).toBe('/'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('[MEM-01] agents have a member centre too', async () => {
  await openAs(agent, '/member')
  expect(within(await centre()).getByText('Chi Mai')).toBeTruthy()
})

test('[MEM-03] a visitor gets the login popup over the lobby, and comes to the same page after signing in', async () => {
  server.account = undefined
  // biome-ignore-start lint/suspicious/noDocumentCookie: as the portal writes them
  document.cookie = 'loginRemember=1; path=/'
  document.cookie = `lastUsername=${member.account}; path=/`
  // biome-ignore-end lint/suspicious/noDocumentCookie: as the portal writes them
  const { router } = await openPortal('/member/profile')
  expect(await screen.findByRole('dialog', { name: 'Log in' })).toBeTruthy()
  expect([router.state.location.href, router.history.length]).toEqual(['/member/profile', 1])
  server.account = member
  await userEvent.click(await screen.findByRole('button', { name: 'Continue as linhtran88' }))
  expect(await centre('Profile')).toBeTruthy()
  expect(router.state.location.href).toBe('/member/profile')
})

test('[MEM-03] a trial account is told that this needs a real one, sees the lobby at the same address, and has no entry', async () => {
  const stop = hearFailures()
  const { router } = await openAs(trial, '/member')
  const told = within(await screen.findByRole('alertdialog', { name: 'You need a real account' }))
  expect(router.state.location.href).toBe('/member')
  await userEvent.click(told.getByRole('button', { name: 'OK' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await userEvent.click(await screen.findByRole('button', { name: 'Account of trial-4711' }))
  await screen.findByRole('menuitem', { name: 'Log out' })
  expect(screen.queryByRole('menuitem', { name: 'My account' })).toBeNull()
  stop()
})

test('[MEM-03] looking ahead at the member centre opens nothing', async () => {
  const { router } = await openPortal()
  await act(() => router.preloadRoute({ to: '/member/{-$page}', params: {} }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('[NAV-20] whose session ends in the member centre signs in, and is there again', async () => {
  const { router } = await openAs(member, '/member/profile')
  await centre('Profile')
  server.account = undefined
  act(() => {
    forgetSession()
    openLogin({ ended: true })
  })
  expect(await screen.findByRole('dialog', { name: 'Log in' })).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Profile' })).toBeNull())
  act(() => setSession({ is: 'in', account: member }))
  expect(await centre('Profile')).toBeTruthy()
  expect(router.state.location.pathname).toBe('/member/profile')
})

test('[ACC-18] signing out from the member centre asks, and leads to the lobby without asking to sign in', async () => {
  const { router } = await openAs(member, '/member')
  await userEvent.click(within(await centre()).getByRole('button', { name: 'Log out' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Log out?' }))
  await userEvent.click(question.getByRole('button', { name: 'Log out' }))
  await waitFor(() => expect(router.state.location.href).toBe('/'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
