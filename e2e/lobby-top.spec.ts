import type { Locator, Page } from '@playwright/test'
import { axeFaults } from './axe-faults.ts'
import { expect, test } from './running-portal.ts'

const phone = { width: 390, height: 844 }

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.addInitScript(() => localStorage.lang || localStorage.setItem('lang', 'EN'))
})

const track = (page: Page) => page.locator('.marquee-track')
/** How far the titles have passed by, in px; further than zero at the end side where lines run from right to left. */
const passed = (page: Page) => track(page).evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).m41)
const moves = async (page: Page) => {
  const before = await passed(page)
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 200))))
  return (await passed(page)) - before
}

test('[LOB-01] the marquee scrolls, pauses on hover and focus, and opens the notices at the item', async ({ page }) => {
  await page.goto('/')
  await page.mouse.move(5, 5)
  await expect(track(page)).toBeVisible()
  await expect.poll(() => moves(page)).toBeLessThan(0)
  await page.locator('.marquee').hover()
  await expect.poll(() => moves(page)).toBe(0)
  await page.mouse.move(5, 5)
  await expect.poll(() => moves(page)).toBeLessThan(0)

  const title = page.getByRole('region', { name: 'Latest notices' }).getByRole('listitem').nth(2).getByRole('button')
  await page.getByRole('main').focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(title).toBeFocused()
  await expect(title).toBeInViewport()
  expect(await moves(page)).toBe(0)
  const name = (await title.textContent()) ?? ''
  await page.keyboard.press('Enter')
  const popup = page.getByRole('dialog', { name: 'Notices' })
  await expect(popup.getByRole('heading', { name })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(popup).toBeHidden()
  await expect(title).toBeFocused()
})

test('[LOB-01] with reduced motion the marquee stands still, and each title can be reached', { tag: '@deep' }, async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await expect(track(page)).toBeVisible()
  expect(await moves(page)).toBe(0)
  const last = page.getByRole('region', { name: 'Latest notices' }).getByRole('listitem').last().getByRole('button')
  await last.focus()
  await expect(last).toBeInViewport()
})

test('the marquee runs to the other side where lines run from right to left', { tag: '@deep' }, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('lang', 'AR'))
  await page.goto('/')
  await page.mouse.move(700, 700)
  await expect(track(page)).toBeVisible()
  await expect.poll(() => moves(page)).toBeGreaterThan(0)
})

const carousel = (page: Page) => page.getByRole('region', { name: 'Highlights' })
const dot = (page: Page, index: number) => carousel(page).getByRole('button', { name: `Show highlight ${index}` })

test('banners go on by themselves, by their dots and by a swipe; paused they stand', async ({ page }) => {
  await page.goto('/')
  await page.mouse.move(5, 5)
  await expect(dot(page, 1)).toHaveAttribute('aria-current', 'true')
  await expect(dot(page, 2)).toHaveAttribute('aria-current', 'true')
  await page.getByRole('button', { name: 'Pause everything that moves' }).first().click()
  await dot(page, 1).click()
  await expect(dot(page, 1)).toHaveAttribute('aria-current', 'true')
  const box = (await carousel(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const middle = box.y + box.height / 3
  await page.mouse.move(box.x + box.width * 0.9, middle)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * 0.2, middle, { steps: 8 })
  await page.mouse.up()
  await expect(dot(page, 2)).toHaveAttribute('aria-current', 'true')
})

/** The list of the banners, and whether the current one stands where it is seen, but for a pixel's fraction. */
const slides = (page: Page) => carousel(page).locator('> div > ul')
const isInPlace = async (page: Page) => {
  const left = async (of: Locator) => (await of.boundingBox())?.x ?? Number.NaN
  return Math.abs((await left(slides(page).locator('> li:not([inert])'))) - (await left(carousel(page)))) < 1
}
const isTurning = (page: Page) =>
  slides(page).evaluate((list) => list.getAnimations().some(({ playState }) => playState === 'running'))
/** A turn takes a second. */
const often = { intervals: [100] }

test('no code runs for the frames of a turn, which goes on from the last banner to the first', {
  tag: '@deep',
}, async ({ page }) => {
  await page.goto('/')
  await expect(dot(page, 1)).toBeVisible()
  const last = (await slides(page).locator('> li').count()) - 1
  await expect(async () => {
    await dot(page, last + 1).click()
    await expect(dot(page, last + 1)).toHaveAttribute('aria-current', 'true', { timeout: 500 })
    await expect.poll(() => isInPlace(page), { timeout: 3_000 }).toBe(true)
  }).toPass()
  await page.mouse.move(5, 5)
  await expect.poll(() => isTurning(page), often).toBe(true)
  await slides(page).evaluate((list) => {
    const seen = window as unknown as { written: number }
    seen.written = 0
    new MutationObserver((changes) => {
      seen.written += changes.length
    }).observe(list, { attributes: true, attributeFilter: ['style'], subtree: true })
  })
  await expect(dot(page, 1)).toHaveAttribute('aria-current', 'true')
  await expect.poll(() => isTurning(page)).toBe(false)
  expect(await isInPlace(page)).toBe(true)
  // What is put in order at its end; a second of frames would be sixty.
  expect(await page.evaluate(() => (window as unknown as { written: number }).written)).toBeLessThan(15)
})

test('whoever touches banners that turn has the next one under the finger', async ({ page }) => {
  await page.goto('/')
  await page.mouse.move(5, 5)
  await expect.poll(() => isTurning(page), often).toBe(true)
  const { x, y } = (await carousel(page).boundingBox()) ?? { x: 0, y: 0 }
  await page.mouse.move(x + 20, y + 20)
  await page.mouse.down()
  expect([await isTurning(page), await isInPlace(page)]).toEqual([false, true])
  await page.mouse.up()
})

test('nothing turns under a finger that stays', { tag: '@deep' }, async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
  await page.mouse.move(5, 5)
  await expect.poll(() => isTurning(page), often).toBe(true)
  const { x, y } = (await carousel(page).boundingBox()) ?? { x: 0, y: 0 }
  const finger = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints })
  await touch('touchStart', [{ x: x + 20, y: y + 20 }])
  await page.clock.fastForward(20_000)
  expect(await isTurning(page)).toBe(false)
  await touch('touchEnd', [])
  await page.clock.fastForward(6_000)
  await expect.poll(() => isTurning(page), often).toBe(true)
})

