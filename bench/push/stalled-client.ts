import { balanceChanged } from '@banyan/contract/wallet/balance-event.ts'
import { interleave } from '#/harness/interleave.ts'
import type { Measure } from '#/harness/measure.ts'
import { ratio } from '#/harness/ratio.ts'
import { quantile, statsOf } from '#/harness/stats.ts'
import { broadcastMs, ownSide } from './broadcast.ts'
import { balanceVersions, moveOften } from './members.ts'
import { type PushBed, pushBed } from './push-bed.ts'

const broadcastsOfSample = 8
/** Each takes a while to stall. */
const roundsAtMost = 3
/** Its own news fill the kernel's buffers until they wait in the server. */
const fillWithinMs = 120_000
const movesAtOnce = 1_000
const catchUpMs = 20_000
const milliseconds = 1_000

/** Moves this member's balance until the server holds bytes that its tab does not take. */
async function fill({ client, members, figure }: PushBed, which: number): Promise<void> {
  const deadline = performance.now() + fillWithinMs
  while ((await figure('banyan_sockets_behind')) === 0) {
    if (performance.now() > deadline) throw new Error('the stalled tab took everything')
    await moveOften(client, members.ids[which] ?? '', movesAtOnce)
  }
}

export const stalledClient: Measure = {
  name: 'one stalled client slows the others by',
  ...{ floor: 5, target: 2, unit: '%', better: 'lower' },
  async run(effort) {
    await using bed = await pushBed()
    await bed.openTabs()
    const side = ownSide(bed)
    let next = 0
    const times = { beside: [] as number[], alone: [] as number[] }
    /** Processor time of a broadcast, in ms; how long each took is noted in `into`. */
    const sample = async (into: number[]) => {
      const before = side.processorSeconds()
      for (let count = 0; count < broadcastsOfSample; count++) into.push(await broadcastMs(side))
      return ((side.processorSeconds() - before) * milliseconds) / broadcastsOfSample
    }
    const samples = await interleave(
      {
        async beside() {
          // Another one each time: the kernel gives more room to one that read on.
          next++
          await bed.crowd.ask({ withinMs: catchUpMs, stall: [next] })
          await fill(bed, next)
          const figure = await sample(times.beside)
          if ((await bed.figure('banyan_sockets_behind')) !== 1) throw new Error('the tab did not stall')
          return figure
        },
        async alone() {
          await bed.crowd.ask({ withinMs: catchUpMs, stall: [] })
          // What it missed is the newest alone, which it is told as soon as it reads.
          const versions = await balanceVersions(bed.client, bed.members.ids)
          await bed.crowd.ask({ withinMs: catchUpMs, untilSeen: { event: balanceChanged, versions } })
          return await sample(times.alone)
        },
      },
      { ...effort, rounds: Math.min(effort.rounds, roundsAtMost) },
    )
    const { value, lowest, highest } = ratio(samples.beside, samples.alone)
    const percent = (times: number) => (times - 1) * 100
    return {
      figure: { value: percent(value), lowest: percent(lowest), highest: percent(highest) },
      sides: { 'beside it': statsOf(samples.beside), alone: statsOf(samples.alone) },
      sideUnit: 'ms',
      notes: [
        `processor time of a broadcast, ${broadcastsOfSample} a sample, so that the load beside it does not count`,
        `until the last of the others has it: ${quantile(times.beside, 0.5).toFixed(0)} ms beside it, ${quantile(times.alone, 0.5).toFixed(0)} ms alone`,
        'it is sent news until its bytes wait in the server, and is told the newest when it reads on',
      ],
    }
  },
}
