import { expect, test } from './running-portal.ts'
import { openScreen, pages, popups, wideFrom } from './screens/screens.ts'

const widths = [360, 390, 768, 1440, 3840]

// What is announced is closed by whoever opens the screen.
test.use({ announced: true })

const languages = ['EN', 'AR'] as const
const isEvery = process.env.EVERY_SCREEN === '1'

for (const [side, language] of languages.entries()) {
  // Every second screen from the left, the others from the right, unless all are asked for.
  for (const screen of [...pages, ...popups].filter((_, index) => isEvery || index % 2 === side)) {
    test(`[NAV-15] ${screen.name} in ${language} does not scroll to the side, however wide the window`, async ({
      page,
    }) => {
      const { only } = screen
      const fitting = widths.filter((width) => !only || (only === 'wide') === width >= wideFrom)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.setViewportSize({ width: fitting[0] ?? 0, height: 900 })
      await openScreen(page, screen, language)
      for (const width of fitting) {
        await page.setViewportSize({ width, height: 900 })
        await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width)
        const overhang = () =>
          page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
        // What belongs to the width before is taken away after the resize.
        await expect.poll(overhang, `${width} px`).toBeLessThanOrEqual(0)
      }
    })
  }
}
