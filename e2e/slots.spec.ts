import { callTable } from '@banyan/contract/client.gen.ts'
import type { Page } from '@playwright/test'
import { expect, test, tiles } from './running-portal.ts'

const listCall = `**${callTable.gameList.path}?*`
const perPage = 18
const lastPage = Math.ceil(2000 / perPage)

const pager = (page: Page) => page.getByRole('main').getByRole('navigation')
const firstName = (page: Page) => tiles(page).first().getByRole('heading').textContent()

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('lang', 'EN'))
})

test('a visitor pages through the slots, and every page has an address', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveTitle('Slots – Banyan Play')
  await expect(page.getByText('2,000 games')).toBeVisible()
  await expect(tiles(page)).toHaveCount(perPage)
  const first = await firstName(page)

  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(page).toHaveURL(/\?pageNo=2$/)
  await expect.poll(() => firstName(page)).not.toBe(first)
  await expect(tiles(page)).toHaveCount(perPage)
  const second = await firstName(page)

  await page.goBack()
  await expect.poll(() => firstName(page)).toBe(first)
  await page.goForward()
  await page.reload()
  await expect.poll(() => firstName(page)).toBe(second)
})

test('the last page holds the rest, and leads no further', async ({ page }) => {
  await page.goto(`/?pageNo=${lastPage}`)
  await expect(tiles(page)).toHaveCount(2000 - perPage * (lastPage - 1))
  await expect(page.getByRole('link', { name: 'Next page' })).toHaveCount(0)
})

test('a page past the last says so and leads back', async ({ page }) => {
  await page.goto('/?pageNo=5000')
  await expect(tiles(page)).toHaveCount(0)
  await page.getByRole('main').getByRole('link').first().click()
  await expect(tiles(page)).not.toHaveCount(0)
})

for (const rubbish of ['0', '-3', 'x', '1e99', '2.5', '%00', '99999999999999999999', '', '1&pageNo=2']) {
  test(`a page number of ${JSON.stringify(rubbish)} shows the first page`, async ({ page }) => {
    await page.goto(`/?pageNo=${rubbish}`)
    await expect(tiles(page)).toHaveCount(perPage)
    await expect(pager(page).locator('[aria-current=page]')).toHaveText('1')
  })
}

test('every tile shows its art', async ({ page }) => {
  await page.goto('/')
  await expect(tiles(page)).toHaveCount(perPage)
  for (const image of await tiles(page).locator('img').all()) {
    await image.scrollIntoViewIfNeeded()
    await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
    expect(await image.getAttribute('src')).toMatch(/^\/art\//)
  }
})

test('the keyboard alone goes to another page, and the focus follows', async ({ page }) => {
  await page.goto('/')
  await expect(tiles(page)).toHaveCount(perPage)
  const next = page.getByRole('link', { name: 'Next page' })
  for (let presses = 0; presses < 30; presses++) {
    if (await next.evaluate((link) => link === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await expect(next).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/pageNo=2/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('nothing jumps: the pager stays where it is while a page loads', async ({ page }) => {
  await page.goto('/')
  await expect(tiles(page)).toHaveCount(perPage)
  const before = await pager(page).boundingBox()
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(listCall, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/?pageNo=7', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  letGo()
  await expect(tiles(page)).toHaveCount(perPage)
  expect((await pager(page).boundingBox())?.y).toBe(before?.y)
})

test('a network that fails is said so, and a second try succeeds', async ({ page, complaints }) => {
  await page.route(listCall, (route) => route.abort())
  await page.goto('/')
  await expect(page.getByText('Network link is abnormal, please try again')).toBeVisible()
  await page.unroute(listCall)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(tiles(page)).toHaveCount(perPage)
  // The aborted requests are the browser's complaint, not the page's.
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !text.includes('ERR_FAILED')))
})

test('an unknown address says so and leads home', async ({ page }) => {
  await page.goto('/no/such/page')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('main').getByRole('link').click()
  await expect(page).toHaveURL(/\/$/)
  await expect(tiles(page)).toHaveCount(perPage)
})
