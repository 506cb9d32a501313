// @vitest-environment happy-dom
import { createQueryClient } from '@banyan/client/query-client.ts'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import page from '../index.html?raw'
import { createPortalRouter } from './router.tsx'
import { closeAccountPopup, openAccountPopup } from './session/account-popup.ts'
import { setSession } from './session/session.ts'
import { agent, answerSession } from './test-world/accounts.ts'
import { answerFrom, fakeCatalogue } from './test-world/catalogue.ts'
import { openPortal, stubBrowser } from './test-world/open-portal.tsx'
import { seeEverything } from './test-world/see-everything.ts'

beforeEach(() => {
  seeEverything()
  stubBrowser(answerSession(() => agent, answerFrom(fakeCatalogue())))
  setSession({ is: 'out' })
})

afterEach(() => {
  act(() => {
    for (const name of ['login', 'register'] as const) closeAccountPopup(name)
  })
  cleanup()
  setSession({ is: 'out' })
  vi.unstubAllGlobals()
  Reflect.deleteProperty(window, 'broughtIn')
})

const routes = Object.keys(createPortalRouter({ queryClient: createQueryClient() }).routesByPath)
const addressOf = (route: string) =>
  route.replace('$termId', 'beginner-guide').replace('$code', 'welcome').replace('/{-$page}', '/securityCenter')

/** What the document's first script makes of an address, in a window of its own. */
function firstScript(href: string): { broughtIn?: Record<string, string>; href: string } {
  const script = /<script[^>]*>([^<]*const address[\s\S]*?)<\/script>/.exec(page)?.[1]
  if (script === undefined) throw new Error('The document has no first script')
  const window: { broughtIn?: Record<string, string> } = {}
  let shown = href
  const history = { state: null, replaceState: (_state: unknown, _title: string, to: URL) => (shown = to.href) }
  new Function('window', 'location', 'history', 'localStorage', script)(window, { href }, history, localStorage)
  return { ...window, href: shown }
}

test.each(routes)('[NAV-03] ?referralCode= on %s is kept and fills the registration in', async (route) => {
  const address = addressOf(route)
  const first = firstScript(`https://banyan.example${address}?gameCode=VNN&referralCode=FRIEND`)
  expect(first).toEqual({
    broughtIn: { referralCode: 'FRIEND' },
    href: `https://banyan.example${address}?gameCode=VNN`,
  })
  Reflect.set(window, 'broughtIn', first.broughtIn)
  await openPortal(address)
  await waitFor(() => expect(localStorage.getItem('invitation')).toContain('"code":"FRIEND"'))
  act(() => openAccountPopup('register'))
  const popup = await screen.findByRole('dialog', { name: 'Register' })
  expect(await within(popup).findByLabelText(/^Invitation code/, { selector: 'input' })).toHaveProperty(
    'value',
    'FRIEND',
  )
})

const allParts = { header: true, aside: true, footer: true }
const noParts = { header: false, aside: false, footer: false }
const game = { ...allParts, aside: false, footer: false }
/** Routes whose frame lacks a part (requirements NAV-04, NAV-05, NAV-07, NAV-09, NAV-10). */
const frames: Readonly<Record<string, typeof allParts>> = {
  ...{ '/agent': noParts, '/agentHome': noParts, '/seamless': noParts },
  ...{ '/lottery': game, '/lottert': game, '/seaLottery': game, '/vnLottery': game },
}

test.each(routes)('[NAV-01] %s has header, side menu and footer unless said otherwise', async (route) => {
  setSession({ is: 'in', account: agent })
  const { container } = await openPortal(addressOf(route))
  const has = (part: string) => container.querySelector(part) !== null
  const frame = { header: has(':scope > header'), aside: has(':scope > div > aside'), footer: has('footer') }
  expect(frame).toEqual(frames[route] ?? allParts)
  if (!frame.footer) return
  expect(await within(container).findByRole('list', { name: 'Vendors', hidden: true })).toBeTruthy()
  expect(await within(container).findByRole('navigation', { name: 'Main menu', hidden: true })).toBeTruthy()
})
