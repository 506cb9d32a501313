import { randomUUID } from 'node:crypto'
import { gameListSuite } from '#/game-list/game-list.ts'
import { type Effort, interleave } from '#/harness/interleave.ts'
import type { Measure, Suite } from '#/harness/measure.ts'
import { ratio } from '#/harness/ratio.ts'
import { statsOf } from '#/harness/stats.ts'
import { startChild } from '#/servers/child.ts'
import { benchGame, type MoneyBed, moneyBed, type Player } from './money-bed.ts'
import { plantBets } from './plant-bets.ts'
import { clientCount } from './sides.ts'
import { betOf } from './signed-bets.ts'

const few = 1_000_000
/** A hundred million take an hour to plant, and 60 GB. */
const many = Number(process.env.BOOK_ENTRIES ?? 10_000_000)
const betsOfSample = 10_000
const million = 1_000_000
const milliseconds = 1_000

/** A book of so many bets, without a server, and a process that places more. */
async function grownBook(entries: number, { signal }: Effort) {
  await using resources = new AsyncDisposableStack()
  const bed = resources.use(await moneyBed())
  await bed.servers[0]?.kill()
  await plantBets(bed.cluster.url, entries, signal)
  const placing = { script: 'server/modules/rounds/test-world/place-bets.ts', variables: {} }
  const child = resources.use(await startChild(placing))
  await child.tell({ url: bed.cluster.url })
  const kept = resources.move()
  return {
    /** Bets a second, under ids in no order. */
    async rate(): Promise<number> {
      const bets = Array.from({ length: betsOfSample }, (_, at) => aBet(bed, at))
      const begun = performance.now()
      await child.tell({ bets, clients: clientCount })
      return (betsOfSample * milliseconds) / (performance.now() - begun)
    },
    async verify(): Promise<void> {
      await bed.restart()
      await bed.verify()
    },
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  }
}

function aBet({ players }: MoneyBed, at: number) {
  const player = players[(at * 7_919) % players.length] as Player
  return { vendorCode: player.vendorCode, ...betOf(player, benchGame, randomUUID()) }
}

const betsInGrownBook: Measure = {
  ...{ name: `bets in a book of ${many / million} million entries ÷ of 1 million`, floor: 0.83, target: 0.95 },
  ...{ unit: '×', better: 'higher' },
  async run(effort) {
    await using small = await grownBook(few, effort)
    await using large = await grownBook(many, effort)
    const samples = await interleave({ large: () => large.rate(), small: () => small.rate() }, effort)
    await small.verify()
    await large.verify()
    return {
      figure: ratio(samples.large, samples.small),
      sides: { [`${many / million} million`]: statsOf(samples.large), '1 million': statsOf(samples.small) },
      sideUnit: 'bets/s',
      notes: [
        'without HTTP; every bet has a round of its own, and ids in no order; the whole book is proved at the end',
      ],
    }
  },
}

/** What a bet costs once the book has grown. */
export const growth: Suite = {
  name: 'money-growth',
  title: `Placing bets in a grown book: 10,000 members, ${clientCount} at a time; fsync and synchronous_commit on`,
  measures: [betsInGrownBook],
  missing: gameListSuite.missing,
}
