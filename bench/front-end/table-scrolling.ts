import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { type Effort, interleave } from '#/harness/interleave.ts'
import type { Measure, Suite } from '#/harness/measure.ts'
import { figureOf } from '#/harness/ratio.ts'
import { quantile, statsOf } from '#/harness/stats.ts'
import { root } from '#/servers/child.ts'
import { browserPath } from './browser-path.ts'
import { serveBuild } from './served-build.ts'
import { slowPhone } from './slow-phone.ts'

const rows = 10_000
/** Time for the rows beyond the view, which are drawn while the table stands still. */
const settleMs = 6_000
/** A frame of a 60 Hz screen, and what the browser's clock rounds. */
const frameMs = 16.7 + 0.5

/** How a table is scrolled: by hard flings, by a wheel, or faster than a hand can. */
type Manner = 'flings' | 'wheel' | 'steady'

/** What was found of the frames in which the table moved. */
interface Frames {
  /** Frames in time, in per cent. */
  readonly inTime: number
  /** Frames with no row where one should be, in per cent. */
  readonly blank: number
}

/**
 * Scrolls the long table down and up again. Android lets no fling begin faster than 8,000 px a second
 * (ViewConfiguration) and ends such a one after 2.57 s; a person then looks before the next. A notch of a wheel is
 * 100 px, ten a second are a brisk turn. 12,000 px a second without end are nobody's, but the hardest case.
 */
async function scroll(page: Page, manner: Manner, isCopy: boolean): Promise<Frames> {
  const table = page.getByRole('table', { name: 'All parcels' })
  await page.waitForTimeout(settleMs)
  return await table.evaluate(
    async (element, [how, copied, inTimeMs]) => {
      let box = element.parentElement as HTMLElement
      box.scrollIntoView({ block: 'center' })
      if (copied) {
        const copy = box.cloneNode(true) as HTMLElement
        box.replaceWith(copy)
        box = copy
      }
      const fling = { start: 8_000, seconds: 2.57, power: 2.36, every: 3.57 }
      const whole = (fling.start * fling.seconds) / fling.power
      const seconds = how === 'flings' ? 4 * fling.every : 10
      const placeAt = (gone: number) => {
        const down = Math.min(gone, seconds - gone)
        if (how !== 'flings') return down * (how === 'wheel' ? 1_000 : 12_000)
        const number = Math.floor(gone / fling.every)
        const rest = Math.max(0, 1 - (gone - number * fling.every) / fling.seconds)
        const passed = number + 1 - rest ** fling.power
        return Math.max(0, Math.min(passed, 4 - passed)) * whole
      }
      const found = { moved: 0, inTime: 0, blank: 0 }
      const { left, bottom } = box.getBoundingClientRect()
      const start = performance.now()
      let last = start
      let at = box.scrollTop
      let hasMoved = false
      await new Promise<void>((done) => {
        const step = (now: number) => {
          if (hasMoved) {
            found.moved++
            if (now - last <= inTimeMs) found.inTime++
            if (!document.elementFromPoint(left + 40, bottom - 60)?.closest('[aria-rowindex]')) found.blank++
          }
          last = now
          const place = Math.round(placeAt((now - start) / 1_000))
          hasMoved = place !== at
          if (hasMoved) box.scrollTop = place
          at = place
          if (now - start < seconds * 1_000) requestAnimationFrame(step)
          else done()
        }
        requestAnimationFrame(step)
      })
      return { inTime: (found.inTime / found.moved) * 100, blank: (found.blank / found.moved) * 100 }
    },
    [manner, isCopy, frameMs] as const,
  )
}

/** A table of 10,000 records, alone in the gallery, and its copy, which draws nothing. */
function tableScrolling(name: string, manner: Manner, isReport?: true): Measure {
  return {
    name: `${name}: frames in time, processor slowed 4 ×`,
    floor: 95,
    target: 98,
    unit: '%',
    better: 'higher',
    ...(isReport && { isReport }),
    async run(effort: Effort) {
      await using build = await serveBuild(root)
      await using phone = await slowPhone()
      const { page } = phone
      const blank: number[] = []
      const open = async () => {
        await page.goto(`${build.url}/gallery/?rows=${rows}&theme=light&only=long-table`)
        await page.waitForLoadState('networkidle')
      }
      const samples = await interleave(
        {
          table: async () => {
            await open()
            const frames = await scroll(page, manner, false)
            blank.push(frames.blank)
            return frames.inTime
          },
          copy: async () => {
            await open()
            return (await scroll(page, manner, true)).inTime
          },
        },
        effort,
      )
      const { table, copy } = samples
      return {
        figure: figureOf(table),
        sides: { table: statsOf(table), 'a copy that draws nothing': statsOf(copy) },
        sideUnit: '%',
        notes: [
          `÷ the copy: ${(quantile(table, 0.5) / quantile(copy, 0.5)).toFixed(2)}`,
          `frames without a row where one should be: ${Math.max(...blank).toFixed(1)} % at most`,
        ],
      }
    },
  }
}

/** The console's table of records, as the gallery shows it. */
export const recordTable: Suite = {
  name: 'record-table',
  title: 'The table of records in a browser',
  measures: [
    tableScrolling('10,000 rows, hard flings', 'flings'),
    tableScrolling('10,000 rows, a wheel', 'wheel'),
    tableScrolling('10,000 rows, 12,000 px a second', 'steady', true),
  ],
  missing() {
    if (!existsSync(join(root, 'ui', 'dist', 'index.html'))) return 'ui/dist is missing: run npm start once.'
    return browserPath() ? undefined : 'No Chromium was found: install one or set CHROMIUM.'
  },
}
