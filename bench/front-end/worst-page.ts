import type { Page } from '@playwright/test'
import type { Effort } from '#/harness/interleave.ts'
import { interleave } from '#/harness/interleave.ts'
import type { Measure } from '#/harness/measure.ts'
import { quantile, statsOf } from '#/harness/stats.ts'
import { root } from '#/servers/child.ts'
import { judgePage, type PageFigures, type PageMeasure } from './lighthouse-run.ts'
import { serveBuild } from './served-build.ts'

interface JudgedPage {
  readonly path: string
  /** Of the demo, where a visitor does not see the page. */
  readonly account?: string
  /** Of the console, which an owner sees. */
  readonly isConsole?: true
}

type Campaign = ReadonlyMap<string, readonly PageFigures[]>

/** Measures over some pages, of each the median of the page that does worst; the spread is that of the pages. */
export function worstOf(pages: readonly JudgedPage[]): (measure: PageMeasure) => Measure {
  let campaign: Promise<Campaign> | undefined
  return ({ figure, ...limits }) => ({
    ...limits,
    async run(effort) {
      campaign ??= judgeAll(pages, effort)
      const sides = [...(await campaign)].map(([path, found]) => [path, statsOf(found.map(figure))] as const)
      const medians = sides.map(([, { median }]) => median)
      const [lowest, highest] = [quantile(medians, 0), quantile(medians, 1)]
      return {
        figure: { value: limits.better === 'higher' ? lowest : highest, lowest, highest },
        sides: Object.fromEntries(sides),
        sideUnit: limits.unit,
        notes: [],
      }
    },
  })
}

/** One series of runs over all pages in turn, from which every measure takes its figure. */
async function judgeAll(pages: readonly JudgedPage[], effort: Effort): Promise<Campaign> {
  await using build = await serveBuild(root)
  const figures = new Map(pages.map(({ path }) => [path, [] as PageFigures[]]))
  const sampler =
    ({ path, account, isConsole }: JudgedPage) =>
    async (round: number) => {
      const signIn = account === undefined ? undefined : (page: Page) => build.signIn(page, account)
      const found = isConsole
        ? await judgePage(build.consoleUrl + path, build.signInOperator)
        : await judgePage(build.url + path, signIn)
      if (round >= 0) figures.get(path)?.push(found)
      return found.performance
    }
  await interleave(Object.fromEntries(pages.map((page) => [page.path, sampler(page)])), effort)
  return figures
}
