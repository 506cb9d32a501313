import type { Measure } from '#/harness/measure.ts'
import { startCluster } from '#/postgres/cluster.ts'
import { againstRaw } from './against-raw.ts'
import { firstAnswer, type Subject } from './first-answer.ts'

/** The catalogue of a PostgreSQL database is empty until somebody fills it, and its answer right all the same. */
export const onPostgres: Measure = {
  name: 'start on PostgreSQL ÷ raw node:http',
  floor: 4,
  target: 3,
  unit: '×',
  better: 'lower',
  async run(effort) {
    await using cluster = await startCluster()
    const subject: Subject = { script: 'server/dist/main.js', variables: { DATABASE_URL: cluster.url }, leastGames: 0 }
    // The first start migrates.
    await firstAnswer(subject)
    return await againstRaw(subject, effort)
  },
}
