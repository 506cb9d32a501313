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
/** Each with the number of tiles that it shows at least. */
const pages = [
  { name: 'the lobby', path: '/', settled: 12 },
  { name: 'the slots', path: '/rng?lines=25', settled: 18 },
  { name: 'the hot games', path: '/?type=HOT', settled: 18 },
  { name: 'the live tables', path: '/live', settled: 18 },
  { name: 'the fish of a vendor', path: '/fish?vassalage=JDB', settled: 1 },
  { name: 'bingo', path: '/bingo?pageNo=2', settled: 1 },
  { name: 'games of players', path: '/pvp', settled: 1 },
  { name: 'sports', path: '/sports', settled: 6 },
  { name: 'esports', path: '/esports', settled: 5 },
  { name: 'lotteries', path: '/elott', settled: 2 },
  { name: 'the classic lottery', path: '/lott', settled: 1 },
  { name: 'a search that finds nothing', path: '/?type=RNG&search=qqqqzzzz&vassalage=PG', settled: 0 },
  { name: 'an unknown address', path: '/nowhere', settled: 0 },
]
/** The lobby and the slots are seen on every screen, each other page on every third. */
const seenOn = (screen: number) => pages.filter((_, index) => index < 2 || (index + screen) % 3 === 0)

for (const [screen, [language, theme, width]] of screens.entries()) {
  for (const { name, path, settled } of seenOn(screen)) {
    test(`${name} in ${language}, ${theme}, ${width} px wide: its direction, no sideways scroll, no axe violation`, async ({
      page,
    }) => {
      const [tag, direction] = languages[language]
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
      await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=${language}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect.poll(() => tiles(page).count()).toBeGreaterThanOrEqual(settled)

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
