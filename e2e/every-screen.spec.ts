import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, tiles } from './running-portal.ts'

const languages = { EN: ['en', 'ltr'], TY: ['vi', 'ltr'], AR: ['ar', 'rtl'], CN: ['zh-Hans', 'ltr'] } as const
type Language = keyof typeof languages

/** Pairwise over language, theme and width: every two values meet at least once. */
const screens: readonly (readonly [Language, 'dark' | 'light', number])[] = [
  ['EN', 'dark', 360],
  ['EN', 'light', 1440],
  ['TY', 'light', 360],
  ['TY', 'dark', 768],
  ['AR', 'dark', 1440],
  ['AR', 'light', 390],
  ['CN', 'light', 768],
  ['CN', 'dark', 390],
  ['EN', 'dark', 3840],
  ['AR', 'light', 3840],
  ['AR', 'light', 360],
]
const pages = [
  { name: 'the slots', path: '/', settled: 18 },
  { name: 'a page past the last', path: '/?pageNo=5000', settled: 0 },
  { name: 'an unknown address', path: '/nowhere', settled: 0 },
]

for (const [language, theme, width] of screens) {
  for (const { name, path, settled } of pages) {
    test(`${name} in ${language}, ${theme}, ${width} px wide: its direction, no sideways scroll, no axe violation`, async ({
      page,
    }) => {
      const [tag, direction] = languages[language]
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
      await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=${language}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(tiles(page)).toHaveCount(settled)

      const root = page.locator('html')
      await expect(root).toHaveAttribute('lang', tag)
      await expect(root).toHaveAttribute('dir', direction)
      expect(await root.evaluate((html) => html.scrollWidth)).toBeLessThanOrEqual(width)
      expect(
        (await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']).analyze()).violations,
      ).toEqual([])
    })
  }
}
