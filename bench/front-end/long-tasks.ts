import { type Effort, interleave } from '#/harness/interleave.ts'
import type { Measure } from '#/harness/measure.ts'
import { quantile, statsOf } from '#/harness/stats.ts'
import { root } from '#/servers/child.ts'
import { type ServedBuild, serveBuild } from './served-build.ts'
import type { WatchedPhone } from './watched-phone.ts'

/** What is shown, and what is pressed on an opened page for it to come. */
export interface Look {
  readonly name: string
  readonly path: string
  readonly press: string
}

/** The longest task on a slow phone while something is shown, in ms; 50 where none was longer than that. */
export function longTasks<ALook extends Look>(
  what: string,
  looks: readonly ALook[],
  phoneOf: (build: ServedBuild, look: ALook) => Promise<WatchedPhone>,
): Measure {
  const longest = async (build: ServedBuild, look: ALook): Promise<number> => {
    await using phone = await phoneOf(build, look)
    await phone.open(look.path)
    await phone.page.locator(look.press).first().tap()
    await phone.quiet()
    return Math.max(50, ...(await phone.seen()).tasks)
  }
  return {
    ...{ name: `longest task while ${what} shown, processor slowed 4 ×` },
    ...{ floor: 150, target: 50, unit: 'ms', better: 'lower', isReport: true },
    async run(effort: Effort) {
      await using build = await serveBuild(root)
      const samples = await interleave(
        Object.fromEntries(looks.map((look) => [look.name, () => longest(build, look)])),
        effort,
      )
      const medians = looks.map(({ name }) => quantile(samples[name] ?? [], 0.5))
      return {
        figure: { value: Math.max(...medians), lowest: Math.min(...medians), highest: Math.max(...medians) },
        sides: Object.fromEntries(looks.map(({ name }) => [name, statsOf(samples[name] ?? [])])),
        sideUnit: 'ms',
        notes: [
          'the figure is that of the look that does worst, its spread that of the looks; 50 where no task was longer',
        ],
      }
    },
  }
}
