import { type Effort, interleave } from '#/harness/interleave.ts'
import type { Measure, Suite } from '#/harness/measure.ts'
import { quantile, type Stats, statsOf } from '#/harness/stats.ts'
import { root } from '#/servers/child.ts'
import { frontEnd } from './front-end.ts'
import { judgePage, type PageFigures, type PageMeasure } from './lighthouse-run.ts'
import { serveBuild } from './served-build.ts'

/** Every page that search engines may list. */
const pages = [
  ...['/', '/rng', '/live', '/fish', '/pvp', '/bingo', '/sports', '/esports', '/lott', '/elott'],
  ...['/help', '/info/beginner-guide', '/info/licences', '/info/install-ios', '/download', '/mirrors'],
] as const
type Page = (typeof pages)[number]

let campaign: Promise<Readonly<Record<Page, readonly PageFigures[]>>> | undefined

/** One series of runs over all pages in turn, from which every measure takes its figure. */
async function judgeAll(effort: Effort) {
  await using build = await serveBuild(root)
  const figures = Object.fromEntries(pages.map((page) => [page, []])) as unknown as Record<Page, PageFigures[]>
  const sampler = (page: Page) => async (round: number) => {
    const found = await judgePage(build.url + page)
    if (round >= 0) figures[page].push(found)
    return found.performance
  }
  await interleave(Object.fromEntries(pages.map((page) => [page, sampler(page)])), effort)
  return figures
}

/** The median of the page that does worst. */
function worst({ figure, ...limits }: PageMeasure): Measure {
  return {
    ...limits,
    async run(effort) {
      campaign ??= judgeAll(effort)
      const found = await campaign
      const sides = Object.fromEntries(pages.map((page) => [page, statsOf(found[page].map(figure))])) as Record<
        Page,
        Stats
      >
      const medians = pages.map((page) => sides[page].median)
      const [lowest, highest] = [quantile(medians, 0), quantile(medians, 1)]
      return {
        figure: { value: limits.better === 'higher' ? lowest : highest, lowest, highest },
        sides,
        sideUnit: limits.unit,
        notes: [],
      }
    },
  }
}

const score = { unit: 'of 100', better: 'higher' } as const

/** Lighthouse's mobile preset over every page; the spread of a figure is that of the pages. */
export const everyPage: Suite = {
  name: 'every-page',
  title: 'Every page in a browser: Lighthouse’s mobile preset, the page that does worst',
  measures: [
    worst({ ...score, name: 'accessibility', floor: 100, target: 100, figure: (p) => p.accessibility }),
    worst({ ...score, name: 'best practices', floor: 100, target: 100, figure: (p) => p.bestPractices }),
    worst({ ...score, name: 'SEO', floor: 100, target: 100, figure: (p) => p.seo }),
    worst({
      name: 'cumulative layout shift',
      unit: '',
      better: 'lower',
      floor: 0.02,
      target: 0,
      figure: (p) => p.layoutShift,
    }),
    worst({ ...score, name: 'performance', floor: 95, target: 99, isReport: true, figure: (p) => p.performance }),
    worst({ name: 'load in all', unit: 'KB', better: 'lower', floor: 400, target: 300, figure: (p) => p.kilobytes }),
  ],
  missing: () => frontEnd.missing(),
}
