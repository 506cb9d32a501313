import { callTable } from '@banyan/contract/client.gen.ts'
import type { Page } from '@playwright/test'
import { axeFaults } from './axe-faults.ts'
import { looks } from './looks.ts'
import { expect, test, tiles } from './running-portal.ts'
import { toFooter } from './to-footer.ts'

const until = '2030-01-31T05:30:00Z'
const maintenance = {
  title: { en: 'Back at noon', vi: 'Trở lại lúc trưa', ar: 'نعود ظهرًا' },
  message: { en: 'We are moving to faster machines.', vi: 'Chúng tôi đang chuyển máy chủ.' },
  until,
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
/** The footer asks for the help's topics when it comes; afterwards only what is pressed asks for anything. */
const footerShown = async (page: Page) =>
  await expect((await toFooter(page)).getByRole('button', { name: 'Licences' })).toBeVisible()
const inMaintenance = (page: Page) => expect(heading(page)).toHaveText('Back at noon')

test.use({ timezoneId: 'Asia/Ho_Chi_Minh' })

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.lang || localStorage.setItem('lang', 'EN'))
})

test.afterEach(async ({ operator, complaints }) => {
  await operator.set('availability', { maintenance: null })
  await operator.set('regions', { denied: [] })
  // An answer that refuses is the browser's complaint, not the page's.
  complaints.splice(
    0,
    complaints.length,
    ...complaints.filter((text) => !/(status of|response code:) (503|403)/.test(text)),
  )
})

/** Counts the calls of a page but those that tell whether the portal is open. */
function callsOf(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/wps/') && pathname !== callTable.systemConfig.path) calls.push(pathname)
  })
  return calls
}

for (const path of looks(['/rng?pageNo=3'], ['/', '/home', '/no/such/page'])) {
  test(`[SYS-02] maintenance replaces ${path}, and nothing is asked meanwhile`, async ({ page, operator }) => {
    await operator.set('availability', { maintenance })
    const calls = callsOf(page)
    await page.goto(path)
    await inMaintenance(page)
    await expect(page.getByText('We are moving to faster machines.')).toBeVisible()
    await expect(page.getByText(/Thursday 31 January at 12:30 \u2066GMT\+7\u2069/)).toBeVisible()
    await expect(page.getByRole('navigation')).toHaveCount(0)
    expect(calls).toEqual([])
  })
}

test('[SYS-02] maintenance that begins during use replaces the page, and gives it back at its end', async ({
  page,
  operator,
}) => {
  await page.goto('/rng?pageNo=2')
  await expect(tiles(page)).toHaveCount(18)
  await footerShown(page)
  await operator.set('availability', { maintenance })
  await page.getByRole('link', { name: 'Next page' }).click()
  await inMaintenance(page)
  await expect(page).toHaveURL(/\/rng\?pageNo=3$/)
  await operator.set('availability', { maintenance: null })
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await expect(tiles(page)).toHaveCount(18)
  await expect(page).toHaveURL(/\/rng\?pageNo=3$/)
  await expect(page.locator('[aria-current=page]', { hasText: '3' })).toBeVisible()
})

test('a page that stays open comes back by itself', async ({ page, operator }) => {
  await operator.set('availability', { maintenance })
  await page.clock.install()
  await page.goto('/rng')
  await inMaintenance(page)
  await operator.set('availability', { maintenance: null })
  await page.clock.fastForward(31_000)
  await expect(tiles(page)).toHaveCount(18)
})

test('[SYS-03] a blocked region replaces every page, with the address and the way to have it unlocked', async ({
  page,
  operator,
}) => {
  await operator.set('regions', { denied: ['VN'] })
  const calls = callsOf(page)
  for (const path of ['/', '/no/such/page']) {
    await page.goto(path)
    await expect(page.getByText('contact online customer service to unlock')).toBeVisible()
    await expect(page.getByText(/^(127\.0\.0\.1|::1)$/)).toBeVisible()
    await expect(page.getByRole('navigation')).toHaveCount(0)
  }
  expect(calls).toEqual([])
})

test('[SYS-05] the closed page leads to customer service: a menu of several ways, a link for one', async ({
  page,
  operator,
}) => {
  const before = await operator.get('customerService')
  await operator.set('availability', { maintenance })
  await page.goto('/')
  const button = page.getByText('Contact customer service')
  await button.click()
  const telegram = page.getByRole('link', { name: 'Telegram' })
  await expect(telegram).toHaveAttribute('href', 'https://t.me/banyan_play_demo')
  await expect(telegram).toHaveAttribute('rel', /noopener/)
  await page.keyboard.press('Escape')
  await expect(telegram).toBeHidden()

  await operator.set('customerService', { entries: before.entries.slice(0, 1) })
  await page.reload()
  await expect(page.getByRole('link', { name: 'Contact customer service' })).toHaveAttribute('target', '_blank')
  await operator.set('customerService', before)
})

test('the language can be chosen while closed', async ({ page, operator }) => {
  await operator.set('availability', { maintenance })
  await page.goto('/')
  await page.getByLabel('Language').selectOption('TY')
  await expect(heading(page)).toHaveText('Trở lại lúc trưa')
  await page.getByLabel('Ngôn ngữ').selectOption('AR')
  await expect(heading(page)).toHaveText('نعود ظهرًا')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
})

type Closed = readonly ['maintenance' | 'blocked', width: number, theme: 'dark' | 'light', languages: string[]]
for (const [state, width, theme, languages] of looks<Closed>(
  [
    ['maintenance', 360, 'dark', ['AR']],
    ['blocked', 1440, 'light', ['EN']],
  ],
  [
    ['maintenance', 1440, 'light', ['EN', 'AR']],
    ['blocked', 3840, 'dark', ['EN', 'AR']],
  ],
)) {
  test(`${state}, ${width} px wide, ${theme}: no sideways scroll, no axe violation`, async ({ page, operator }) => {
    if (state === 'maintenance') await operator.set('availability', { maintenance })
    else await operator.set('regions', { denied: ['VN'] })
    await page.setViewportSize({ width, height: 844 })
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    for (const language of languages) {
      await page.goto(`/?lang=${language}`)
      await page.locator('summary').click()
      expect(await page.locator('html').evaluate((html) => html.scrollWidth)).toBeLessThanOrEqual(width)
      expect(await axeFaults(page)).toEqual([])
    }
  })
}
