import { winnersChanged } from '@banyan/contract/games/winners-event.ts'
import { interleave } from '#/harness/interleave.ts'
import type { Measure } from '#/harness/measure.ts'
import { ratio } from '#/harness/ratio.ts'
import { quantile, statsOf } from '#/harness/stats.ts'
import type { Crowd } from './crowd.ts'
import { changeBoard } from './members.ts'
import { pushBed, socketCount } from './push-bed.ts'
import { rawSide } from './raw-side.ts'

const broadcastsOfSample = 5
const withinMs = 20_000

/** A server that tells everybody of a version. */
interface Side {
  readonly crowd: Crowd
  /** Answers the version, and in ms when it began. */
  next(): Promise<{ readonly version: number; readonly beganAt: number }>
  cpuSeconds(): Promise<number>
}

/** Sockets told for each second of the server's processor time; how long each broadcast took is noted in `times`. */
async function toldOfACore({ crowd, next, cpuSeconds }: Side, times: number[]): Promise<number> {
  const before = await cpuSeconds()
  for (let count = 0; count < broadcastsOfSample; count++) {
    const { version, beganAt } = await next()
    const { atMs, losses } = await crowd.ask({ withinMs, untilSeen: { event: winnersChanged, versions: version } })
    if (Object.keys(losses).length > 0) throw new Error(`sockets ended: ${JSON.stringify(losses)}`)
    times.push(atMs - beganAt)
  }
  return (socketCount * broadcastsOfSample) / ((await cpuSeconds()) - before)
}

/** The product's own broadcast, from the change of the winner board in the database to the last socket. */
export const broadcast: Measure = {
  name: 'broadcast ÷ raw socket writes of the same frame: sockets told by a core in a second',
  ...{ floor: 0.75, target: 0.95, unit: '×', better: 'higher' },
  async run(effort) {
    await using bed = await pushBed()
    await using raw = await rawSide(socketCount)
    await bed.openTabs()
    const times = { ours: [] as number[], raw: [] as number[] }
    let version = 0
    const ours: Side = {
      ...{ crowd: bed.crowd, cpuSeconds: bed.cpuSeconds },
      next: async () => await changeBoard(bed.client),
    }
    const theirs: Side = {
      ...{ crowd: raw.crowd, cpuSeconds: raw.cpuSeconds },
      next: async () => ({ version: ++version, beganAt: await raw.broadcast(version) }),
    }
    const samples = await interleave(
      { ours: () => toldOfACore(ours, times.ours), raw: () => toldOfACore(theirs, times.raw) },
      effort,
    )
    const [own, plain] = [quantile(times.ours, 0.5), quantile(times.raw, 0.5)]
    return {
      figure: ratio(samples.ours, samples.raw),
      sides: { ours: statsOf(samples.ours), 'raw sockets': statsOf(samples.raw) },
      sideUnit: 'sockets/s',
      notes: [
        `${broadcastsOfSample} broadcasts to ${socketCount} sockets a sample; ours begin with the commit in the database`,
        `until the last socket has it, its reader on the same two cores: ${own.toFixed(0)} ms, raw ${plain.toFixed(0)} ms`,
      ],
    }
  },
}
