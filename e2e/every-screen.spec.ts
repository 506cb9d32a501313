import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from './running-portal.ts'
import { openScreen, pages, popups, wideFrom } from './screens/screens.ts'

const languages = { EN: ['en', 'ltr'], TY: ['vi', 'ltr'], AR: ['ar', 'rtl'], CN: ['zh-Hans', 'ltr'] } as const
type Language = keyof typeof languages

/** Pairwise over language, theme and width: every two values meet at least once. Wider windows are in widths.spec.ts. */
const pairs: readonly (readonly [Language, 'dark' | 'light', number])[] = [
  ['EN', 'dark', 360],
  ['EN', 'light', 1440],
  ['TY', 'light', 360],
  ['TY', 'dark', 1440],
  ['AR', 'dark', 1440],
  ['AR', 'light', 390],
  ['CN', 'light', 768],
  ['CN', 'dark', 390],
  ['CN', 'dark', 1440],
]
/** Every language, theme and size beside each other, for the hour in which somebody has the time: EVERY_SCREEN=1. */
const everyScreen = Object.keys(languages).flatMap((language) =>
  (['dark', 'light'] as const).flatMap((theme) =>
    [390, 1440].map((width) => [language as Language, theme, width] as const),
  ),
)
const isEvery = process.env.EVERY_SCREEN === '1'
const fits = (only: 'wide' | 'narrow' | undefined, width: number) => !only || (only === 'wide') === width >= wideFrom
/** The lobby and the slots are seen on every screen, everything else on every third of its kind, unless all are asked for. */
const seenOn = (turn: number, width: number) => [
  ...pages.filter((_, index) => isEvery || index < 2 || (index + turn) % 3 === 0),
  ...popups.filter(({ only }, index) => fits(only, width) && (isEvery || only || (index + turn) % 3 === 0)),
]
/** Which narrow, or which wide, screen it is. */
const turnOf = (number: number) => {
  const isWide = (width: number | undefined) => (width ?? 0) >= wideFrom
  const kind = isWide(screens[number]?.[2])
  return screens.slice(0, number).filter(([, , width]) => isWide(width) === kind).length
}
const screens = isEvery ? everyScreen : pairs

// What is announced is closed by whoever opens the screen.
test.use({ announced: true })

test('every page and every popup is seen on a narrow screen and on a wide one, where it is for both', () => {
  for (const isWide of [false, true]) {
    const seen = new Set(
      screens.flatMap(([, , width], number) => (width >= wideFrom === isWide ? seenOn(turnOf(number), width) : [])),
    )
    const meant = [...pages, ...popups].filter(({ only }) => fits(only, isWide ? wideFrom : wideFrom - 1))
    expect(meant.filter((screen) => !seen.has(screen)).map(({ name }) => name)).toEqual([])
  }
})

for (const [number, [language, theme, width]] of screens.entries()) {
  for (const screen of seenOn(turnOf(number), width)) {
    test(`${screen.name} in ${language}, ${theme}, ${width} px wide: its direction, no sideways scroll, no axe violation`, async ({
      page,
    }) => {
      const [tag, direction] = languages[language]
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
      await openScreen(page, screen, language)

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
