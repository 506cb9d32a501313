import { callTable } from '@banyan/contract/client.gen.ts'
import type { Page } from '@playwright/test'
import { expect, test, tiles } from './running-portal.ts'

const listCall = `**${callTable.gameList.path}?*`
const perPage = 18

const pager = (page: Page) => page.getByRole('main').getByRole('navigation', { name: 'Pages' })
const firstName = (page: Page) => tiles(page).first().getByRole('heading').textContent()
const searchField = (page: Page) => page.getByRole('textbox', { name: 'Search by game name' })
const vendors = (page: Page) => page.getByRole('navigation', { name: 'Vendors' })

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('lang', 'EN'))
})

test('a visitor pages through the slots, and every page has an address', async ({ page }) => {
  await page.goto('/rng')
  await expect(page).toHaveTitle('Slots – Banyan Play')
  await expect(page.getByText('9,940 games')).toBeVisible()
  await expect(tiles(page)).toHaveCount(perPage)
  const first = await firstName(page)

  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(page).toHaveURL(/\/rng\?pageNo=2$/)
  await expect.poll(() => firstName(page)).not.toBe(first)
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  await expect(tiles(page)).toHaveCount(perPage)
  const second = await firstName(page)

  await page.goBack()
  await expect.poll(() => firstName(page)).toBe(first)
  await page.goForward()
  await page.reload()
  await expect.poll(() => firstName(page)).toBe(second)
})

test('every tile shows its art, and one in maintenance shows it in slate and says until when', async ({ page }) => {
  await page.goto('/rng')
  await expect(tiles(page)).toHaveCount(perPage)
  for (const tile of await tiles(page).all()) {
    const image = tile.locator('img')
    await image.scrollIntoViewIfNeeded()
    await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
    const isClosed = (await tile.getByText('Maintenance').count()) > 0
    const address = (await image.getAttribute('src')) ?? ''
    expect(address).toMatch(isClosed ? /^\/art\/\w+\.slate\./ : /^\/(art|assets)\//)
    if (isClosed) await expect(tile).toContainText(/until .*\d\d:\d\d \(.+\)/)
  }
  expect(await tiles(page).getByText('Maintenance').count()).toBeGreaterThan(0)
})

test('search keeps the focus while it narrows the list, and Escape brings all of it back', async ({ page }) => {
  await page.goto('/rng?pageNo=3')
  await expect(tiles(page)).toHaveCount(perPage)
  const before = await page.evaluate(() => history.length)
  await searchField(page).pressSequentially('dragon', { delay: 30 })
  await expect(page).toHaveURL(/\/rng\?search=dragon$/)
  await expect(page.getByText('9,940 games')).toBeHidden()
  await expect.poll(() => firstName(page)).toMatch(/dragon/i)
  await expect(searchField(page)).toBeFocused()
  expect(await page.evaluate(() => history.length)).toBe(before)
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/rng$/)
  await expect(page.getByText('9,940 games')).toBeVisible()
  await expect(searchField(page)).toBeFocused()
})

test('six vendors show at a time, and arrows turn to the next', async ({ page }) => {
  await page.goto('/rng')
  const slides = vendors(page).getByRole('listitem')
  await expect(slides).toHaveCount(12)
  const inView = () =>
    slides.evaluateAll((all) =>
      all.map((slide) => {
        const { left, right } = slide.getBoundingClientRect()
        const row = slide.parentElement?.getBoundingClientRect()
        return row !== undefined && left >= row.left - 1 && right <= row.right + 1
      }),
    )
  await expect.poll(inView).toEqual([...Array(6).fill(true), ...Array(6).fill(false)])
  await page.getByRole('button', { name: 'More vendors' }).click()
  await expect.poll(inView).toEqual([...Array(6).fill(false), ...Array(6).fill(true)])
  await page.getByRole('button', { name: 'Previous vendors' }).click()
  await expect.poll(inView).toEqual([...Array(6).fill(true), ...Array(6).fill(false)])
})

test('the keyboard alone goes to another page, and the focus follows', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/rng')
  await expect(tiles(page)).toHaveCount(perPage)
  const next = page.getByRole('link', { name: 'Next page' })
  await page.getByRole('main').focus()
  for (let presses = 0; presses < 160; presses++) {
    if (await next.evaluate((link) => link === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await expect(next).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/pageNo=2/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('nothing jumps: the pager stays where it is while a page loads', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/rng')
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
  await page.goto('/rng?pageNo=7', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  letGo()
  await expect(tiles(page)).toHaveCount(perPage)
  expect((await pager(page).boundingBox())?.y).toBe(before?.y)
})

test('[SYS-26] art comes from the imageCDN that answers, else the default image; addresses that leave name mainDomain', async ({
  page,
  operator,
  portal,
  complaints,
}) => {
  const before = await operator.get('brand')
  await operator.set('brand', {
    ...before,
    mainDomain: 'play.banyan.example',
    analytics: '',
    imageCDNs: ['https://one.cdn.example', 'https://two.cdn.example/img'],
  })
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).host))
  await page.route('https://one.cdn.example/**', (route) => route.abort())
  let answers = true
  await page.route('https://two.cdn.example/**', async (route) => {
    if (!answers) return await route.abort()
    const { pathname } = new URL(route.request().url())
    const art = await fetch(new URL(pathname.replace(/^\/img/, ''), portal))
    await route.fulfill({ contentType: 'image/svg+xml', body: await art.text() })
  })
  await page.goto('/live')
  await expect(tiles(page)).toHaveCount(perPage)
  const image = tiles(page).first().locator('img')
  await expect(image).toHaveAttribute('src', /^https:\/\/two\.cdn\.example\/img\/art\//)

  answers = false
  await page.evaluate(() => sessionStorage.clear())
  await page.goto('/fish')
  await expect(tiles(page).first().locator('img')).toHaveAttribute('src', /default-art/)

  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', 'https://play.banyan.example/fish')
  await expect(page.locator('link[hreflang=ar]')).toHaveAttribute('href', 'https://play.banyan.example/fish?lang=AR')
  expect([...hosts].sort()).toEqual([new URL(portal).host, 'one.cdn.example', 'two.cdn.example'].sort())
  await operator.set('brand', before)
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !text.includes('ERR_FAILED')))
})

test('on a phone the badge of a live game keeps off the heart, in the longest language too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const lang of ['EN', 'TY', 'AR', 'CN']) {
    await page.goto(`/live?lang=${lang}`)
    await expect(page.locator('.tile-heart').first()).toBeAttached()
    await page.evaluate(async () => void (await document.fonts.ready))
    const rooms = await page.evaluate(() =>
      [...document.querySelectorAll('.tile:has(.tile-live):has(.tile-heart)')].map((tile) => {
        const badge = tile.querySelector('.tile-live')?.getBoundingClientRect() ?? new DOMRect()
        const heart = tile.querySelector('.tile-heart')
        const touched = heart?.getBoundingClientRect() ?? new DOMRect()
        // What is seen of it is smaller than what a finger needs, and stands in its middle.
        const seen = heart ? Number.parseFloat(getComputedStyle(heart, '::before').width) : Number.NaN
        const middle = touched.x + touched.width / 2
        return document.dir === 'rtl' ? badge.left - (middle + seen / 2) : middle - seen / 2 - badge.right
      }),
    )
    expect.soft(rooms.length, lang).toBeGreaterThan(0)
    expect.soft(Math.min(...rooms), lang).toBeGreaterThanOrEqual(0)
  }
})
