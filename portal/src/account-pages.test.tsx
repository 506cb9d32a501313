// @vitest-environment happy-dom
import { notLoggedIn } from '@banyan/client/signals.ts'
import type { OwnAccount } from '@banyan/contract/identity/own-account.ts'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closeAccountPopup } from './session/account-popup.ts'
import { setSession } from './session/session.ts'
import { startSession } from './session/start-session.ts'
import { hearFailures } from './shell/hear-failures.ts'
import { agent, answerSession, member, rememberSignIn, trial } from './test-world/accounts.ts'
import { answerFrom, fakeCatalogue } from './test-world/catalogue.ts'
import { openPortal, stubBrowser } from './test-world/open-portal.tsx'

let account: OwnAccount | undefined
const lotteries = ['/lottery', '/seaLottery', '/vnLottery']

beforeEach(() => {
  account = undefined
  stubBrowser(answerSession(() => account, answerFrom(fakeCatalogue())))
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
async function openAs(who: OwnAccount, address: string) {
  account = who
  rememberSignIn()
  startSession()
  return await openPortal(address)
}

/** A visitor whom the server remembers signs in with one press. */
async function signInAs(who: OwnAccount) {
  account = who
  await userEvent.click(await screen.findByRole('button', { name: `Continue as ${who.account}` }))
}

function rememberedHere({ account: name }: OwnAccount) {
  // biome-ignore-start lint/suspicious/noDocumentCookie: as the portal writes them
  document.cookie = 'loginRemember=1; path=/'
  document.cookie = `lastUsername=${name}; path=/`
  // biome-ignore-end lint/suspicious/noDocumentCookie: as the portal writes them
}

test('[NAV-02] /login shows the lobby with the login popup, and the address becomes /', async () => {
  const { router } = await openPortal('/login')
  expect(await screen.findByRole('dialog', { name: 'Log in' })).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1, hidden: true }).textContent).toBe('Games')
  expect([router.state.location.href, router.history.length]).toEqual(['/', 1])
})

