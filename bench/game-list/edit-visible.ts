import { callTable } from '@banyan/contract/client.gen.ts'
import { interleave } from '#/harness/interleave.ts'
import type { Measure } from '#/harness/measure.ts'
import { statsOf } from '#/harness/stats.ts'
import { Load } from './load.ts'
import { testBed } from './test-bed.ts'

const address = `${callTable.gameList.path}?gameType=RNG&pageSize=1&language=EN`
const milliseconds = 1_000

/** From the answer to the import until both of two processes show the new name. */
export const editVisible: Measure = {
  name: 'an edit in the catalogue is visible on every process within',
  floor: 1,
  target: 1,
  unit: 's',
  better: 'lower',
  async run(effort) {
    await using bed = await testBed(2)
    const loads = bed.servers.map(({ portal }) => new Load(portal))
    const { seconds } = await interleave(
      {
        seconds: async (round) => {
          const edition = round + effort.warmUps + 1
          await bed.importEdition(edition)
          const imported = performance.now()
          await Promise.all(loads.map((load) => awaitText(load, `Edition ${edition}"`)))
          return (performance.now() - imported) / milliseconds
        },
      },
      effort,
    )
    for (const load of loads) load[Symbol.dispose]()
    const stats = statsOf(seconds)
    return {
      // The slowest counts: a limit is not a median.
      figure: { value: stats.max, lowest: stats.min, highest: stats.max },
      sides: { edits: stats },
      sideUnit: 's',
      notes: [],
    }
  },
}

async function awaitText(load: Load, text: string): Promise<void> {
  while (!(await load.ask(address)).body.includes(text));
}
