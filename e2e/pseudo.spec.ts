import type { Page, Response } from '@playwright/test'
import { speakPseudo } from './pseudo/pseudo-texts.ts'
import { textFaults } from './pseudo/text-faults.ts'
import { expect, test } from './running-portal.ts'
import { canBeLonger, everyScreen, inLongerLanguage } from './screens/every-screen.ts'
import { openScreen, wideFrom } from './screens/screens.ts'

/**
 * What is no sentence of ours: native names of languages, codes, figures and countries that stand apart from the line
 * of reading, days that Intl writes, the merchant's notices, networks' own names, and the button that the popups' library
 * adds for screen readers in its own words.
 */
const foreign = [
  'option',
  '[dir=ltr]:not(html)',
  'bdi',
  'time',
  '.rich-text',
  'footer a[target=_blank]',
  'button[aria-label=Dismiss]',
].join()

/** Collects every string of the answers, and the words of the merchant's name, which its mark sets apart. */
function hear(page: Page): () => Promise<string[]> {
  const heard = new Set(['Banyan', 'Play'])
  const keep = (value: unknown): void => {
    if (typeof value === 'string') heard.add(value.trim())
    else if (value && typeof value === 'object') Object.values(value).forEach(keep)
  }
  const answers: Promise<void>[] = []
  page.on('response', (response) => answers.push(read(response)))
  return async () => {
    await Promise.all(answers)
    return [...heard]
  }

  async function read(response: Response): Promise<void> {
    const type = response.headers()['content-type'] ?? ''
    if (type.includes('json')) keep(await response.json().catch(() => null))
    if (!type.includes('html')) return
    const html = await response.text().catch(() => '')
    for (const [, json] of html.matchAll(/<script type="application\/json"[^>]*>(.*?)<\/script>/gs))
      keep(JSON.parse(json ?? 'null'))
  }
}

// What is announced is closed by whoever opens the screen.
test.use({ announced: true })

for (const screen of process.env.EVERY_SCREEN === '1' ? everyScreen.filter(canBeLonger) : inLongerLanguage) {
  test(`[SYS-12] ${screen.name} in a longer language: nothing clipped, joined or hard-coded`, async ({
    page,
    operator,
  }) => {
    const { only } = screen
    const fitting = [390, 1440].filter((width) => !only || (only === 'wide') === width >= wideFrom)
    await page.setViewportSize({ width: fitting[0] ?? 0, height: 900 })
    await speakPseudo(page)
    const heard = hear(page)
    await openScreen(page, operator, screen, 'EN')
    await expect(page.getByText('⟦').first()).toBeAttached()
    for (const width of fitting) {
      await page.setViewportSize({ width, height: 900 })
      await page.waitForLoadState('networkidle')
      // A wide window asks for what stands beside or below; until it is there, its answers are unheard.
      await expect
        .poll(async () => page.evaluate(textFaults, { fromServer: await heard(), foreign }), { message: `${width} px` })
        .toEqual([])
    }
    // A catalogue that is on its way is nobody's any more.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
}
