import { expect, type Locator, type Page } from '@playwright/test'

/** The footer, which comes to whoever scrolls near it. */
export async function toFooter(page: Page): Promise<Locator> {
  const footer = page.getByRole('contentinfo')
  await expect(async () => {
    // What comes on the way makes the page longer.
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect(footer).toBeVisible({ timeout: 500 })
  }).toPass()
  return footer
}
