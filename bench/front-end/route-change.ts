import type { Page } from '@playwright/test'
import { type Effort, interleave } from '#/harness/interleave.ts'
import type { Measure } from '#/harness/measure.ts'
import { figureOf } from '#/harness/ratio.ts'
import { statsOf } from '#/harness/stats.ts'
import { root } from '#/servers/child.ts'
import { serveBuild } from './served-build.ts'
import { slowPhone } from './slow-phone.ts'

/** From the tap on a type to the frame that shows its first tile, in ms. */
async function toFirstTile(page: Page, type: string): Promise<number> {
  const link = page
    .getByRole('main')
    .getByRole('navigation', { name: 'Types of games' })
    .getByRole('link', { name: type, exact: true })
  await link.scrollIntoViewIfNeeded()
  await page.evaluate((heading) => {
    const shown = new Promise<number>((resolve) => {
      let from = 0
      addEventListener('click', (event) => (from = event.timeStamp), { once: true, capture: true })
      const look = () => {
        const isThere =
          document.querySelector('h1')?.textContent?.includes(heading) && document.querySelector('main article')
        if (from && isThere) requestAnimationFrame((now) => resolve(now - from))
        else requestAnimationFrame(look)
      }
      look()
    })
    Reflect.set(window, 'shown', shown)
  }, type)
  await link.tap()
  return await page.evaluate(() => Reflect.get(window, 'shown') as Promise<number>)
}

/** A list that was seen before, shown again. */
export const routeChange: Measure = {
  name: 'route change to the first tile, from cache, processor slowed 4 ×',
  floor: 100,
  target: 50,
  unit: 'ms',
  better: 'lower',
  isReport: true,
  async run(effort: Effort) {
    await using build = await serveBuild(root)
    await using phone = await slowPhone()
    const { page } = phone
    await page.goto(build.url)
    for (const type of ['Slots', 'Fish']) await toFirstTile(page, type)
    await page.waitForLoadState('networkidle')
    const { again } = await interleave(
      { again: (round) => toFirstTile(page, round % 2 === 0 ? 'Slots' : 'Fish') },
      effort,
    )
    return {
      figure: figureOf(again),
      sides: { 'a change': statsOf(again) },
      sideUnit: 'ms',
      notes: [],
    }
  },
}
