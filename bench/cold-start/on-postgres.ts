import type { Measure } from '#/harness/measure.ts'
import { startCluster } from '#/postgres/cluster.ts'
import { againstRaw } from './against-raw.ts'
import { firstAnswer, type Subject } from './first-answer.ts'

/** A PostgreSQL database starts with an empty catalogue; an empty answer is right. */
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
