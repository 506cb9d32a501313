import type { Page } from '@playwright/test'
import { expect, test, tiles } from './running-portal.ts'
import { tabTo } from './tab-to.ts'

const banner = (page: Page) => page.getByRole('banner')
const main = (page: Page) => page.getByRole('main')
const dialog = (page: Page) => page.getByRole('dialog')

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.getItem('lang') ?? localStorage.setItem('lang', 'EN'))
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
})

test('[NAV-15] by the keyboard alone: to a list, through its filters and pages, and to a game', async ({ page }) => {
  await page.goto('/')
  await expect(tiles(page).first()).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await tabTo(page, main(page).getByRole('navigation', { name: 'Types of games' }).getByRole('link', { name: 'Fish' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/type=FISH/)

  await tabTo(page, banner(page).getByRole('navigation').getByRole('link', { name: 'Slots' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/rng/)
  await expect(tiles(page)).toHaveCount(18)
  await tabTo(
    page,
    main(page)
      .getByRole('button', { name: '25+ lines' })
      .or(main(page).getByRole('link', { name: '25+ lines' })),
  )
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/lines=25/)
  await tabTo(page, main(page).getByRole('link', { name: 'Next page' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/pageNo=2/)

  await tabTo(page, banner(page).getByRole('button', { name: 'Search all games' }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('searchbox')).toBeFocused()
  await page.keyboard.type('dragon')
  await expect(dialog(page).getByRole('link').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/search=/)
  await expect(dialog(page)).toBeHidden()
})

test('[NAV-15] by the keyboard alone: notices are read, theme and language chosen', { tag: '@deep' }, async ({
  page,
}) => {
  await page.goto('/rng')
  await expect(tiles(page)).toHaveCount(18)
  const bell = banner(page).getByRole('button', { name: /Notices/ })
  await tabTo(page, bell)
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeVisible()
  await tabTo(page, dialog(page).getByRole('listitem').nth(1).getByRole('button'))
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('listitem').nth(1).getByRole('button')).toHaveAttribute('aria-current', 'true')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(bell).toBeFocused()

  await page.keyboard.press('Shift+Tab')
  await expect(banner(page).getByRole('button', { name: 'Switch to the light theme' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')

  await tabTo(page, banner(page).getByRole('combobox'))
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('[NAV-15] by touch alone: through the drawer to a list, its filters and pages, and to a game', async ({
    page,
  }) => {
    await page.goto('/')
    await expect(tiles(page).first()).toBeVisible()
    await banner(page).getByRole('button', { name: 'Open the menu' }).tap()
    await dialog(page).getByRole('link', { name: 'Slots' }).tap()
    await expect(dialog(page)).toBeHidden()
    await expect(page).toHaveURL(/\/rng/)
    await expect(tiles(page)).toHaveCount(18)
    await main(page)
      .getByRole('button', { name: '25+ lines' })
      .or(main(page).getByRole('link', { name: '25+ lines' }))
      .tap()
    await expect(page).toHaveURL(/lines=25/)
    await main(page).getByRole('link', { name: 'Next page' }).tap()
    await expect(page).toHaveURL(/pageNo=2/)
    await banner(page).getByRole('button', { name: 'Search all games' }).tap()
    await dialog(page).getByRole('searchbox').fill('dragon')
    await dialog(page).getByRole('link').first().tap()
    await expect(page).toHaveURL(/search=/)
    await expect(dialog(page)).toBeHidden()
    await page.getByRole('navigation', { name: 'Quick navigation' }).getByRole('link', { name: 'Home' }).tap()
    await main(page).getByRole('navigation', { name: 'Types of games' }).getByRole('link', { name: 'Hot' }).tap()
    await expect(page).toHaveURL(/type=HOT/)
  })

  test('[NAV-15] by touch alone: notices are read, theme and language chosen', { tag: '@deep' }, async ({ page }) => {
    await page.goto('/rng')
    await expect(tiles(page)).toHaveCount(18)
    await banner(page)
      .getByRole('button', { name: /Notices/ })
      .tap()
    await dialog(page).getByRole('listitem').nth(1).getByRole('button').tap()
    await dialog(page).getByRole('button', { name: 'All titles' }).tap()
    await expect(dialog(page).getByRole('listitem').first()).toBeVisible()
    await dialog(page).getByRole('button', { name: 'Close' }).first().tap()
    await expect(dialog(page)).toBeHidden()
    await banner(page).getByRole('button', { name: 'Open the menu' }).tap()
    await dialog(page).getByRole('radio', { name: 'Light' }).tap()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    await dialog(page).getByRole('combobox').selectOption('AR')
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  })
})
