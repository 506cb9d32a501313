import type { Locator, Page } from '@playwright/test'
import { type Effort, interleave } from '#/harness/interleave.ts'
import type { Measure } from '#/harness/measure.ts'
import { figureOf } from '#/harness/ratio.ts'
import { statsOf } from '#/harness/stats.ts'
import { root } from '#/servers/child.ts'
import { serveBuild } from './served-build.ts'
import { slowPhone } from './slow-phone.ts'

/** A way from one page to another. */
interface Way {
  readonly link: Locator
  /** Words of the other page's heading, and what it has once its content is there. */
  readonly heading: string
  readonly content: string
}

/** From the tap on a link to the frame that shows the first content of its page, in ms. */
async function toContent(page: Page, { link, heading, content }: Way): Promise<number> {
  await link.scrollIntoViewIfNeeded()
  await page.evaluate(
    ([words, selector]) => {
      const shown = new Promise<number>((resolve) => {
        let from = 0
        addEventListener('click', (event) => (from = event.timeStamp), { once: true, capture: true })
        const look = () => {
          const isThere = document.querySelector('h1')?.textContent?.includes(words) && document.querySelector(selector)
          if (from && isThere) requestAnimationFrame((now) => resolve(now - from))
          else requestAnimationFrame(look)
        }
        look()
      })
      Reflect.set(window, 'shown', shown)
    },
    [heading, content] as const,
  )
  await link.tap()
  return await page.evaluate(() => Reflect.get(window, 'shown') as Promise<number>)
}

/** Two pages that were seen before, shown again in turn, from a third or from each other. */
export function routeChangeMeasure(what: string, path: string, waysOf: (page: Page) => readonly [Way, Way]): Measure {
  return {
    name: `route change to ${what}, from cache, processor slowed 4 ×`,
    floor: 100,
    target: 50,
    unit: 'ms',
    better: 'lower',
    isReport: true,
    async run(effort: Effort) {
      await using build = await serveBuild(root)
      await using phone = await slowPhone()
      const { page } = phone
      await page.goto(build.url + path)
      const [one, other] = waysOf(page)
      for (const way of [one, other]) await toContent(page, way)
      await page.waitForLoadState('networkidle')
      const isFirst = (round: number) => (round + effort.warmUps) % 2 === 0
      const { again } = await interleave({ again: (round) => toContent(page, isFirst(round) ? one : other) }, effort)
      return {
        figure: figureOf(again),
        sides: { 'a change': statsOf(again) },
        sideUnit: 'ms',
        notes: [],
      }
    },
  }
}

/** A list that was seen before, shown again. */
export const routeChange = routeChangeMeasure('the first tile', '/', (page) => {
  const types = page.getByRole('main').getByRole('navigation', { name: 'Types of games' })
  const to = (name: string): Way => ({
    ...{ link: types.getByRole('link', { name, exact: true }), heading: name, content: 'main article' },
  })
  return [to('Slots'), to('Fish')]
})
