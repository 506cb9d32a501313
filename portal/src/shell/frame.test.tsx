// @vitest-environment happy-dom
import { randomBytes, webcrypto } from 'node:crypto'
import { act, cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { demoConfig } from '#/build/demo-config.ts'
import { openCustomerService } from '#/src/features/content/help/customer-service.ts'
import { changeLanguage } from '#/src/session/language.ts'
import { setSession } from '#/src/session/session.ts'
import { member } from '#/src/test-world/accounts.ts'
import { answerGames, openPortal, stubBrowser } from '#/src/test-world/open-portal.tsx'

const fetched = vi.fn<typeof fetch>()

beforeEach(() => {
  fetched.mockReset().mockImplementation((address) => answerGames(address, ['Dragon Tide'], 40))
  stubBrowser(fetched)
})

afterEach(() => {
  cleanup()
  setSession({ is: 'out' })
  vi.unstubAllGlobals()
})

test.each(['/', '/index', '/index.html', '/home'])('[NAV-01] %s shows the home page', async (path) => {
  const { router } = await openPortal(path)
  expect(await screen.findByRole('article', { name: 'Dragon Tide' })).toBeTruthy()
  expect(router.state.location.pathname).toBe(path)
  const menu = screen.getByRole('navigation', { name: 'Main menu' })
  expect(within(menu).getByRole('link', { name: 'Home' }).getAttribute('aria-current')).toBe('page')
})

test('[NAV-01] aborted and repeated navigations are silent', async () => {
  const unhandled = vi.fn()
  process.on('unhandledRejection', unhandled)
  const { router } = await openPortal()
  await act(() => Promise.all([2, 3, 3, 2, 2].map((pageNo) => router.navigate({ to: '/rng', search: { pageNo } }))))
  expect(await screen.findByRole('article', { name: 'Dragon Tide' })).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(unhandled).not.toHaveBeenCalled()
  process.off('unhandledRejection', unhandled)
})

test('the side menu is narrowed, and stays so', async () => {
  await openPortal()
  const button = await screen.findByRole('button', { name: 'Collapse the side menu' })
  await userEvent.click(button)
  expect(localStorage.sideMenu).toBe('collapsed')
  expect(screen.getByRole('button', { name: 'Expand the side menu' }).getAttribute('aria-expanded')).toBe('false')
  await userEvent.click(screen.getByRole('button', { name: 'Expand the side menu' }))
  expect(localStorage.sideMenu).toBe('open')
})

test('[SYS-05] customer service is in the menu, in the language of the page, and opens apart', async () => {
  vi.stubGlobal('crypto', webcrypto)
  const rawKey = randomBytes(32)
  const key = await webcrypto.subtle.importKey('raw', rawKey, 'AES-GCM', false, ['encrypt'])
  const iv = randomBytes(12)
  const sealed = await webcrypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, Buffer.from('https://t.me/banyan'))
  const info = {
    ...demoConfig.info,
    linkHosts: ['t.me'],
    customerServiceKey: rawKey.toString('base64url'),
    customerService: [
      {
        csType: 'TELEGRAM',
        title: { en: 'Ask us', vi: 'Hỏi chúng tôi' },
        path: Buffer.concat([iv, Buffer.from(sealed)]).toString('base64url'),
      },
    ],
  }
  await openCustomerService(info)
  await openPortal('/', { info })
  const link = await screen.findByRole('link', { name: /^Ask us/ })
  expect(link.getAttribute('href')).toBe('https://t.me/banyan')
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer'])
  await act(() => changeLanguage('TY'))
  expect(screen.getByRole('link', { name: /^Hỏi chúng tôi/ })).toBeTruthy()
  await act(() => changeLanguage('CN'))
  expect(screen.getByRole('link', { name: /^Ask us/ })).toBeTruthy()
})

test.each(['/seamless', '/lottert', '/LOTTERT', '/vnlottery', '/SeaLottery', '/lottery'])(
  '[NAV-10] %s is a game’s page: no menu stands beside it or lies over it',
  async (path) => {
    setSession({ is: 'in', account: member })
    await openPortal(path)
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByRole('complementary')).toBeNull()
    expect(screen.queryByRole('navigation', { name: 'Quick navigation' })).toBeNull()
  },
)

test('[NAV-10] other pages have their menus, whatever they begin with', async () => {
  await openPortal('/lotteries')
  await screen.findByRole('heading', { level: 1 })
  expect(screen.getByRole('complementary')).toBeTruthy()
  expect(screen.getByRole('navigation', { name: 'Quick navigation' })).toBeTruthy()
})
