import { portalRoutes } from '@banyan/rules/content/portal-pages.gen.ts'
import type { Page } from '@playwright/test'
import { axeFaults } from './axe-faults.ts'
import { expect, test, tiles } from './running-portal.ts'

const phone = { width: 390, height: 844 }

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.lang || localStorage.setItem('lang', 'EN'))
})

/** The lobby with the first of its games. */
const lobbyShown = (page: Page) => expect(tiles(page).first()).toBeVisible()
const homeLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Banyan Play, home page' })
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Menu' })
const menuButton = (page: Page) => page.getByRole('button', { name: 'Open the menu' })

test('[SYS-05] customer service stands in the side menu and opens in a tab of its own', async ({ page, context }) => {
  await context.route('https://t.me/**', (route) => route.fulfill({ body: 'Telegram' }))
  await page.goto('/')
  const link = page.getByRole('complementary').getByRole('link', { name: /^Telegram/ })
  await expect(link).toHaveAttribute('rel', /noopener/)
  const [opened] = await Promise.all([context.waitForEvent('page'), link.click()])
  await expect(opened).toHaveURL('https://t.me/banyan_play_demo')
  expect(await opened.evaluate(() => window.opener)).toBeNull()
})

test('no address of customer service travels in the open', async ({ page }) => {
  await page.goto('/')
  const { info } = JSON.parse((await page.locator('#start-up').textContent()) ?? '')
  expect(info.customerService).toHaveLength(2)
  expect(JSON.stringify(info.customerService)).not.toContain('://')
})

test('the side menu is narrowed, and the next visit finds it so', async ({ page }) => {
  await page.goto('/')
  const menu = page.getByRole('complementary')
  await expect.poll(async () => (await menu.boundingBox())?.width).toBe(240)
  await page.getByRole('button', { name: 'Collapse the side menu' }).click()
  await expect.poll(async () => (await menu.boundingBox())?.width).toBe(72)
  await page.reload()
  await expect.poll(async () => (await menu.boundingBox())?.width).toBe(72)
  await expect(menu.getByRole('link', { name: 'Slots' })).toBeVisible()
  await page.getByRole('button', { name: 'Expand the side menu' }).click()
  await expect.poll(async () => (await menu.boundingBox())?.width).toBe(240)
})

test('header and side menu stay in view while the page scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 500 })
  await page.goto('/')
  await lobbyShown(page)
  await page.mouse.move(800, 300)
  await page.mouse.wheel(0, 400)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
  expect((await page.getByRole('banner').boundingBox())?.y).toBe(0)
  expect((await page.getByRole('complementary').boundingBox())?.y).toBe(64)
})

test('the drawer by keyboard: opened, walked through, closed, and the focus given back', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/')
  await menuButton(page).focus()
  await page.keyboard.press('Enter')
  await expect(drawer(page)).toBeVisible()
  const inside = () => drawer(page).evaluate((dialog) => dialog.contains(document.activeElement))
  await expect.poll(inside).toBe(true)
  for (let presses = 0; presses < 12; presses++) {
    await page.keyboard.press('Tab')
    expect(await inside()).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(drawer(page)).toBeHidden()
  await expect(menuButton(page)).toBeFocused()
})

test('a link of the drawer leads on and closes it', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/fish')
  await lobbyShown(page)
  await menuButton(page).click()
  await drawer(page).getByRole('link', { name: 'Slots' }).click()
  await expect(page).toHaveURL(/\/rng$/)
  await expect(drawer(page)).toBeHidden()
})

test('the skip link is the first stop and leads to the content', async ({ page }) => {
  await page.goto('/')
  await lobbyShown(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('the frame is mirrored where the language runs from right to left', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('lang', 'AR'))
  await page.goto('/')
  await lobbyShown(page)
  const menu = await page.getByRole('complementary').boundingBox()
  expect((menu?.x ?? 0) + (menu?.width ?? 0)).toBe(1440)
  const home = await page.getByRole('banner').getByRole('link').first().boundingBox()
  expect(home?.x ?? 0).toBeGreaterThan(720)

  await page.setViewportSize(phone)
  await page.getByRole('banner').getByRole('button').first().click()
  const panel = page.getByRole('dialog')
  await expect
    .poll(async () => {
      const box = await panel.boundingBox()
      return (box?.x ?? 0) + (box?.width ?? 0)
    })
    .toBe(phone.width)
})

test('[NAV-01] aborted and repeated navigations are silent', async ({ page }) => {
  await page.goto('/rng')
  await lobbyShown(page)
  const next = page.getByRole('link', { name: 'Next page' })
  await next.click({ clickCount: 3 })
  await page.goBack()
  await page.goForward()
  await homeLink(page).click()
  await expect(page).toHaveURL(/\/$/)
  await lobbyShown(page)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('[NAV-11] an unknown address is not found, inside the frame, with a way home', async ({ page }) => {
  await page.goto('/no/such/page')
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await page.getByRole('main').getByRole('link', { name: 'Go to the home page' }).click()
  await expect(page).toHaveURL(/\/$/)
  await lobbyShown(page)
})

test('[NAV-15] the narrow side menu, in either direction and theme: no sideways scroll, no axe violation', {
  tag: '@deep',
}, async ({ page }) => {
  for (const [lang, theme] of [
    ['EN', 'dark'],
    ['AR', 'light'],
  ]) {
    await page.setViewportSize({ width: 1440, height: 844 })
    await page.goto('/')
    await page.evaluate(
      ([lang = '', theme = '']) => Object.assign(localStorage, { lang, theme, sideMenu: 'collapsed' }),
      [lang, theme],
    )
    await page.reload()
    await lobbyShown(page)
    expect(await axeFaults(page)).toEqual([])
    for (const width of [1440, 3840]) {
      await page.setViewportSize({ width, height: 844 })
      await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width)
      expect(await page.locator('html').evaluate((html) => html.scrollWidth)).toBeLessThanOrEqual(width)
    }
  }
})

test('@deep [NAV-15] no route scrolls sideways on a wall of 3840 px', async ({ page }) => {
  await page.setViewportSize({ width: 3840, height: 900 })
  for (const route of portalRoutes) {
    await page.goto(route.replace('/{-$page}', '').replace('$termId', 'faq').replace('$code', 'welcome'))
    await expect(page.getByRole('heading', { level: 1, includeHidden: true }).first()).toBeAttached()
    expect(await page.locator('html').evaluate((html) => html.scrollWidth), route).toBeLessThanOrEqual(3840)
  }
})
