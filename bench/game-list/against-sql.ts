import { interleave } from '#/harness/interleave.ts'
import type { Measure } from '#/harness/measure.ts'
import { ratio } from '#/harness/ratio.ts'
import { statsOf } from '#/harness/stats.ts'
import { startChild } from '#/servers/child.ts'
import { plainAddress, searchAddress } from './addresses.ts'
import { distinctAddresses } from './cached-page.ts'
import { cpuPerRequest } from './cpu-per-request.ts'
import { Load } from './load.ts'
import { cpuOf } from './raw.ts'
import { testBed } from './test-bed.ts'

/** Addresses asked of SQL in a round; they take as long as thousands of ours. */
const askedOfSql = 200
/** One address in ten has a search term. */
const searchEvery = 10
const browser = { 'accept-encoding': 'gzip, deflate, br' }

/** Both answer from the same catalogue; ours keeps its pages, of which the mix asks for 3,000 again and again. */
export const againstSql: Measure = {
  name: 'throughput of a core ÷ hand-tuned SQL per request, on the mix',
  floor: 50,
  target: 150,
  unit: '×',
  better: 'higher',
  async run(effort) {
    await using bed = await testBed(1)
    await using sql = await startChild({
      script: 'bench/game-list/sql-server.mjs',
      variables: { DATABASE_URL: bed.cluster.url },
    })
    await sql.tell({ tune: true })
    using ours = new Load(bed.servers[0]?.portal ?? '', browser)
    using theirs = new Load(sql.portal, browser)
    const mix = Array.from({ length: distinctAddresses }, (_, number) =>
      number % searchEvery === 0 ? searchAddress(number) : plainAddress(number),
    )
    for (let pass = 0; pass < 3; pass++) await ours.askAll(mix)
    const some = mix.filter((_, number) => number % (distinctAddresses / askedOfSql) === number % searchEvery)
    const samples = await interleave(
      {
        ours: async () => 1e6 / (await cpuPerRequest(ours, mix, bed.cpuSeconds)),
        sql: async () => 1e6 / (await cpuPerRequest(theirs, some, () => cpuOf(sql))),
      },
      effort,
    )
    return {
      figure: ratio(samples.ours, samples.sql),
      sides: { ours: statsOf(samples.ours), SQL: statsOf(samples.sql) },
      sideUnit: '/s',
      notes: ['processor time of SQL is that of its server and of the database processes that work for it'],
    }
  },
}
