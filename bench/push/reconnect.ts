import { setTimeout as pause } from 'node:timers/promises'
import { calls } from '@banyan/contract/calls.ts'
import { balanceChanged } from '@banyan/contract/wallet/balance-event.ts'
import type { Measure } from '#/harness/measure.ts'
import { figureOf } from '#/harness/ratio.ts'
import { quantile, statsOf } from '#/harness/stats.ts'
import { now } from './crowd.ts'
import { balanceVersions, moveBalances } from './members.ts'
import { type PushBed, pushBed, socketCount } from './push-bed.ts'

const roundsAtMost = 2
const lostWithinMs = 10_000
const backWithinMs = 120_000
const newestWithinMs = 40_000
const moveEveryMs = 100
const movedAtOnce = 100
/** The time counts when this share is back; the tabs with the most failed tries are left out (reliability goal G12). */
const share = 0.99

/** Moves members' balances in turn until it is stopped, connected or not. Answers the number of moves. */
async function keepMoving({ client, members: { ids } }: PushBed, stop: AbortSignal): Promise<number> {
  let at = 0
  while (!stop.aborted) {
    await moveBalances(
      client,
      Array.from({ length: Math.min(movedAtOnce, ids.length) }, (_, more) => ids[(at + more) % ids.length] ?? ''),
    )
    at += movedAtOnce
    await pause(moveEveryMs)
  }
  return at
}

/** Kills the server and starts it again. Answers the seconds until nearly all and until all tabs are back. */
async function killServer(bed: PushBed): Promise<{ nearly: number; all: number; losses: unknown }> {
  const { crowd } = bed
  const beganAt = now()
  const restarted = bed.restart()
  restarted.catch(() => {})
  await crowd.ask({ withinMs: lostWithinMs, untilOpen: { atMost: 0 } })
  const nearly = await crowd.ask({ withinMs: backWithinMs, untilOpen: { atLeast: Math.floor(socketCount * share) } })
  const all = await crowd.ask({ withinMs: backWithinMs, untilOpen: { atLeast: socketCount } })
  await restarted
  return { nearly: (nearly.atMs - beganAt) / 1_000, all: (all.atMs - beganAt) / 1_000, losses: nearly.losses }
}

/** Each tab must have the newest version that its member's balance has, and never one that went down. */
async function missesNothing({ client, members, crowd, operate }: PushBed): Promise<void> {
  const versions = await balanceVersions(client, members.ids)
  await crowd.ask({ withinMs: newestWithinMs, untilSeen: { event: balanceChanged, versions } })
  if (crowd.backwards > 0) throw new Error(`${crowd.backwards} versions came after a greater one`)
  const { differences } = await operate<{ differences: unknown[] }>(calls.verifyBook)
  if (differences.length > 0) throw new Error(`the book is wrong: ${JSON.stringify(differences).slice(0, 300)}`)
}

export const reconnect: Measure = {
  name: `${socketCount * share} of ${socketCount} are back after the server was killed; balance versions missed 0`,
  ...{ floor: 35, target: 20, unit: 's', better: 'lower' },
  async run({ rounds, signal }) {
    await using bed = await pushBed()
    await bed.openTabs()
    const [nearly, all]: [number[], number[]] = [[], []]
    const losses: unknown[] = []
    let moves = 0
    for (let round = 0; round < Math.min(rounds, roundsAtMost); round++) {
      signal.throwIfAborted()
      const stop = new AbortController()
      const moved = keepMoving(bed, stop.signal)
      moved.catch(() => {})
      const back = await killServer(bed).finally(() => stop.abort())
      moves += await moved
      await missesNothing(bed)
      nearly.push(back.nearly)
      all.push(back.all)
      losses.push(back.losses)
    }
    return {
      figure: figureOf(nearly),
      sides: { 'nearly all': statsOf(nearly), all: statsOf(all) },
      sideUnit: 's',
      notes: [
        `from SIGKILL, starting included; all were back after ${quantile(all, 0.5).toFixed(1)} s`,
        `tabs wait as the portal's do; their tickets are made in the database`,
        `${moves} balances moved meanwhile, and each tab had the newest of its own in the end`,
        `tries that failed until nearly all were back: ${losses.map((each) => JSON.stringify(each)).join(', ')}`,
      ],
    }
  },
}
