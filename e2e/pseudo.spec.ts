import type { Page } from '@playwright/test'
import { speakPseudo } from './pseudo/pseudo-texts.ts'
import { textFaults } from './pseudo/text-faults.ts'
import { expect, test } from './running-portal.ts'
import { openScreen, pages, popups, wideFrom } from './screens/screens.ts'

/**
 * What is no sentence of ours: native names of languages, codes and figures that stand apart from the line of
 * reading, days that Intl writes, the merchant's notices, networks' own names, and the button that the popups' library
 * adds for screen readers in its own words.
 */
const foreign = [
  'option',
  '[dir=ltr]:not(html)',
  'time',
  '.rich-text',
  'footer a[target=_blank]',
  'button[aria-label=Dismiss]',
].join()

/** Every string of the answers, and the words of the merchant's name, which its mark sets apart. */
function heardFrom(page: Page): Set<string> {
  const heard = new Set<string>()
  const hear = (value: unknown): void => {
    if (typeof value === 'string') heard.add(value.trim())
    else if (value && typeof value === 'object') Object.values(value).forEach(hear)
  }
  page.on('response', async (response) => {
    const type = response.headers()['content-type'] ?? ''
    if (type.includes('json')) hear(await response.json().catch(() => null))
    if (!type.includes('html')) return
    const html = await response.text().catch(() => '')
    for (const [, json] of html.matchAll(/<script type="application\/json"[^>]*>(.*?)<\/script>/gs))
      hear(JSON.parse(json ?? 'null'))
  })
  for (const word of ['Banyan', 'Play']) heard.add(word)
  return heard
}

// What is announced is closed by whoever opens the screen.
test.use({ announced: true })

for (const width of [390, 1440]) {
  for (const screen of [...pages, ...popups].filter(({ only }) => !only || (only === 'wide') === width >= wideFrom)) {
    test(`[SYS-12] ${screen.name} in a longer language, ${width} px wide: nothing clipped, joined or hard-coded`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await speakPseudo(page)
      const heard = heardFrom(page)
      await openScreen(page, screen, 'EN')
      await page.waitForLoadState('networkidle')
      await expect(page.getByText('⟦').first()).toBeAttached()
      expect(await page.evaluate(textFaults, { fromServer: [...heard], foreign })).toEqual([])
    })
  }
}
