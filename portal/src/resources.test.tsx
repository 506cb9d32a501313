// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { demoConfig } from '#/build/demo-config.ts'
import { AppCodes } from '#/src/features/content/resources/app-codes.tsx'
import { answerFrom, fakeCatalogue } from '#/src/test-world/catalogue.ts'
import { openPortal, stubBrowser } from '#/src/test-world/open-portal.tsx'
import { seeEverything } from '#/src/test-world/see-everything.ts'

beforeEach(() => {
  stubBrowser(answerFrom(fakeCatalogue({ hot: [], menus: [] })))
  seeEverything()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** The download page of a merchant with one resource, or with none. */
async function openWith(resourceType?: string, host = 'links.example') {
  const resources = resourceType ? [{ resourceType, address: `https://${host}/it` }] : []
  await openPortal('/download', { info: { ...demoConfig.info, linkHosts: ['links.example'], resources } })
  const footer = await screen.findByRole('contentinfo')
  await within(footer).findByText(/^Time zone/)
  const social = () => within(footer).queryAllByRole('link', { name: /opens in a new tab/ })
  const page = within(screen.getByRole('main'))
  const cards = () => page.queryAllByRole('link', { name: /^Download .*opens in a new tab/ })
  const codes = () => page.queryAllByRole('img', { name: /^QR code: / }).map((code) => code.getAttribute('aria-label'))
  return { social, cards, codes }
}

/** What the card beside the side menu shows. */
function hoverCodes() {
  const { container, unmount } = render(<AppCodes />)
  const names = [...container.querySelectorAll('svg[role=img]')].map((code) => code.getAttribute('aria-label'))
  unmount()
  return names
}

const portalCode = 'QR code: this portal'

test.each([
  ['FACEBOOK', 'Facebook'],
  ['TELEGRAM', 'Telegram'],
  ['YOUTUBE', 'YouTube'],
  ['INSTAGRAM', 'Instagram'],
])('[SYS-06] %s is a link of the footer where the resource exists, and no app', async (resourceType, name) => {
  const { social, cards, codes } = await openWith(resourceType)
  expect(social()).toHaveLength(1)
  expect(social()[0]?.textContent).toContain(name)
  expect(social()[0]?.getAttribute('href')).toBe('https://links.example/it')
  expect(cards()).toEqual([])
  expect(codes()).toEqual([portalCode])
  expect(hoverCodes()).toEqual([])
})

test.each([
  ['iOS', 'QR code: iPhone and iPad'],
  ['IOS', 'QR code: iPhone and iPad'],
  ['Android', 'QR code: Android'],
  ['ANDROID', 'QR code: Android'],
  ['LITE', 'QR code: Lite app'],
  ['Lite', 'QR code: Lite app'],
])(
  '[SYS-06] %s is a code of the download page and of the menu where the resource exists',
  async (resourceType, code) => {
    const { social, cards, codes } = await openWith(resourceType)
    expect(social()).toEqual([])
    expect(cards().map((link) => link.getAttribute('href'))).toEqual(['https://links.example/it'])
    expect(codes()).toEqual([code, portalCode])
    expect(hoverCodes()).toEqual([code])
    expect(screen.getByText(/apps are examples/)).toBeTruthy()
  },
)

test('[SYS-06] without a resource there is neither link nor code, and the page says so', async () => {
  const { social, cards, codes } = await openWith()
  expect(social()).toEqual([])
  expect(cards()).toEqual([])
  expect(codes()).toEqual([portalCode])
  expect(hoverCodes()).toEqual([])
  expect(screen.getByText(/There is no app to download/)).toBeTruthy()
  expect(screen.queryByText(/apps are examples/)).toBeNull()
})

test.each(['FACEBOOK', 'iOS'])('%s on a host that links may not lead to is as good as none', async (resourceType) => {
  const { social, cards } = await openWith(resourceType, 'elsewhere.example')
  expect(social()).toEqual([])
  expect(cards()).toEqual([])
})

test.each([
  ['play.example', 'play.example'],
  ['', location.host],
])('[SYS-26] the portal’s code leads to the main domain, where there is one: %j', async (mainDomain, host) => {
  await openPortal('/download', { info: { ...demoConfig.info, mainDomain } })
  const code = await screen.findByRole('img', { name: portalCode })
  expect(within(screen.getByRole('main')).getByText(host)).toBeTruthy()
  expect(code).toBeTruthy()
})
