import type { Page } from '@playwright/test'
import { type Effort, interleave } from '#/harness/interleave.ts'
import type { Measure } from '#/harness/measure.ts'
import { figureOf } from '#/harness/ratio.ts'
import { quantile, statsOf } from '#/harness/stats.ts'
import { root } from '#/servers/child.ts'
import { serveBuild } from './served-build.ts'
import { slowPhone } from './slow-phone.ts'

const scrollMs = 10_000
/** A frame of a 60 Hz screen, and what the browser's clock rounds. */
const frameMs = 16.7 + 0.5

/** Scrolls the page down and up again for ten seconds; the share of frames in time, in per cent. */
async function framesInTime(page: Page): Promise<number> {
  const gaps = await page.evaluate(async (duration) => {
    const found: number[] = []
    const height = document.documentElement.scrollHeight - innerHeight
    const start = performance.now()
    let last = start
    await new Promise<void>((done) => {
      const step = (now: number) => {
        found.push(now - last)
        last = now
        const turn = ((now - start) / duration) * 2
        scrollTo(0, height * (turn < 1 ? turn : 2 - turn))
        if (now - start < duration) requestAnimationFrame(step)
        else done()
      }
      requestAnimationFrame(step)
    })
    return found.slice(1)
  }, scrollMs)
  return (gaps.filter((gap) => gap <= frameMs).length / gaps.length) * 100
}

/** A page to its end, and one as high that holds nothing. */
export const scrollingMeasure = (what: string, path: string): Measure => ({
  name: `frames in time while ${what} scrolls, processor slowed 4 ×`,
  floor: 95,
  target: 98,
  unit: '%',
  better: 'higher',
  isReport: true,
  async run(effort: Effort) {
    await using build = await serveBuild(root)
    await using phone = await slowPhone()
    const { page } = phone
    const heights: number[] = []
    const tiles: number[] = []
    const samples = await interleave(
      {
        page: async () => {
          await page.goto(build.url + path)
          await page.waitForLoadState('networkidle')
          // Once through, so that every section has its games.
          await framesInTime(page)
          heights.push(await page.evaluate(() => document.documentElement.scrollHeight))
          tiles.push(await page.locator('main article').count())
          return await framesInTime(page)
        },
        empty: async () => {
          await page.goto('about:blank')
          await page.evaluate((height) => {
            document.body.style.height = `${height}px`
          }, heights.at(-1) ?? 0)
          return await framesInTime(page)
        },
      },
      effort,
    )
    const { page: ours, empty } = samples
    return {
      figure: figureOf(ours),
      sides: { [what]: statsOf(ours), 'an empty page as high': statsOf(empty) },
      sideUnit: '%',
      notes: [
        `÷ the empty page: ${(quantile(ours, 0.5) / quantile(empty, 0.5)).toFixed(2)}`,
        `tiles mounted at the end: ${Math.max(...tiles)} (150 at most)`,
      ],
    }
  },
})

export const scrolling = scrollingMeasure('the lobby', '/')
