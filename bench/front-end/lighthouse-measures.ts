import { type Effort, interleave } from '#/harness/interleave.ts'
import type { Measure } from '#/harness/measure.ts'
import { figureOf } from '#/harness/ratio.ts'
import { quantile, statsOf } from '#/harness/stats.ts'
import { judgePage, type PageFigures, type PageMeasure } from './lighthouse-run.ts'
import { pageMeasures } from './page-measures.ts'
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

/** Lighthouse's mobile preset over the lobby. */
export const lighthouseMeasures: readonly Measure[] = pageMeasures.map(lobby)
