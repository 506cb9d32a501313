import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { inLanguage } from './in-language.ts'
import { expect, holdSession, test, tiles } from './running-portal.ts'

const notLoaded = 'A part of the page could not be loaded, please try again'

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('lang', 'EN'))
})

/** What fails on purpose is no complaint. */
const expected = /Failed to load resource|chunk|Failed to fetch/
const forget = (complaints: string[]) => {
  expect(complaints.filter((complaint) => !expected.test(complaint))).toEqual([])
  complaints.length = 0
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const downloadRow = (page: Page) => page.getByRole('complementary').getByRole('link', { name: 'Download' })

/** Marks the document: it is gone after a reload. */
const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-mark', 'same'))
const isMarked = (page: Page) => page.evaluate(() => document.documentElement.dataset.mark === 'same')

test('[SYS-16] chunks are named with a hash of their content, scripts under js and styles under css', async ({
  page,
}) => {
  const files = (folder: string) => readdirSync(`portal/dist/${folder}`).filter((name) => !/\.(gz|br)$/.test(name))
  expect(files('js').length).toBeGreaterThan(20)
  for (const name of files('js')) expect(name).toMatch(/^[\w.-]+-[\w-]{8}\.js$/)
  expect(files('css')).toEqual([expect.stringMatching(/^[\w-]+-[\w-]{8}\.css$/)])
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/rng')
  await expect(tiles(page).first()).toBeVisible()
  const code = asked.filter((path) => /\.(js|css)$/.test(path))
  expect(code.length).toBeGreaterThan(3)
  for (const path of code) expect(path).toMatch(/^\/(js\/[\w.-]+-[\w-]{8}\.js|css\/[\w-]+-[\w-]{8}\.css)$/)
  // Two names with one content would be fetched twice.
  const bodies = await Promise.all(code.map(async (path) => (await page.request.get(path)).body()))
  expect(new Set(bodies.map((body) => createHash('sha256').update(body).digest('hex'))).size).toBe(code.length)
})

test('[SYS-16] a page whose chunk fails says so and is fetched again, without losing what stands around it', async ({
  page,
  complaints,
}) => {
  await page.route('**/js/download-page-*.js', (route) => route.abort())
  await page.goto('/rng')
  await expect(tiles(page).first()).toBeVisible()
  await mark(page)
  await downloadRow(page).click()
  await expect(heading(page, notLoaded)).toBeVisible()
  await expect(page).toHaveURL(/\/download$/)
  await expect(page.getByRole('banner')).toBeVisible()
  // The page says the same before and after it has tried in vain.
  const failedAgain = page.waitForEvent('requestfailed', (request) => request.url().includes('/js/download-page-'))
  await page.getByRole('button', { name: 'Try again' }).click()
  await failedAgain
  await expect(heading(page, notLoaded)).toBeVisible()
  await page.unroute('**/js/download-page-*.js')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(heading(page, 'Download')).toBeVisible()
  expect(await isMarked(page)).toBe(true)
  forget(complaints)
})

test('[SYS-16] a popup whose chunk fails leaves the page whole, and opens once it is tried again', {
  tag: '@deep',
}, async ({ page, complaints }) => {
  await page.goto('/rng')
  await expect(tiles(page).first()).toBeVisible()
  // What tells of failures is fetched ahead.
  await page.waitForLoadState('networkidle')
  await page.route('**/js/game-search-*.js', (route) => route.abort())
  await page.getByRole('button', { name: 'Search all games' }).click()
  await expect(page.getByText(notLoaded)).toBeVisible()
  await expect(tiles(page).first()).toBeVisible()
  await page.unroute('**/js/game-search-*.js')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  forget(complaints)
})

test('[SYS-16] after a new release the page reloads itself, once', async ({ page, complaints }) => {
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1
  })
  await page.route('**/js/download-page-*.js', (route) => route.fulfill({ status: 404 }))
  await page.route(
    (url) => url.pathname === '/',
    (route) => route.fulfill({ body: '<script type="module" src="/js/index-newer_01.js"></script>' }),
  )
  await page.goto('/rng')
  await expect(tiles(page).first()).toBeVisible()
  await mark(page)
  await downloadRow(page).click()
  await expect.poll(() => documents).toBe(2)
  await expect(heading(page, notLoaded)).toBeVisible()
  expect(await isMarked(page)).toBe(false)
  await expect(page).toHaveURL(/\/download$/)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(heading(page, notLoaded)).toBeVisible()
  // The newer release has had its reload.
  expect(documents).toBe(2)
  forget(complaints)
})

