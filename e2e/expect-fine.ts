import type { Page } from '@playwright/test'
import { axeFaults } from './axe-faults.ts'
import { expect } from './running-portal.ts'

/** Neither sideways scroll nor a fault, on a phone and on a desk, in both themes. */
export async function expectFine(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  for (const width of [390, 1440])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      expect(await page.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth), page.url()).toBe(0)
      expect(await axeFaults(page), page.url()).toEqual([])
    }
}
