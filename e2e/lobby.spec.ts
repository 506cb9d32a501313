import { callTable } from '@banyan/contract/client.gen.ts'
import type { Page } from '@playwright/test'
import { looks } from './looks.ts'
import { expect, test, tiles } from './running-portal.ts'

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const typeMenu = (page: Page) => page.getByRole('navigation', { name: 'Types of games' })
const hotNames = (page: Page) => section(page, 'Hot games').getByRole('article').getByRole('heading').allTextContents()

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.lang || localStorage.setItem('lang', 'EN'))
})

function countCalls(page: Page, id: keyof typeof callTable): () => number {
  let count = 0
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === callTable[id].path) count += 1
  })
  return () => count
}

test('the lobby loads its sections as they come near', async ({ page }) => {
  const lists = countCalls(page, 'gameList')
  await page.goto('/')
  await expect(section(page, 'Hot games').getByRole('article')).toHaveCount(12)
  const atFirst = lists()
  expect(atFirst).toBeLessThan(5)
  for (const name of ['Slots', 'Live casino', 'Fish', 'Sports', 'Esports', 'PvP', 'Lottery']) {
    await section(page, name).scrollIntoViewIfNeeded()
    await expect(section(page, name).getByRole('article').first()).toBeVisible()
    expect(await section(page, name).getByRole('article').count()).toBeLessThanOrEqual(12)
  }
  await section(page, 'Cockfight').scrollIntoViewIfNeeded()
  await expect(section(page, 'Cockfight').getByRole('article')).toHaveCount(5)
})

test('nothing shifts while the lobby loads and is scrolled through', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
        if (!hadRecentInput) Object.assign(window, { shift: Reflect.get(window, 'shift') + value })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/')
  await expect(section(page, 'Hot games').getByRole('article')).toHaveCount(12)
  for (let y = 0; y < 4000; y += 300) {
    await page.mouse.wheel(0, 300)
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))))
  }
  expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBeLessThan(0.02)
})

test('the menu chooses a type, which is the address; More leads to the same list', async ({ page }) => {
  await page.goto('/')
  await expect(typeMenu(page).getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page')
  await page.mouse.wheel(0, 400)
  await typeMenu(page).getByRole('link', { name: 'Fish' }).click()
  await expect(page).toHaveURL(/\/\?type=FISH$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Fish' })).toBeVisible()
  await expect(tiles(page)).toHaveCount(18)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await section(page, 'Hot games').getByRole('link', { name: /^More/ }).click()
  await expect(page).toHaveURL(/\/\?type=HOT$/)
  await expect(page.getByText('128 games')).toBeVisible()
  await expect(tiles(page)).toHaveCount(18)
})

test('[LOB-14] hot games are asked for once a session, until they are refreshed', async ({ page }) => {
  const asked = countCalls(page, 'hotGames')
  await page.goto('/')
  await expect(section(page, 'Hot games').getByRole('article')).toHaveCount(12)
  await page.reload()
  await expect(section(page, 'Hot games').getByRole('article')).toHaveCount(12)
  expect(asked()).toBeLessThanOrEqual(1)
  const before = asked()
  await page.goto('/?type=HOT')
  await page.getByRole('button', { name: 'Refresh the hot games' }).click()
  await expect.poll(asked).toBe(before + 1)
})

test('a section narrows in its place, without accents too', async ({ page }) => {
  await page.goto('/')
  const hot = section(page, 'Hot games')
  await expect(hot.getByRole('article')).toHaveCount(12)
  await hot.getByRole('button', { name: 'PG', exact: true }).click()
  await expect(hot.getByRole('article').filter({ hasNotText: 'PG' })).toHaveCount(0)
  await hot.getByRole('textbox').fill('ROOSTER')
  await expect.poll(async () => (await hotNames(page)).every((name) => /rooster/i.test(name))).toBe(true)
  await hot.getByRole('textbox').fill('qqqqq')
  await expect(hot.getByText('No game is called “qqqqq”')).toBeVisible()
  await hot.getByRole('button', { name: 'Clear the search' }).last().click()
  await expect(hot.getByRole('article').first()).toBeVisible()
})

test('games of a section are turned by arrows, in Arabic to the other side', async ({ page }) => {
  for (const [lang, next, title] of [
    ['EN', 'More games', 'Live casino'],
    ['AR', 'المزيد من الألعاب', 'الكازينو المباشر'],
  ] as const) {
    await page.goto(`/?lang=${lang}`)
    const live = section(page, title)
    await live.scrollIntoViewIfNeeded()
    const shown = live.getByRole('article')
    await expect(shown).toHaveCount(12)
    await live.getByRole('button', { name: next }).click()
    await expect(shown.last()).toBeInViewport({ ratio: 0.9 })
    await expect(shown.first()).not.toBeInViewport()
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('targets of 44 px; search of a section opens from its icon and takes the focus', async ({ page }) => {
    await page.goto('/')
    await expect(section(page, 'Hot games').getByRole('article')).toHaveCount(12)
    const slots = section(page, 'Slots')
    await slots.scrollIntoViewIfNeeded()
    await expect(slots.getByRole('article').first()).toBeVisible()
    // What moves above is wider than the window, and would make the page so.
    expect(await page.evaluate(() => [innerWidth, document.documentElement.scrollWidth])).toEqual([390, 390])
    const small = await page.getByRole('main').evaluate((main) =>
      [...main.querySelectorAll('a[href], button, input')]
        .filter((target) => target.checkVisibility({ visibilityProperty: true }))
        .map((target) => ({ target, box: target.getBoundingClientRect() }))
        .filter(({ box }) => box.height < 44 || box.width < 44)
        .map(({ target, box }) => `${target.outerHTML.slice(0, 100)} ${box.width} × ${box.height}`),
    )
    expect(small).toEqual([])
    await slots.getByRole('button', { name: 'Search by game name' }).tap()
    await expect(slots.getByRole('textbox')).toBeFocused()
    await slots.getByRole('textbox').fill('dragon')
    await expect(slots.getByRole('link', { name: /^More/ })).toHaveAttribute('href', '/?type=RNG&search=dragon')
  })
})

for (const [width, menu] of looks<readonly [number, string]>(
  [
    [390, 'open'],
    [1440, 'collapsed'],
  ],
  [
    [768, 'open'],
    [1440, 'open'],
  ],
)) {
  test(`before any code has come the first banner stands where it will stay: ${width} px wide, menu ${menu}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.addInitScript((state) => localStorage.setItem('sideMenu', state), menu)
    const { promise: mayCome, resolve: letCome } = Promise.withResolvers<void>()
    await page.route('**/js/**', async (route) => {
      await mayCome
      await route.continue()
    })
    await page.goto('/?lang=EN', { waitUntil: 'commit' })
    const picture = page.locator('#root img').first()
    await expect(picture).toHaveJSProperty('complete', true)
    const before = await picture.boundingBox()
    expect(before?.height).toBeGreaterThan(150)
    letCome()
    const banner = page.getByRole('main').locator('.banner img').first()
    await expect(banner).toBeVisible()
    expect(await banner.boundingBox()).toEqual(before)
  })
}
