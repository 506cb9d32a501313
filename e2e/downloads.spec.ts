import type { Page } from '@playwright/test'
import { axeFaults } from './axe-faults.ts'
import { expect, test } from './running-portal.ts'

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('lang', 'EN'))
})

const row = (page: Page) => page.getByRole('complementary').getByRole('link', { name: 'Download' })
const codes = (page: Page) => page.locator('[data-trigger] svg[role=img]')

test('[SYS-21] hovering the row of the side menu shows a code of 107 px with a margin of 6 for each app', async ({
  page,
}) => {
  await page.goto('/rng')
  await row(page).hover()
  await expect(codes(page)).toHaveCount(3)
  for (const name of ['iPhone and iPad', 'Android', 'Lite app']) {
    const code = page.getByRole('img', { name: `QR code: ${name}` })
    expect(await code.boundingBox()).toMatchObject({ width: 107, height: 107 })
    await expect(code).toHaveCSS('margin', '6px')
  }
  expect(await axeFaults(page)).toEqual([])
  await page.mouse.move(900, 880, { steps: 8 })
  await expect(codes(page)).toHaveCount(0)
})

test('[SYS-21] the keyboard shows the codes and reaches their links', async ({ page }) => {
  await page.goto('/rng')
  await page.getByRole('complementary').getByRole('link', { name: 'Classic lottery' }).focus()
  await page.keyboard.press('Tab')
  await expect(codes(page)).toHaveCount(3)
  await expect(row(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'iOS (opens in a new tab)' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(codes(page)).toHaveCount(0)
  await row(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Download' })).toBeVisible()
})

test('[SYS-21] what has no resource any more is neither on the page nor in the menu', { tag: '@deep' }, async ({
  page,
  operator,
}) => {
  const brand = await operator.get('brand')
  const without = (...types: string[]) => ({
    ...brand,
    resources: brand.resources.filter(({ resourceType }) => !types.includes(resourceType)),
  })
  try {
    await operator.set('brand', without('Android', 'LITE'))
    await page.goto('/download')
    await expect(page.getByRole('heading', { level: 2, name: 'iPhone and iPad' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: 'Android' })).toHaveCount(0)
    await row(page).hover()
    await expect(codes(page)).toHaveCount(1)

    await operator.set('brand', without('iOS', 'Android', 'LITE'))
    await page.reload()
    await expect(page.getByText('There is no app to download')).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: 'Install the portal itself' })).toBeVisible()
    await row(page).hover()
    await expect(codes(page)).toHaveCount(0)
  } finally {
    await operator.set('brand', brand)
  }
})

test('[SYS-21] the links lead to the apps, apart, and to their guides', async ({ page }) => {
  await page.goto('/download')
  const link = page.getByRole('link', { name: 'Download for iOS (opens in a new tab)' })
  await expect(link).toHaveAttribute('href', 'https://download.banyan-play.example/ios')
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  const guides = page.getByRole('main').locator('li').getByRole('link', { name: 'How to install it' })
  expect(await guides.evaluateAll((links) => links.map((each) => each.getAttribute('href')))).toEqual([
    '/help#install-ios',
    '/help#install-android',
    '/help#install-lite',
  ])
  await page.getByRole('main').getByRole('link', { name: 'Mirror sites' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mirror sites' })).toBeVisible()
})

test('[SYS-25] the mirror sites are those of the settings, and the one that is shown is marked', async ({
  page,
  portal,
  operator,
}) => {
  await page.goto('/mirrors')
  const links = page.getByRole('list', { name: 'Mirror sites' }).getByRole('link')
  await expect(links).toHaveCount(2)
  await expect(links.first()).toHaveAttribute('href', 'https://banyan-play.example/')
  await expect(page.getByText('This address is not in the list')).toBeVisible()
  const brand = await operator.get('brand')
  try {
    // A setting names hosts without a port, and this server has one.
    const host = new URL(portal).hostname
    await operator.set('brand', { ...brand, domains: [...brand.domains, host] })
    await page.route('**/wps/system/domainRoute', async (route) => {
      const answer = await (await route.fetch()).json()
      answer.value.domains = answer.value.domains.map((domain: string) =>
        domain === host ? new URL(portal).host : domain,
      )
      await route.fulfill({ json: answer })
    })
    await page.reload()
    await expect(links.nth(2)).toHaveAttribute('aria-current', 'location')
    await expect(page.getByText('This address is in the list')).toBeVisible()
  } finally {
    await operator.set('brand', brand)
  }
})
