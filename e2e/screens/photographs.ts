import type { Page } from '@playwright/test'
import { addressOfFrames, expect, test } from '#/running-portal.ts'
import { everyScreen } from './every-screen.ts'
import { openScreen, type Screen, wideFrom } from './screens.ts'

const languages = (process.env.SCREEN_LANGUAGES ?? 'EN,AR').split(',')
const themes = ['dark', 'light'] as const
const windows = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

const fits = ({ only }: Screen, width: number) => !only || (only === 'wide') === width >= wideFrom

// What is announced is closed by whoever opens the screen.
test.use({ announced: true, timezoneId: 'Asia/Ho_Chi_Minh', baseURL: addressOfFrames })

for (const screen of everyScreen) {
  for (const language of languages) {
    for (const theme of themes) {
      for (const size of windows.filter(({ width }) => fits(screen, width))) {
        test(`${screen.name}, ${language}, ${theme}, ${size.width}`, async ({ page, operator }) => {
          await page.setViewportSize(size)
          await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
          await openScreen(page, operator, screen, language)
          await page.waitForLoadState('networkidle')
          if (!screen.open) await showAll(page)
          const folder = screen.name.replaceAll(' ', '-')
          const path = `.screens/${folder}/${language}-${theme}-${size.width}.png`
          expect(
            (await page.screenshot({ path, fullPage: !screen.open, animations: 'disabled' })).length,
          ).toBeGreaterThan(0)
        })
      }
    }
  }
}

/** What is drawn only when it comes into view is drawn, so that a picture of the whole page has it. */
async function showAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets.push(sheet)
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top)
      await new Promise(requestAnimationFrame)
    }
    scrollTo(0, 0)
    const pictures = [...document.images].filter(({ src }) => src)
    for (const picture of pictures) picture.loading = 'eager'
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)))
  })
  await page.waitForLoadState('networkidle')
}
