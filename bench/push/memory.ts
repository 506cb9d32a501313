import { setTimeout as pause } from 'node:timers/promises'
import type { Measure } from '#/harness/measure.ts'
import { figureOf } from '#/harness/ratio.ts'
import { statsOf } from '#/harness/stats.ts'
import { type PushBed, pushBed, socketCount } from './push-bed.ts'

/** Opening all of them takes most of a minute. */
const roundsAtMost = 2
/** As many warm the server up: what it compiles and pools for the first ones is no connection's. */
const warmUpCount = Math.min(500, socketCount)
/** A server in which nothing happens collects its garbage within this time. */
const settleMs = 25_000
const lookEveryMs = 500
const kilobyte = 1_000

/** The least that it has while it does nothing. */
async function atRest(bed: PushBed): Promise<number> {
  const deadline = performance.now() + settleMs
  let least = bed.memoryBytes()
  while (performance.now() < deadline) {
    await pause(lookEveryMs)
    least = Math.min(least, bed.memoryBytes())
  }
  return least
}

async function ofOne(): Promise<number> {
  await using bed = await pushBed()
  await bed.openTabs(warmUpCount)
  await bed.crowd.ask({ withinMs: settleMs, close: true })
  const before = await atRest(bed)
  await bed.openTabs()
  return ((await atRest(bed)) - before) / socketCount / kilobyte
}

/** What the process has more with all of them than without: buffers, session, timers and all. */
export const memory: Measure = {
  name: 'resident memory of a connection, its session included',
  ...{ floor: 16, target: 10, unit: 'KB', better: 'lower' },
  async run({ rounds, signal }) {
    const samples: number[] = []
    for (let round = 0; round < Math.min(rounds, roundsAtMost); round++) {
      signal.throwIfAborted()
      samples.push(await ofOne())
    }
    return {
      figure: figureOf(samples),
      sides: { connection: statsOf(samples) },
      sideUnit: 'KB',
      notes: [
        `a server of its own for each sample, after ${warmUpCount} that came and went; the kernel's buffers are not in it`,
      ],
    }
  },
}
