import { type Effort, interleave } from '#/harness/interleave.ts'
import type { Measure } from '#/harness/measure.ts'
import { figureOf } from '#/harness/ratio.ts'
import { quantile, statsOf } from '#/harness/stats.ts'
import { judgePage, type PageFigures, type PageMeasure } from './lighthouse-run.ts'
import { type Sides, serveSides } from './sides.ts'

interface Campaign {
  readonly ours: readonly PageFigures[]
  readonly earlier: readonly PageFigures[]
  readonly earlierCommit: string
}

let campaign: Promise<Campaign> | undefined

/** One series of runs, ours and the earlier build's in turn, from which every measure takes its figure. */
async function judgeBoth(effort: Effort): Promise<Campaign> {
  await using sides: Sides = await serveSides()
  const figures: Record<'ours' | 'earlier', PageFigures[]> = { ours: [], earlier: [] }
  const sampler = (side: 'ours' | 'earlier') => async (round: number) => {
    const page = await judgePage(`${sides[side]}/`)
    if (round >= 0) figures[side].push(page)
    return page.performance
  }
  await interleave({ ours: sampler('ours'), earlier: sampler('earlier') }, effort)
  return { ...figures, earlierCommit: sides.earlierCommit }
}

/** The lobby's figure in the median run, with its ratio to the earlier build as a note. */
function lobby({ figure, ...limits }: PageMeasure): Measure {
  return {
    ...limits,
    async run(effort) {
      campaign ??= judgeBoth(effort)
      const { ours, earlier, earlierCommit } = await campaign
      const [a, b] = [ours.map(figure), earlier.map(figure)]
      return {
        figure: figureOf(a),
        sides: { 'this build': statsOf(a), [earlierCommit]: statsOf(b) },
        sideUnit: limits.unit,
        notes: [`÷ commit ${earlierCommit}: ${(quantile(a, 0.5) / quantile(b, 0.5)).toFixed(2)}`],
      }
    },
  }
}

const score = { unit: 'of 100', better: 'higher' } as const
const lower = { better: 'lower' } as const

/** Lighthouse's mobile preset over the lobby. */
export const lighthouseMeasures: readonly Measure[] = [
  lobby({ ...score, name: 'performance', floor: 95, target: 99, isReport: true, figure: (p) => p.performance }),
  lobby({ ...score, name: 'accessibility', floor: 100, target: 100, figure: (p) => p.accessibility }),
  lobby({ ...score, name: 'best practices', floor: 100, target: 100, figure: (p) => p.bestPractices }),
  lobby({ ...score, name: 'SEO', floor: 100, target: 100, figure: (p) => p.seo }),
  lobby({
    ...lower,
    name: 'largest contentful paint',
    unit: 'ms',
    floor: 2000,
    target: 1500,
    isReport: true,
    figure: (p) => p.largestPaintMs,
  }),
  lobby({
    ...lower,
    name: 'total blocking time',
    unit: 'ms',
    floor: 150,
    target: 80,
    isReport: true,
    figure: (p) => p.blockingMs,
  }),
  lobby({ ...lower, name: 'cumulative layout shift', unit: '', floor: 0.02, target: 0, figure: (p) => p.layoutShift }),
  lobby({ ...lower, name: 'first load in all', unit: 'KB', floor: 400, target: 300, figure: (p) => p.kilobytes }),
]
