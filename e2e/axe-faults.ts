import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Locator, type Page } from '@playwright/test'

/** The rules of WCAG 2.2, level AA. */
export const wcagTags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']

interface Looked {
  /** The whole page where it is absent. */
  readonly part?: Locator | undefined
  /** Which rules; all of axe's where they are absent. */
  readonly tags?: string[]
}

/** What axe finds wrong. */
export async function axeFaults(page: Page, { part, tags }: Looked = {}): Promise<string[]> {
  // What the document draws by itself has no title yet; the page it becomes is looked at.
  if (!part) await expect(page).toHaveTitle(/\S/)
  // One frame needs no second page to gather the results in, and what passes needs no words: a third of the time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'], selectors: false })
  if (tags) axe.withTags(tags)
  if (part) {
    await part.evaluate((element) => element.setAttribute('data-checked-by-axe', ''))
    axe.include('[data-checked-by-axe]')
  }
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  )
}
