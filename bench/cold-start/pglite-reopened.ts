import { mkdtempDisposableSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Measure } from '#/harness/measure.ts'
import { againstRaw } from './against-raw.ts'
import { firstAnswer, type Subject } from './first-answer.ts'

/** A later start of the embedded database, stopped cleanly before. */
export const pgliteReopened: Measure = {
  name: 'start on PGlite, reopened ÷ raw node:http',
  floor: 10,
  target: 8,
  unit: '×',
  better: 'lower',
  async run(effort) {
    using folder = mkdtempDisposableSync(join(tmpdir(), 'banyan-reopened-'))
    const variables = { DATA_DIR: join(folder.path, 'data'), CACHE_DIR: join(folder.path, 'cache') }
    const subject: Subject = { script: 'server/dist/main.js', variables, leastGames: 1 }
    const { totalCount } = await firstAnswer(subject)
    return await againstRaw({ ...subject, leastGames: totalCount }, effort)
  },
}
