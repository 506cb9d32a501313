import type { Page } from '@playwright/test'
import { axeFaults } from './axe-faults.ts'
import { expect, test } from './running-portal.ts'

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.lang || localStorage.setItem('lang', 'EN'))
})

const types = (page: Page) => page.getByRole('navigation', { name: 'Games', exact: true })
const slots = (page: Page) => types(page).getByRole('link', { name: 'Slots', exact: true })
const vendors = (page: Page, name = 'Slots') => types(page).getByRole('region', { name })

test('[LOB-09] a pointer on a type shows its vendors, and one of them leads to its games', async ({ page }) => {
  await page.goto('/')
  await slots(page).hover()
  await expect(vendors(page)).toBeVisible()
  await expect(vendors(page).locator('[data-size=large]')).toBeVisible()
  expect(await axeFaults(page, { part: page.locator('header').first() })).toEqual([])
  await vendors(page).getByRole('link', { name: /^PG/ }).click()
  await expect(page).toHaveURL(/\/rng\?vassalage=PG$/)
  await expect(vendors(page)).toBeHidden()
})

test('[LOB-09] the keyboard’s focus on a type shows its vendors; Tab goes into them, Escape back', async ({ page }) => {
  await page.goto('/')
  await page
    .getByRole('banner')
    .getByRole('link', { name: /home page/ })
    .focus()
  await page.keyboard.press('Tab')
  await expect(slots(page)).toBeFocused()
  await expect(vendors(page)).toBeVisible()
  await expect(vendors(page).getByRole('listitem').first()).toBeVisible()
  await page.keyboard.press('Tab')
  expect(await vendors(page).evaluate((menu) => menu.contains(document.activeElement))).toBe(true)
  await page.keyboard.press('Escape')
  await expect(vendors(page)).toBeHidden()
  await expect(slots(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/rng$/)
  await expect(slots(page)).toHaveAttribute('aria-current', 'page')
})

test.describe('by touch', () => {
  test.use({ hasTouch: true })

  test('[LOB-09] a tap on a type shows its vendors, and a second one leads to its games', async ({ page }) => {
    await page.goto('/')
    await slots(page).tap()
    await expect(vendors(page)).toBeVisible()
    await expect(page).toHaveURL(/\/$/)
    await slots(page).tap()
    await expect(page).toHaveURL(/\/rng$/)
    await expect(vendors(page)).toBeHidden()
  })
})

test('the vendors’ menu keeps within the window on either side', async ({ page }) => {
  for (const lang of ['EN', 'AR']) {
    await page.addInitScript((code) => localStorage.setItem('lang', code), lang)
    await page.goto('/')
    const links = page.getByRole('banner').getByRole('navigation').getByRole('link')
    for (const index of [0, 4]) {
      await links.nth(index).hover()
      const menu = page.getByRole('banner').getByRole('region')
      await expect(menu.getByRole('listitem').first()).toBeVisible()
      const box = await menu.boundingBox()
      expect(box?.x ?? -1).toBeGreaterThanOrEqual(0)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(1440)
      await page.keyboard.press('Escape')
      await page.mouse.move(700, 700)
      await expect(menu).toBeHidden()
    }
  }
})
