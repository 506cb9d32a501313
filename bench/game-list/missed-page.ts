import { interleave } from '#/harness/interleave.ts'
import type { Measure } from '#/harness/measure.ts'
import { ratio } from '#/harness/ratio.ts'
import { statsOf } from '#/harness/stats.ts'
import { plainAddress, searchAddress } from './addresses.ts'
import { cpuPerRequest } from './cpu-per-request.ts'
import { Load, type Reply } from './load.ts'
import { cpuOf, rawServer } from './raw.ts'
import { testBed } from './test-bed.ts'

const requests = { plain: 2_000, search: 500 } as const
const browser = { 'accept-encoding': 'gzip, deflate, br' }

/** A page that was not asked for before: filtered, put together and sent as it is. */
export const missedPage: Measure = {
  name: 'miss without a search term: throughput of a core ÷ raw',
  floor: 0.2,
  target: 0.3,
  unit: '×',
  better: 'higher',
  run: (effort) => measureMisses(plainAddress, requests.plain, effort),
}

/** The same with a name, every second one mistyped. */
export const missedSearch: Measure = {
  name: 'miss with a search term, errors forgiven: throughput of a core ÷ raw',
  floor: 0.03,
  target: 0.08,
  unit: '×',
  better: 'higher',
  run: (effort) => measureMisses(searchAddress, requests.search, effort),
}

/** Every round asks for other addresses; the yardstick sends the bytes of the first. */
async function measureMisses(
  addressOf: (number: number) => string,
  count: number,
  effort: Parameters<Measure['run']>[0],
) {
  await using bed = await testBed(1)
  using server = new Load(bed.servers[0]?.portal ?? '', browser)
  const addresses = (from: number) => Array.from({ length: count }, (_, i) => addressOf(from + i))
  const answers = new Map<string, Reply>()
  const first = addresses(0)
  await server.askAll(first, (reply, path) => answers.set(path, reply))
  await using raw = await rawServer(answers)
  using bare = new Load(raw.portal, browser)
  const samples = await interleave(
    {
      server: async (round) => {
        const paths = addresses((round + effort.warmUps + 1) * count)
        return 1e6 / (await cpuPerRequest(server, paths, bed.cpuSeconds))
      },
      raw: async () => 1e6 / (await cpuPerRequest(bare, first, () => cpuOf(raw))),
    },
    effort,
  )
  return {
    figure: ratio(samples.server, samples.raw),
    sides: { server: statsOf(samples.server), 'raw node:http': statsOf(samples.raw) },
    sideUnit: '/s',
    notes: ['requests for each second of processor time, so that the load beside it does not count'],
  }
}
