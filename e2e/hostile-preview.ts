import { hostileHtml } from '@banyan/contract/test-world/hostile-html.ts'
import type { FrameLocator, Locator, Page } from '@playwright/test'
import { expect } from './running-portal.ts'

/** So many of the corpus, one of each few: every kind of it. */
const tried = 40

interface Editor {
  readonly tab: Page
  /** What HTML is written into. */
  readonly content: Locator
  readonly preview: FrameLocator
  /** What the browser complained of; it is emptied. */
  readonly complaints: string[]
}

/** Writes hostile HTML into an editor, and presses whatever its preview shows: nothing runs, and nothing is asked for. */
export async function tryHostileHtml({ tab, content, preview, complaints }: Editor): Promise<void> {
  await tab.evaluate(() => Object.assign(globalThis, { hits: 0, hit: () => Object.assign(globalThis, { hits: 1 }) }))
  const asked: string[] = []
  tab.on('request', (request) => asked.push(request.url()))
  const step = Math.ceil(hostileHtml.length / tried)
  for (const [place, html] of hostileHtml.filter((_html, at) => at % step === 0).entries()) {
    await content.fill(`<p>Read ${place}.</p>${html}`)
    await expect(preview.locator('.rich-text')).toContainText(`Read ${place}.`)
    await preview.locator('.rich-text').evaluate((text) => {
      for (const part of text.querySelectorAll<HTMLElement>('*')) part.click?.()
    })
  }
  expect(await tab.evaluate(() => (globalThis as unknown as { hits: number }).hits)).toBe(0)
  expect(asked.filter((url) => url.includes('canary.invalid'))).toEqual([])
  // Chromium tells of handlers and styles in the inert document in which they are taken out.
  complaints.length = 0
}
