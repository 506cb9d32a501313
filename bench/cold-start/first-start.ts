import { mkdtempDisposableSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { interleave } from '#/harness/interleave.ts'
import type { Measure } from '#/harness/measure.ts'
import { ratio } from '#/harness/ratio.ts'
import { statsOf } from '#/harness/stats.ts'
import { firstAnswer } from './first-answer.ts'

/** The very first start, of a data folder that does not exist yet: restored from the snapshot of an earlier one, or made anew. */
export const firstStart: Measure = {
  name: 'first start from the snapshot ÷ initdb and migrations',
  floor: 0.45,
  target: 0.35,
  unit: '×',
  better: 'lower',
  async run(effort) {
    using filled = newFolder()
    const { totalCount } = await startOnce(filled.path, 1)
    const stored = readdirSync(filled.path)
    const samples = await interleave(
      {
        restored: async () => (await startOnce(filled.path, totalCount)).ms,
        made: async () => {
          using empty = newFolder()
          return (await startOnce(empty.path, totalCount)).ms
        },
      },
      effort,
    )
    return {
      figure: ratio(samples.restored, samples.made),
      sides: { 'from the snapshot': statsOf(samples.restored), 'initdb and migrations': statsOf(samples.made) },
      sideUnit: 'ms',
      notes: stored.length > 0 ? [] : ['the server stored no snapshot in CACHE_DIR, so both sides made theirs anew'],
    }
  },
}

/** One first start with this cache, on a data folder of its own. */
async function startOnce(cache: string, leastGames: number) {
  using data = newFolder()
  return await firstAnswer({
    script: 'server/dist/main.js',
    variables: { DATA_DIR: join(data.path, 'data'), CACHE_DIR: cache },
    leastGames,
  })
}

function newFolder() {
  return mkdtempDisposableSync(join(tmpdir(), 'banyan-first-'))
}
