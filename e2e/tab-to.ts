import type { Locator, Page } from '@playwright/test'

/** No way through a page is longer. */
const stopsAtMost = 120

/** Goes on by Tab, or back, until it stands at `target`. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let stop = 0; stop < stopsAtMost; stop += 1) {
    await page.keyboard.press(key)
    if (await target.evaluateAll((found) => found.includes(document.activeElement as never))) return
  }
  throw new Error(`Tab never comes to ${target}`)
}