test('[SYS-16] code that does not come at all is told of in the language of the visit, with a way to load it again', async ({
  page,
  complaints,
}) => {
  let blocked = true
  await page.route('**/js/libraries-*.js', (route) => (blocked ? route.abort() : route.continue()))
  await page.goto('/?lang=TY')
  await expect(page.getByRole('alert')).toContainText('Trang này cần JavaScript')
  await expect(page).toHaveTitle('Banyan Play')
  blocked = false
  await page.getByRole('link', { name: 'Tải lại trang' }).click()
  await expect(tiles(page).first()).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  forget(complaints)
})

test('[SYS-16] so it is at the console', { tag: '@deep' }, async ({ page, server, complaints }) => {
  let blocked = true
  await page.route('**/js/libraries-*.js', (route) => (blocked ? route.abort() : route.continue()))
  await page.goto(`http://console.localhost:${new URL(server.operator).port}/?lang=TY`)
  await expect(page.getByRole('alert')).toContainText('Trang này cần JavaScript')
  await expect(page).toHaveTitle('Banyan Play · Trang điều hành')
  blocked = false
  await page.getByRole('link', { name: 'Tải lại trang' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  forget(complaints)
})

test('[SYS-16] what opens late and does not come is told, and opens once it is tried again', async ({
  page,
  operator,
  complaints,
}) => {
  await holdSession(page, operator, 'linhtran')
  let isDown = true
  await page.route(/[/]js[/]way-dialogs-/, (route) => (isDown ? route.abort() : route.continue()))
  const again = page.getByRole('button', { name: 'Try again' })
  const mobile = page.getByRole('button', { name: /: Mobile number$/ })
  const opened = page.getByRole('dialog', { name: 'Change the mobile number' })
  for (const press of [again, mobile]) {
    isDown = true
    await page.goto('/member/securityCenter?lang=EN')
    await mobile.click()
    await expect(again).toBeVisible()
    isDown = false
    await press.click()
    await expect(opened).toBeVisible()
  }
  forget(complaints)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('[SYS-16] a document says that it needs them', async ({ page, server }) => {
    for (const path of ['/', '/promotions', '/login', `http://console.localhost:${new URL(server.operator).port}/`]) {
      await page.goto(path)
      // Searches for a text pass by what stands in this element.
      const said = page.locator('body > noscript p')
      await expect(said).toBeVisible()
      await expect(said).toContainText('This page needs JavaScript')
    }
  })
})

/** Scripts that came without the document having asked for them; those that every page fetches late are left out, and workers. */
async function askedForLate(page: Page, path: string): Promise<string[]> {
  await page.goto(inLanguage(path))
  await page.waitForLoadState('networkidle')
  return await page.evaluate(() => {
    const asked = [...document.querySelectorAll('link[rel=modulepreload], script[type=module]')].map(
      (element) => element.getAttribute('href') ?? element.getAttribute('src'),
    )
    const scripts = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
    const isLate = (script: string) => /[/]js[/](after-paint|footer|lobby-late|announcements|windows)-/.test(script)
    return scripts.filter((script) => /[/]js[/].*[.]js$/.test(script) && !asked.includes(script) && !isLate(script))
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the document asks at once for all that its page is made of', async ({ page, operator }) => {
    const visitors = ['/rng', '/help', '/info/faq', '/download', '/mirrors', '/promotions/wheel', '/vip', '/draws']
    for (const path of visitors) expect.soft([path, await askedForLate(page, path)]).toEqual([path, []])
    await holdSession(page, operator, 'linhtran')
    const own = ['securityCenter', 'profile', 'depositv2', 'withdraw', 'transferFund', 'bonusDetails', 'rewardCenter']
    for (const path of [...own.map((name) => `/member/${name}`), '/favorite', '/vnLottery'])
      expect.soft([path, await askedForLate(page, path)]).toEqual([path, []])
  })

  test('[LOT-03] a lottery finds no script late, of a classic one none but the rules of its family', async ({
    page,
    operator,
  }) => {
    await holdSession(page, operator, 'linhtran')
    const classic = { SSC5M: 'ssc', LHC5M: 'lhc', PK5M: 'pk10' }
    for (const [game, family] of Object.entries(classic))
      expect
        .soft(await askedForLate(page, `/lottery?gameCode=${game}`))
        .toEqual([expect.stringMatching(`/js/${family}-family-`)])
    for (const path of ['/vnLottery?gameCode=VNN', '/vnLottery?gameCode=VNFS1M', '/seaLottery?gameCode=D4F5M'])
      expect.soft([path, await askedForLate(page, path)]).toEqual([path, []])
  })
})
