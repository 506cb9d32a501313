import { callTable } from '@banyan/contract/client.gen.ts'
import type { Page } from '@playwright/test'
import { expect, test, tiles } from './running-portal.ts'

const dark = 'rgb(12, 21, 18)'
const light = 'rgb(246, 248, 245)'

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
const named = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name })

/** The document alone is shown, without a line of the portal's own code: what stands there is the first paint. */
async function firstPaint(page: Page): Promise<string> {
  await page.route('**/js/**', () => {})
  await page.goto('/', { waitUntil: 'commit' })
  // The sheet of the build; the line that orders the layers is one too, and says nothing of colours.
  await page.waitForFunction(() => document.body && [...document.styleSheets].some(({ href }) => href))
  const colour = await ground(page)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  return colour
}

for (const [scheme, ground] of [
  ['dark', dark],
  ['light', light],
] as const) {
  test(`[SYS-13] without a choice the theme is the system's: ${scheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme })
    expect(await firstPaint(page)).toBe(ground)
  })
}

for (const [stored, system, ground] of [
  ['light', 'dark', light],
  ['dark', 'light', dark],
] as const) {
  test(`[SYS-13] the first paint has the stored theme: ${stored}, where the system is ${system}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: system })
    await page.addInitScript((theme) => localStorage.setItem('theme', theme), stored)
    expect(await firstPaint(page)).toBe(ground)
    await expect(page.locator('meta[name=color-scheme]')).toHaveAttribute('content', stored)
  })
}

test('[SYS-13] a chosen theme shows at once and is remembered; the system’s comes back by choice', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('lang', 'EN'))
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/')
  await named(page, 'Switch to the light theme').click()
  await expect.poll(() => ground(page)).toBe(light)
  await page.reload()
  await expect(named(page, 'Switch to the dark theme')).toBeVisible()
  expect(await ground(page)).toBe(light)
  await expect(page.locator('meta[name=theme-color][media=all]')).toHaveAttribute('content', '#f6f8f5')
  await page.getByRole('radio', { name: 'System' }).check()
  await expect.poll(() => ground(page)).toBe(dark)
  await page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(() => ground(page)).toBe(light)
  await expect(named(page, 'Switch to the dark theme')).toBeVisible()
})

const language = (page: Page) => page.getByRole('banner').getByRole('combobox')

test('a language is spoken at once, without a reload, everywhere', async ({ page }) => {
  await page.addInitScript(() => localStorage.lang || localStorage.setItem('lang', 'EN'))
  await page.goto('/rng?pageNo=2')
  await expect(page.getByText('9,940 games')).toBeVisible()
  await page.evaluate(() => Object.assign(window, { stayed: true }))
  const sent = page.waitForRequest((request) => new URL(request.url()).pathname === callTable.gameList.path)
  await language(page).selectOption('TY')
  await expect(page.getByText('9.940 trò chơi')).toBeVisible()
  expect((await sent).headers().language).toBe('TY')
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi')
  await language(page).selectOption('AR')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(tiles(page)).toHaveCount(18)
  await expect(page).toHaveURL(/\/rng\?pageNo=2$/)
  expect(await page.evaluate(() => [localStorage.lang, localStorage.hisLang, 'stayed' in window])).toEqual([
    'AR',
    'TY',
    true,
  ])
})

test('a language whose texts do not come says so, and the old one stays', async ({ page, complaints }) => {
  await page.addInitScript(() => localStorage.setItem('lang', 'EN'))
  await page.goto('/rng')
  await expect(tiles(page)).toHaveCount(18)
  await page.route('**/js/texts-*', (route) => route.abort())
  await language(page).selectOption('TY')
  await expect(page.getByText('Network link is abnormal, please try again')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(language(page)).toHaveValue('EN')
  await page.unroute('**/js/texts-*')
  await language(page).selectOption('TY')
  await expect(page.getByText('9.940 trò chơi')).toBeVisible()
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !text.includes('ERR_FAILED')))
})

test.describe('a first visit', () => {
  test.use({ locale: 'ar-EG' })

  test("opens in the browser's language, or where the merchant doesn't follow it, in his own", async ({
    browser,
    portal,
    operator,
  }) => {
    const languages = await operator.get('languages')
    const tag = async (path = '/') => {
      const visitor = await browser.newContext({ locale: 'ar-EG' })
      const page = await visitor.newPage()
      await page.goto(new URL(path, portal).href)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const lang = await page.locator('html').getAttribute('lang')
      await visitor.close()
      return lang
    }
    expect(await tag()).toBe('ar')
    expect(await tag('/?lang=CN')).toBe('zh-Hans')
    await operator.set('languages', { ...languages, followBrowser: false })
    expect(await tag()).toBe('vi')
    await operator.set('languages', languages)
  })
})

test('a language without texts works: English words, its own content, and its mark', async ({ page, operator }) => {
  const languages = await operator.get('languages')
  const japanese = { code: 'JA', tag: 'ja', nativeName: '日本語', direction: 'ltr' } as const
  await operator.set('languages', { ...languages, offered: [...languages.offered, japanese] })
  await page.goto('/rng?lang=JA')
  await expect(page.getByText('9,940 games')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(language(page).locator('option:checked')).toHaveText('日本語 (incomplete)')
  await operator.set('languages', languages)
})

test('each language has an address that search engines can follow', async ({ page }) => {
  await page.goto('/rng?pageNo=2')
  await expect(tiles(page)).toHaveCount(18)
  const alternate = page.locator('link[rel=alternate][hreflang=ar]')
  const address = (await alternate.getAttribute('href')) ?? ''
  await page.goto(address)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', address)
})
