import { balanceChanged } from '@banyan/contract/wallet/balance-event.ts'
import { interleave } from '#/harness/interleave.ts'
import type { Measure } from '#/harness/measure.ts'
import { ratio } from '#/harness/ratio.ts'
import { statsOf } from '#/harness/stats.ts'
import { broadcastMs, ownSide } from './broadcast.ts'
import { now } from './crowd.ts'
import { balanceVersions, moveBalances } from './members.ts'
import { pushBed, socketCount } from './push-bed.ts'

const withinMs = 40_000
const milliseconds = 1_000

/** Every member's balance moves in one commit: as many frames, each of one tab alone, read by one query. */
export const privateEvents: Measure = {
  name: 'private events: a balance of its own for each of them ÷ a broadcast',
  ...{ floor: 0.2, target: 0.5, unit: '×', better: 'higher' },
  async run(effort) {
    await using bed = await pushBed()
    await bed.openTabs()
    const { client, crowd, members } = bed
    const side = ownSide(bed)
    const samples = await interleave(
      {
        async own() {
          await moveBalances(client, members.ids)
          const beganAt = now()
          const versions = await balanceVersions(client, members.ids)
          const { atMs } = await crowd.ask({ withinMs, untilSeen: { event: balanceChanged, versions } })
          return (socketCount * milliseconds) / (atMs - beganAt)
        },
        broadcast: async () => (socketCount * milliseconds) / (await broadcastMs(side)),
      },
      effort,
    )
    return {
      figure: ratio(samples.own, samples.broadcast),
      sides: { 'private events': statsOf(samples.own), broadcast: statsOf(samples.broadcast) },
      sideUnit: '/s',
      notes: ['from the commit to the last tab, its reader and the database on the same two cores'],
    }
  },
}
