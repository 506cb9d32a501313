import { winnersChanged } from '@banyan/contract/games/winners-event.ts'
import { interleave } from '#/harness/interleave.ts'
import type { Measure } from '#/harness/measure.ts'
import { ratio } from '#/harness/ratio.ts'
import { quantile, statsOf } from '#/harness/stats.ts'
import type { Crowd } from './crowd.ts'
import { changeBoard } from './members.ts'
import { type PushBed, pushBed, socketCount } from './push-bed.ts'
import { type RawSide, rawSide } from './raw-side.ts'

const broadcastsOfSample = 5
const withinMs = 20_000

/** A server that tells everybody of a version. */
interface Side {
  readonly crowd: Crowd
  /** Answers the version, and in ms when it began. */
  next(): Promise<{ readonly version: number; readonly beganAt: number }>
  processorSeconds(): number
}

/** Ms until the last socket that reads has it. */
export async function broadcastMs({ crowd, next }: Pick<Side, 'crowd' | 'next'>): Promise<number> {
  const { version, beganAt } = await next()
  const { atMs, losses } = await crowd.ask({ withinMs, untilSeen: { event: winnersChanged, versions: version } })
  if (Object.keys(losses).length > 0) throw new Error(`sockets ended: ${JSON.stringify(losses)}`)
  return atMs - beganAt
}

/** Sockets told for each second of the server's processor time; how long each broadcast took is noted in `times`. */
async function socketsPerCore(side: Side, times: number[]): Promise<number> {
  const before = side.processorSeconds()
  for (let count = 0; count < broadcastsOfSample; count++) times.push(await broadcastMs(side))
  return (socketCount * broadcastsOfSample) / (side.processorSeconds() - before)
}

/** The product's own broadcast: the winner board changes in the database. */
export const ownSide = ({ crowd, client, processorSeconds }: PushBed): Side => ({
  ...{ crowd, processorSeconds },
  next: () => changeBoard(client),
})

function plainSide({ crowd, broadcast, processorSeconds }: RawSide): Side {
  let version = 0
  return {
    ...{ crowd, processorSeconds },
    next: async () => ({ version: ++version, beganAt: await broadcast(version) }),
  }
}

export const broadcast: Measure = {
  name: 'broadcast ÷ raw socket writes of the same frame: sockets told by a core in a second',
  ...{ floor: 0.75, target: 0.95, unit: '×', better: 'higher' },
  async run(effort) {
    await using bed = await pushBed()
    await using raw = await rawSide(socketCount)
    await bed.openTabs()
    const times = { ours: [] as number[], raw: [] as number[] }
    const [ours, plain] = [ownSide(bed), plainSide(raw)]
    const samples = await interleave(
      { ours: () => socketsPerCore(ours, times.ours), raw: () => socketsPerCore(plain, times.raw) },
      effort,
    )
    const [ownMs, rawMs] = [quantile(times.ours, 0.5), quantile(times.raw, 0.5)]
    return {
      figure: ratio(samples.ours, samples.raw),
      sides: { ours: statsOf(samples.ours), 'raw sockets': statsOf(samples.raw) },
      sideUnit: 'sockets/s',
      notes: [
        `${broadcastsOfSample} broadcasts a sample; ours begin with the commit in the database`,
        `until the last socket has it, its reader on the same two cores: ${ownMs.toFixed(0)} ms, raw ${rawMs.toFixed(0)} ms`,
      ],
    }
  },
}
