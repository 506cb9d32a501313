import { chromium, type Page } from '@playwright/test'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import type { Measure } from '#/harness/measure.ts'
import { browserFlags, browserPath } from './browser-path.ts'

/** What one run of Lighthouse's mobile preset says of a page. Scores count to 100; what was not judged is not a number. */
export interface PageFigures {
  readonly performance: number
  readonly accessibility: number
  readonly bestPractices: number
  readonly seo: number
  readonly largestPaintMs: number
  readonly blockingMs: number
  readonly layoutShift: number
  readonly kilobytes: number
}

/** A measure that takes its figure from what Lighthouse says of a page. */
export interface PageMeasure extends Pick<Measure, 'name' | 'floor' | 'target' | 'unit' | 'better' | 'isReport'> {
  readonly figure: (page: PageFigures) => number
}

/** A busy machine makes it give up now and then. */
const triesAtMost = 3

interface JudgeOptions {
  readonly signIn?: ((page: Page) => Promise<void>) | undefined
  /** Nothing but performance, in half the time: the other scores are the same each time. */
  readonly isForSpeed?: boolean
}

/** Opens the page in a browser of its own, signed in where asked for, and judges it; tries again where Lighthouse gives up. */
export async function judgePage(url: string, options: JudgeOptions = {}): Promise<PageFigures> {
  for (let tries = 1; ; tries++) {
    try {
      return await judgeOnce(url, options)
    } catch (error) {
      if (!(error instanceof GaveUp) || tries >= triesAtMost) throw error
    }
  }
}

class GaveUp extends Error {}

async function judgeOnce(url: string, { signIn, isForSpeed = false }: JudgeOptions): Promise<PageFigures> {
  const chromePath = browserPath()
  if (chromePath === undefined) throw new Error('no Chromium was found')
  const browser = await launch({ chromePath, chromeFlags: browserFlags, logLevel: 'silent' })
  try {
    if (signIn) await keepSession(browser.port, url, signIn)
    const flags = { port: browser.port, output: 'json', logLevel: 'error' } as const
    const result = await lighthouse(url, {
      ...flags,
      disableStorageReset: signIn !== undefined,
      ...(isForSpeed && { onlyCategories: ['performance'], disableFullPageScreenshot: true }),
    })
    const { categories, audits, runtimeError } = result?.lhr ?? {}
    if (!categories || !audits || runtimeError)
      throw new GaveUp(`Lighthouse gave up on ${url}: ${runtimeError?.message}`)
    const score = (name: string) => Math.round((categories[name]?.score ?? Number.NaN) * 100)
    const figure = (name: string) => audits[name]?.numericValue ?? Number.NaN
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      largestPaintMs: figure('largest-contentful-paint'),
      blockingMs: figure('total-blocking-time'),
      layoutShift: figure('cumulative-layout-shift'),
      kilobytes: figure('total-byte-weight') / 1024,
    }
  } finally {
    browser.kill()
  }
}

/** Leaves a session in the browser without anything of the page in its cache. */
async function keepSession(port: number, url: string, signIn: (page: Page) => Promise<void>): Promise<void> {
  await using browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
  const page = await (browser.contexts()[0] ?? (await browser.newContext())).newPage()
  await signIn(page)
  // Any answer of the server will do for what is kept beside its cookies.
  await page.goto(new URL('/robots.txt', url).href)
  await page.close()
}