test('[NAV-02] a signed-in user goes from /login straight to /', async () => {
  const { router } = await openAs(member, '/login')
  expect(await screen.findByRole('button', { name: 'Account of linhtran88' })).toBeTruthy()
  expect([router.state.location.href, router.history.length]).toEqual(['/', 1])
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('[NAV-02] looking ahead at /login opens nothing', async () => {
  const { router } = await openPortal()
  await act(() => router.preloadRoute({ to: '/login' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test.each(lotteries)(
  '[NAV-07] a visitor who opens %s lands on the login popup, and comes there after signing in',
  async (path) => {
    rememberedHere(member)
    const { router } = await openPortal(`${path}?gameCode=VNN`)
    expect(await screen.findByRole('dialog', { name: 'Log in' })).toBeTruthy()
    expect(router.state.location.href).toBe('/')
    await signInAs(member)
    await waitFor(() => expect(router.state.location.href).toBe(`${path}?gameCode=VNN`))
    const robots = () => document.querySelector('meta[name=robots]')?.getAttribute('content')
    await waitFor(() => expect(robots()).toBe('noindex'))
  },
)

test('[NAV-07] closing the popup leaves the visitor on /, and the target is forgotten', async () => {
  rememberedHere(member)
  const { router } = await openPortal('/lottery?gameCode=VNN')
  const popup = await screen.findByRole('dialog', { name: 'Log in' })
  await userEvent.click(within(popup).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(router.state.location.href).toBe('/')
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }))
  await signInAs(member)
  expect(await screen.findByRole('button', { name: 'Account of linhtran88' })).toBeTruthy()
  expect(router.state.location.href).toBe('/')
})

test.each(lotteries)('[NAV-07] [NAV-10] a member sees %s without footer and side menu', async (path) => {
  const { router } = await openAs(member, path)
  expect(await screen.findByRole('heading', { level: 1, name: /lottery/i })).toBeTruthy()
  expect(router.state.location.pathname).toBe(path)
  expect(screen.queryByRole('contentinfo')).toBeNull()
  expect(screen.queryByRole('complementary')).toBeNull()
})

test.each(['/lottert', '/LOTTERT'])('[NAV-10] %s leads to /lottery with its query, signed in or not', async (path) => {
  const { router } = await openAs(member, `${path}?gameCode=SSC5M`)
  await waitFor(() => expect(router.state.location.href).toBe('/lottery?gameCode=SSC5M'))
  expect(router.history.length).toBe(1)
  cleanup()
  account = undefined
  setSession({ is: 'out' })
  await openPortal(`${path}?gameCode=SSC5M`)
  expect(await screen.findByRole('dialog', { name: 'Log in' })).toBeTruthy()
})

test('[NAV-07] what is no code of a game is not shown', async () => {
  await openAs(member, `/lottery?gameCode=${encodeURIComponent('<b>free money</b>')}`)
  await screen.findByRole('heading', { level: 1, name: 'Lottery' })
  expect(screen.queryByText(/free money/)).toBeNull()
})

test('[ACC-06] a trial account is told on a lottery that this needs a real one, and sees the lobby', async () => {
  const stop = hearFailures()
  const { router } = await openAs(trial, '/vnLottery')
  const dialog = within(await screen.findByRole('alertdialog', { name: 'You need a real account' }))
  expect(router.state.location.href).toBe('/')
  await userEvent.click(dialog.getByRole('button', { name: 'OK' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  stop()
})

test('[NAV-04] /agent has the login and neither header nor footer; the language and the theme can be chosen', async () => {
  await openPortal('/agent')
  expect(await screen.findByRole('heading', { level: 1, name: 'One tree, many trunks' })).toBeTruthy()
  for (const role of ['banner', 'contentinfo', 'complementary', 'navigation'])
    expect(screen.queryAllByRole(role).filter((each) => !each.closest('section, main'))).toEqual([])
  expect(screen.getByRole('textbox', { name: /^Username/ })).toBeTruthy()
  expect(screen.getByRole('combobox', { name: 'Language' })).toBeTruthy()
  expect(screen.getByRole('button', { name: /^Switch to the/ })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Banyan Play, home page' }).getAttribute('href')).toBe('/')
})

test('[NAV-04] [ACC-04] an agent who signs in there comes to the back office', async () => {
  rememberedHere(agent)
  const { router } = await openPortal('/agent')
  await signInAs(agent)
  expect(await screen.findByRole('heading', { level: 1, name: 'Welcome, Chi Mai' })).toBeTruthy()
  expect([router.state.location.href, router.history.length]).toEqual(['/agentHome', 1])
})

test('an agent who is signed in goes from /agent to the back office', async () => {
  const { router } = await openAs(agent, '/agent')
  expect(await screen.findByRole('heading', { level: 1, name: 'Welcome, Chi Mai' })).toBeTruthy()
  expect(router.state.location.href).toBe('/agentHome')
})

test.each([
  ['a visitor', undefined],
  ['a member', member],
  ['a trial account', trial],
])('[NAV-05] %s goes from /agentHome to /agent', async (_, who) => {
  const { router } = who ? await openAs(who, '/agentHome') : await openPortal('/agentHome')
  expect(await screen.findByRole('heading', { level: 1, name: 'One tree, many trunks' })).toBeTruthy()
  expect([router.state.location.href, router.history.length]).toEqual(['/agent', 1])
})

test.each([
  [1, 'Top agent'],
  [2, 'Agent'],
  [41, 'Top agent (internal)'],
  [42, 'Agent (internal)'],
] as const)('[NAV-05] [ACC-05] an account of type %i is let in, as %s', async (type, name) => {
  await openAs({ ...agent, type }, '/agentHome')
  expect(await screen.findByText(name)).toBeTruthy()
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
})

test('[NAV-05] a back office whose session has ended gives way to the agents’ login', async () => {
  const { router } = await openAs(agent, '/agentHome')
  await screen.findByRole('heading', { level: 1, name: 'Welcome, Chi Mai' })
  act(() => notLoggedIn.tell())
  act(() => setSession({ is: 'out' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'One tree, many trunks' })).toBeTruthy()
  expect(router.state.location.href).toBe('/agent')
})

test('[ACC-18] an agent signs out of the back office and comes to the lobby', async () => {
  const { router } = await openAs(agent, '/agentHome')
  await userEvent.click(await screen.findByRole('button', { name: 'Log out' }))
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Log out' }))
  expect(await screen.findByRole('button', { name: 'Log in' })).toBeTruthy()
  expect(router.state.location.href).toBe('/')
})
