// @vitest-environment happy-dom
import { createQueryClient } from '@banyan/client/query-client.ts'
import type { PortalConfig } from '@banyan/contract/system/config.ts'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { demoConfig } from '#/build/demo-config.ts'
import { createPortalRouter } from './router.tsx'
import { accountPopup, closeAccountPopup } from './session/account-popup.ts'
import { answer, answerGames, openPortal, stubBrowser } from './test-world/open-portal.tsx'

const fetched = vi.fn<typeof fetch>()
let told: PortalConfig = demoConfig

/** A server whose configuration is `told`; it refuses everything else while that says it is closed. */
function server(address: RequestInfo | URL) {
  if (String(address).startsWith('/wps/system/config')) return answer({ success: true, value: told })
  if (told.maintenance) return answer({ success: false, code: 'in_maintenance', message: '', requestId: 'r' }, 503)
  if (told.regionRestriction)
    return answer({ success: false, code: 'region_blocked', message: '', requestId: 'r' }, 403)
  return answerGames(address, ['Dragon Tide'], 40)
}

const maintenance = {
  title: { en: 'Back at noon', vi: 'Trở lại lúc trưa' },
  message: { en: 'New machines.' },
  until: '2026-12-01T05:00:00Z',
}

beforeEach(() => {
  told = demoConfig
  fetched.mockReset().mockImplementation(server)
  stubBrowser(fetched)
})

afterEach(() => {
  cleanup()
  // It is the page's, and outlives what a test opened.
  const { shown } = accountPopup()
  if (shown) closeAccountPopup(shown)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const routes = Object.keys(createPortalRouter({ queryClient: createQueryClient() }).routesByPath)

describe.each([...routes, '/no/such/page'])('%s', (path) => {
  test('[SYS-02] is replaced while in maintenance, and nothing else is asked', async () => {
    await openPortal(path, { maintenance })
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Back at noon')
    expect(screen.getByText('New machines.')).toBeTruthy()
    expect(document.querySelector('time')?.dateTime).toBe(maintenance.until)
    expect(screen.queryByRole('navigation')).toBeNull()
    expect(fetched).not.toHaveBeenCalled()
  })

  test('[SYS-03] is replaced in a blocked region, with the address of the visitor', async () => {
    await openPortal(path, { regionRestriction: true, location: { ip: '203.0.113.7' } })
    expect(await screen.findByText('203.0.113.7')).toBeTruthy()
    expect(screen.getByText(/contact online customer service/)).toBeTruthy()
    expect(screen.queryByRole('navigation')).toBeNull()
    expect(fetched).not.toHaveBeenCalled()
  })
})

/** Where a visitor ends up who opens a route that is no place to stay; every other address stays as it is. */
const landsAt: Readonly<Record<string, string>> = {
  ...{ '/lottery': '/', '/seaLottery': '/', '/vnLottery': '/', '/lottert': '/' },
  ...{ '/login': '/', '/register': '/', '/agentHome': '/agent' },
}
/** The lotteries alone lead to /login; the account's own pages ask where they are, and stay (NAV-09, MEM-03). */
const asksToLogIn = [
  ...['/lottery', '/seaLottery', '/vnLottery', '/lottert', '/login'],
  ...['/favorite', '/recent', '/member/{-$page}'],
]

test.each(routes)('[NAV-18] [MEM-03] a visitor who opens %s is sent to the login by a lottery alone', async (path) => {
  const address = path.replace('$termId', 'beginner-guide').replace('/{-$page}', '').replace('$code', 'welcome')
  const { router } = await openPortal(address)
  if (asksToLogIn.includes(path)) await screen.findByRole('dialog', { name: 'Log in' })
  // This server has no such promotion, and its page no heading then.
  else if (path !== '/promotions/$code') await screen.findAllByRole('heading', { level: 1, hidden: true })
  await waitFor(() => expect(router.state.location.pathname).toBe(landsAt[path] ?? address))
  expect(screen.queryByRole('dialog', { name: 'Log in' }) !== null).toBe(asksToLogIn.includes(path))
  expect(router.history.length).toBe(1)
})

test('[NAV-18] the table of routes knows every page that it is about', () => {
  expect(routes).toEqual(expect.arrayContaining(['/', '/rng', '/sports', '/info/$termId', '/download', '/mirrors']))
})

test('maintenance comes before a blocked region', async () => {
  await openPortal('/', { maintenance, regionRestriction: true })
  expect(await screen.findByRole('heading', { name: 'Back at noon' })).toBeTruthy()
})

test('[SYS-02] maintenance that begins during use replaces the page, and its end gives the address back', async () => {
  const { router } = await openPortal('/rng')
  await screen.findByRole('article', { name: 'Dragon Tide' })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })

  told = { ...demoConfig, maintenance }
  await act(() => router.navigate({ to: '/rng', search: { pageNo: 2 } }))
  expect(await screen.findByRole('heading', { name: 'Back at noon' })).toBeTruthy()
  expect(screen.queryByRole('article')).toBeNull()

  told = demoConfig
  await act(() => vi.advanceTimersByTimeAsync(30_000))
  expect(await screen.findByRole('article', { name: 'Dragon Tide' })).toBeTruthy()
  expect(router.state.location.href).toBe('/rng?pageNo=2')
})

test('a region that is blocked during use replaces the page', async () => {
  const { router } = await openPortal('/rng')
  await screen.findByRole('article', { name: 'Dragon Tide' })
  told = { ...demoConfig, regionRestriction: true }
  await act(() => router.navigate({ to: '/rng', search: { pageNo: 2 } }))
  expect(await screen.findByText('Your IP address')).toBeTruthy()
})

test('a return to the window looks at once', async () => {
  told = { ...demoConfig, maintenance }
  await openPortal('/rng', { maintenance })
  await screen.findByRole('heading', { name: 'Back at noon' })
  told = demoConfig
  act(() => void dispatchEvent(new Event('focus')))
  expect(await screen.findByRole('article', { name: 'Dragon Tide' })).toBeTruthy()
})

test('a configuration that does not come is asked for again', async () => {
  const { router } = await openPortal('/rng')
  await screen.findByRole('article', { name: 'Dragon Tide' })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  told = { ...demoConfig, maintenance }
  fetched.mockImplementation((address) =>
    String(address).includes('config') ? Promise.reject(new TypeError('Failed to fetch')) : server(address),
  )
  await act(() => router.navigate({ to: '/rng', search: { pageNo: 2 } }))
  await waitFor(() => expect(fetched.mock.calls.some(([address]) => String(address).includes('config'))).toBe(true))
  fetched.mockImplementation(server)
  await act(() => vi.advanceTimersByTimeAsync(30_000))
  expect(await screen.findByRole('heading', { name: 'Back at noon' })).toBeTruthy()
})
