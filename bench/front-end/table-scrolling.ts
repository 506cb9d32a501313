import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { type Effort, interleave } from '#/harness/interleave.ts'
import type { Measure, Suite } from '#/harness/measure.ts'
import { figureOf } from '#/harness/ratio.ts'
import { statsOf } from '#/harness/stats.ts'
import { root } from '#/servers/child.ts'
import { browserPath } from './browser-path.ts'
import { serveBuild } from './served-build.ts'
import { slowPhone } from './slow-phone.ts'

const rows = 10_000
const scrollMs = 10_000
/** As fast as a hard fling: 333 rows of 36 px a second. */
const pxOfSecond = 12_000
/** A frame of a 60 Hz screen, and what the browser's clock rounds. */
const frameMs = 16.7 + 0.5

/** Scrolls the long table down and up again for ten seconds; the share of frames in time, in per cent. */
async function framesInTime(page: Page, speed: number): Promise<number> {
  const table = page.getByRole('table', { name: 'All parcels' })
  const gaps = await table.evaluate(
    async (element, [duration, pxPerSecond]) => {
      const box = element.parentElement as HTMLElement
      box.scrollIntoView({ block: 'center' })
      const found: number[] = []
      const start = performance.now()
      let last = start
      await new Promise<void>((done) => {
        const step = (now: number) => {
          found.push(now - last)
          last = now
          const gone = now - start
          const down = gone < duration / 2 ? gone : duration - gone
          box.scrollTop = (down * pxPerSecond) / 1000
          if (gone < duration) requestAnimationFrame(step)
          else done()
        }
        requestAnimationFrame(step)
      })
      return found.slice(1)
    },
    [scrollMs, speed] as const,
  )
  return (gaps.filter((gap) => gap <= frameMs).length / gaps.length) * 100
}

/** A table of 10,000 records in the gallery, and the same one at rest. */
const tableScrolling: Measure = {
  name: 'frames in time while 10,000 rows scroll, processor slowed 4 ×',
  floor: 95,
  target: 98,
  unit: '%',
  better: 'higher',
  async run(effort: Effort) {
    await using build = await serveBuild(root)
    await using phone = await slowPhone()
    const { page } = phone
    // The gallery's other parts stand still meanwhile.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(`${build.url}/gallery/?rows=${rows}&theme=light`)
    await page.waitForLoadState('networkidle')
    const drawn: number[] = []
    const samples = await interleave(
      {
        scrolling: async () => {
          const share = await framesInTime(page, pxOfSecond)
          drawn.push(await page.getByRole('table', { name: 'All parcels' }).locator('[data-row-link]').count())
          return share
        },
        'at rest': () => framesInTime(page, 0),
      },
      effort,
    )
    const { scrolling, 'at rest': atRest } = samples
    return {
      figure: figureOf(scrolling),
      sides: { scrolling: statsOf(scrolling), 'at rest': statsOf(atRest) },
      sideUnit: '%',
      notes: [`${pxOfSecond.toLocaleString('en')} px a second; rows drawn at the end: ${Math.max(...drawn)}`],
    }
  },
}

/** The console's table of records, as the gallery shows it. */
export const recordTable: Suite = {
  name: 'record-table',
  title: 'The table of records in a browser',
  measures: [tableScrolling],
  missing() {
    if (!existsSync(join(root, 'ui', 'dist', 'index.html'))) return 'ui/dist is missing: run npm start once.'
    return browserPath() ? undefined : 'No Chromium was found: install one or set CHROMIUM.'
  },
}
