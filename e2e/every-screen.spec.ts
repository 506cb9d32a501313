import { axeFaults, wcagTags } from './axe-faults.ts'
import { addressOfFrames, expect, test } from './running-portal.ts'
import { everyScreen, inOwnLanguages } from './screens/every-screen.ts'
import { openScreen, type Screen, wideFrom } from './screens/screens.ts'

const languages = { EN: ['en', 'ltr'], TY: ['vi', 'ltr'], AR: ['ar', 'rtl'], CN: ['zh-Hans', 'ltr'] } as const
type Language = keyof typeof languages
const themes = ['dark', 'light'] as const
type Theme = (typeof themes)[number]

/** From the narrowest phone to a wall; the last one costs as much as all others, so few screens are shown on it. */
const widths = [360, 768, 1440]
const wall = 3840
/** Where axe looks; the theme changes between them. */
const looked = [390, 1440]

/** One opening of a screen: it begins in the theme, and changes to the other for wide windows; axe looks at some widths. */
type Opening = readonly [Screen, Language, Theme, readonly number[]]

const fits = ({ only }: Screen, width: number) => !only || (only === 'wide') === width >= wideFrom

const otherThan = (theme: Theme): Theme => (theme === 'dark' ? 'light' : 'dark')
const languageNames = Object.keys(languages) as Language[]
const pairs = languageNames.flatMap((language) =>
  themes.flatMap((theme) => looked.map((width) => ({ language, theme, width }))),
)
const unmet = [...pairs]
const inArabic = pairs.filter(({ language }) => language === 'AR')
/** Each takes the first pair of language, theme and width that none before it has and that fits it; then Arabic's turn comes. */
const byTurns = inOwnLanguages.map((screen, number): Opening => {
  const isFitting = ({ width }: { width: number }) => fits(screen, width)
  const at = unmet.findIndex(isFitting)
  const [pair] = at < 0 ? inArabic.filter(isFitting).slice(-1 - (number % 2)) : unmet.splice(at, 1)
  if (!pair) throw new Error(`${screen.name} is shown at none of these widths`)
  const { language, theme, width } = pair
  return [screen, language, width < wideFrom ? theme : otherThan(theme), [width]]
})
/** Every screen in every language and theme. */
const all = everyScreen.flatMap((screen) =>
  languageNames.flatMap((language) => themes.map((theme): Opening => [screen, language, theme, looked])),
)

// What is announced is closed by whoever opens the screen.
test.use({ announced: true, baseURL: addressOfFrames })

test('every pair of language, theme and width is met by some screen', () => {
  expect(unmet).toEqual([])
})

for (const [screen, language, theme, seen] of process.env.EVERY_SCREEN === '1' ? all : byTurns) {
  test(`[NAV-15] ${screen.name} in ${language}, ${theme}: its direction, no sideways scroll at any width, no axe violation`, async ({
    page,
    operator,
  }) => {
    // What axe sees at every width is what everybody sees.
    const isShownOnWall = seen === looked
    const fitting = [...new Set([...widths, ...seen, ...(isShownOnWall ? [wall] : [])])]
      .toSorted((one, other) => one - other)
      .filter((width) => fits(screen, width))
    await page.setViewportSize({ width: fitting[0] ?? 0, height: 900 })
    await page.emulateMedia({ colorScheme: (fitting[0] ?? 0) < wideFrom ? theme : otherThan(theme) })
    await openScreen(page, operator, screen, language)

    const root = page.locator('html')
    const [tag, direction] = languages[language]
    await expect(root).toHaveAttribute('lang', tag)
    await expect(root).toHaveAttribute('dir', direction)
    for (const width of fitting) {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme: width < wideFrom ? theme : otherThan(theme) })
      await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width)
      // What belongs to the width before is taken away after the resize.
      await expect.poll(() => root.evaluate((html) => html.scrollWidth - html.clientWidth), `${width} px`).toBe(0)
      if (seen.includes(width)) expect(await axeFaults(page, { tags: wcagTags })).toEqual([])
    }
  })
}