test('a banner leads to its page', { tag: '@deep' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await carousel(page).getByRole('link', { name: 'Browse the games' }).first().click()
  await expect(page).toHaveURL(/\/rng$/)
})

test('from right to left the pictures are mirrored and a swipe to the right goes on', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('lang', 'AR'))
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  const art = page.locator('.banner-art').first()
  await expect(art).toHaveCSS('scale', '-1 1')
  const slides = page.locator('section[aria-roledescription] > div > ul').first().locator('> li')
  const dots = page.locator('.banner-dot')
  // What moves the slides comes after the first paint: until then a dot does nothing, nor would a swipe.
  await expect(async () => {
    await dots.nth(2).click()
    await expect(slides.nth(2)).not.toHaveAttribute('inert', { timeout: 500 })
  }).toPass()
  await dots.first().click()
  await expect(slides.first()).not.toHaveAttribute('inert')
  // The picture is pressed where it is shown: until it stands there, it would be pressed beside the screen.
  const left = async (of: Locator) => Math.round((await of.boundingBox())?.x ?? Number.NaN)
  const shown = page.locator('section[aria-roledescription] > div').first()
  await expect.poll(async () => (await left(slides.first())) - (await left(shown))).toBe(0)
  const box = (await shown.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.move(box.x + box.width * 0.2, box.y + 60)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * 0.9, box.y + 60, { steps: 8 })
  await page.mouse.up()
  await expect(slides.nth(1)).not.toHaveAttribute('inert')
})

test('the lobby’s top keeps its places: nothing shifts while it comes', async ({ page }) => {
  for (const size of [phone, { width: 1440, height: 900 }]) {
    await page.setViewportSize(size)
    await page.addInitScript(() => {
      const seen = window as unknown as { shifted: number }
      seen.shifted = 0
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.shifted += (entry as unknown as { value: number }).value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto('/')
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted)).toBeLessThan(0.02)
  }
})

test('the bottom bar of a phone leads on and knows where it is', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/')
  const bar = page.getByRole('navigation', { name: 'Quick navigation' })
  await expect(bar.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page')
  await bar.getByRole('link', { name: 'Games' }).click()
  await expect(page).toHaveURL(/\/rng$/)
  await expect(bar.getByRole('link', { name: 'Games' })).toHaveAttribute('aria-current', 'page')
  await bar.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
})

test('the search of the header finds games of every type, by keyboard', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Search all games' }).click()
  const popup = page.getByRole('dialog', { name: 'Search all games' })
  await popup.getByRole('searchbox').fill('dragon')
  const first = popup.getByRole('link').first()
  await expect(first).toContainText(/dragon/i)
  await page.keyboard.press('ArrowDown')
  await expect(first).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(popup.getByRole('searchbox')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(popup).toBeHidden()
  await expect(page).toHaveURL(/search=/)
})
