import type { Page } from '@playwright/test'
import { type Effort, interleave, type Sampler } from '#/harness/interleave.ts'
import type { Measure } from '#/harness/measure.ts'
import { quantile, type Stats, statsOf } from '#/harness/stats.ts'
import { root } from '#/servers/child.ts'
import { checkoutOf } from './earlier-build.ts'
import { judgePage, type PageFigures, type PageMeasure } from './lighthouse-run.ts'
import { type ServedBuild, serveBuild } from './served-build.ts'

interface JudgedPage {
  readonly path: string
  /** Of the demo, where a visitor does not see the page. */
  readonly account?: string
  /** Of the console, which an owner sees. */
  readonly isConsole?: true
}

/** What was found of each page, by what stands in the table: its path, with the commit where it is the earlier build's. */
interface Campaign {
  readonly ours: ReadonlyMap<string, readonly PageFigures[]>
  readonly earlier: ReadonlyMap<string, readonly PageFigures[]>
}

/**
 * Measures over some pages, of each the median of the page that does worst; the spread is that of the pages. With
 * BENCH_AGAINST the pages that this earlier commit has as well are judged in turn with ours.
 */
export function worstOf(pages: readonly JudgedPage[]): (measure: PageMeasure) => Measure {
  let campaign: Promise<Campaign> | undefined
  return ({ figure, ...limits }) => ({
    ...limits,
    async run(effort) {
      campaign ??= judgeAll(pages, effort)
      const { ours, earlier } = await campaign
      const [sides, before] = [statsBy(ours, figure), statsBy(earlier, figure)]
      const medians = sides.map(([, { median }]) => median)
      const [lowest, highest] = [quantile(medians, 0), quantile(medians, 1)]
      return {
        figure: { value: limits.better === 'higher' ? lowest : highest, lowest, highest },
        sides: Object.fromEntries([...sides, ...before]),
        sideUnit: limits.unit,
        notes: [],
      }
    },
  })
}

/** Scores beside performance are judged once. */
function statsBy(found: Campaign['ours'], figure: PageMeasure['figure']): (readonly [string, Stats])[] {
  return [...found].flatMap(([name, pages]) => {
    const judged = pages.map(figure).filter(Number.isFinite)
    return judged.length > 0 ? [[name, statsOf(judged)] as const] : []
  })
}

/** One series of runs over all pages in turn, from which every measure takes its figure. */
async function judgeAll(pages: readonly JudgedPage[], effort: Effort): Promise<Campaign> {
  await using undo = new AsyncDisposableStack()
  const own = undo.use(await serveBuild(root))
  const ours = new Map<string, PageFigures[]>()
  const earlier = new Map<string, PageFigures[]>()
  const { build, commit } = await earlierBuild(undo)
  const samplers: Record<string, Sampler> = {}
  for (const page of pages) {
    samplers[page.path] = samplerOf(page, own, keptIn(ours, page.path), (round) => round !== 0)
    if (!build || !(await hasPage(build, page))) continue
    const name = `${page.path} at ${commit}`
    samplers[name] = samplerOf(page, build, keptIn(earlier, name), () => true)
  }
  await interleave(samplers, effort)
  return { ours, earlier }
}

async function earlierBuild(undo: AsyncDisposableStack): Promise<{ build?: ServedBuild; commit?: string }> {
  const ref = process.env.BENCH_AGAINST
  if (!ref) return {}
  const checkout = undo.use(await checkoutOf(root, ref))
  return { build: undo.use(await serveBuild(checkout.root)), commit: checkout.commit }
}

function keptIn(found: Map<string, PageFigures[]>, name: string): PageFigures[] {
  const kept: PageFigures[] = []
  found.set(name, kept)
  return kept
}

const addressOf = ({ path, isConsole }: JudgedPage, build: ServedBuild) =>
  (isConsole ? build.consoleUrl : build.url) + path

/** A build tells the status of a page that it does not know in its document. */
async function hasPage(build: ServedBuild, page: JudgedPage): Promise<boolean> {
  return (await fetch(addressOf(page, build))).ok
}

function samplerOf(
  page: JudgedPage,
  build: ServedBuild,
  kept: PageFigures[],
  isForSpeed: (round: number) => boolean,
): Sampler {
  const { account, isConsole } = page
  const signIn = isConsole
    ? build.signInOperator
    : account === undefined
      ? undefined
      : (opened: Page) => build.signIn(opened, account)
  return async (round) => {
    const found = await judgePage(addressOf(page, build), { signIn, isForSpeed: isForSpeed(round) })
    if (round >= 0) kept.push(found)
    return found.performance
  }
}
