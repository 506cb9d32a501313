import type { Locator } from '@playwright/test'
import { looks } from './looks.ts'
import { expect, test, tiles } from './running-portal.ts'

const left = async (place: Locator) => (await place.boundingBox())?.x ?? Number.NaN // physical: what is mirrored
const languages = [
  { code: 'AR', tag: 'ar', nativeName: 'العربية', direction: 'rtl' },
  { code: 'FA', tag: 'fa', nativeName: 'فارسی', direction: 'rtl' },
  { code: 'UR', tag: 'ur', nativeName: 'اردو', direction: 'rtl' },
] as const
const phone = { width: 390, height: 844 }

for (const { code, tag } of looks(languages.slice(2), languages.slice(0, 2))) {
  test(`[SYS-11] ${tag} is laid out from right to left: frame, pager, popups and drawer`, async ({
    page,
    operator,
  }) => {
    const before = await operator.get('languages')
    const others = before.offered.filter((language) => language.code !== code)
    const own = languages.filter((language) => language.code === code)
    await operator.set('languages', { ...before, offered: [...others, ...own] })
    await page.goto(`/rng?lang=${code}`)
    await expect(tiles(page)).toHaveCount(18)
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    expect(await left(page.getByRole('main'))).toBeLessThan(await left(page.getByRole('complementary').first()))
    expect(await left(tiles(page).nth(1))).toBeLessThan(await left(tiles(page).nth(0)))
    const pager = page.getByRole('main').getByRole('navigation').last().getByRole('link')
    expect(await left(pager.last())).toBeLessThan(await left(pager.first()))

    await page.setViewportSize(phone)
    await page.getByRole('banner').getByRole('button').first().click()
    const drawer = page.getByRole('dialog')
    await expect(drawer).toBeVisible()
    await expect.poll(async () => (await left(drawer)) > 0).toBe(true)
    await page.keyboard.press('Escape')
    await operator.set('languages', before)
  })
}

test('[SYS-11] English words in a layout from the right end where English ends, and start at the right', async ({
  page,
  operator,
}) => {
  const before = await operator.get('languages')
  const persian = languages.filter(({ code }) => code === 'FA')
  await operator.set('languages', { ...before, offered: [...before.offered, ...persian] })
  await page.setViewportSize(phone)
  await page.goto('/nowhere?lang=FA')
  const sentence = page.getByText('Play for fun, and stop when it stops being fun.')
  await expect(sentence).toHaveCSS('unicode-bidi', 'plaintext')
  // The page hides itself for a moment while a part of it loads; what is hidden stands nowhere.
  await expect(sentence).toBeVisible()
  // The full stop stands after the last letter, to its right.
  await expect.poll(() => sentence.evaluate(reachOfFullStop)).toBeGreaterThan(0)
  await expect(sentence).toHaveCSS('text-align', 'right')
  await operator.set('languages', before)
})

/** How far to the right of the last letter the full stop stands, in pixels. */
function reachOfFullStop(paragraph: HTMLElement | SVGElement): number {
  const text = paragraph.firstChild as Text
  const place = (from: number) => {
    const range = document.createRange()
    range.setStart(text, from)
    range.setEnd(text, from + 1)
    return range.getBoundingClientRect().x
  }
  return place(text.length - 1) - place(text.length - 2)
}
