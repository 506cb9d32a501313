import { randomUUID } from 'node:crypto'
import { calls } from '@banyan/contract/calls.ts'
import { Load } from '#/game-list/load.ts'
import type { Effort } from '#/harness/interleave.ts'
import { quantile } from '#/harness/stats.ts'
import { startChild } from '#/servers/child.ts'
import { connect } from '#/sessions/database.ts'
import { sessionOf } from '#/sessions/one-session.ts'
import { benchGame, type MoneyBed, moneyBed, type Player } from './money-bed.ts'
import { plantBets } from './plant-bets.ts'
import { clientCount, type Sides, sidesOf } from './sides.ts'
import { betOf } from './signed-bets.ts'

const betsOfSample = 10_000
const milliseconds = 1_000
const pacedPerSecond = 500
const pacedSeconds = 6
const pagesOfSample = 100
/** A member's records as the pages of the member centre ask for them. */
const recordPages = [
  `${calls.transactionHistory.path}?period=sevenDays`,
  `${calls.transactionHistory.path}?period=sevenDays&direction=in`,
  `${calls.betHistory.path}?period=sevenDays`,
  `${calls.personalProfit.path}?period=sevenDays`,
  `${calls.transactionTotals.path}?period=sevenDays`,
]

/** Whether a vendor numbers what it sends one behind the other, as most do, or names it at random. */
export type IdsOfVendors = 'rising' | 'in no order'

/** A book of many bets, with our server and a process that places more without HTTP. */
export interface GrownBook extends AsyncDisposable {
  /** Bets a second without HTTP, under ids of this kind, while the server is away. */
  rate(ids: IdsOfVendors): Promise<number>
  /** Starts the server, for what follows. */
  serve(): Promise<void>
  /** Milliseconds that a page of a member's records takes, the slowest of them, in the median. */
  recordsMs(): Promise<number>
  /** Milliseconds that 99 of 100 bets over HTTP keep below, at an even pace. */
  p99(): Promise<number>
  /** Runs a statement beside whatever else is measured. */
  statement(text: string): Promise<void>
  /** Proves the whole book; throws where it is not right. */
  prove(): Promise<void>
}

export async function grownBook(entries: number, { signal }: Effort): Promise<GrownBook> {
  await using resources = new AsyncDisposableStack()
  const bed = resources.use(await moneyBed())
  await bed.servers[0]?.kill()
  await plantBets(bed.cluster.url, entries, signal)
  const placing = { script: 'server/modules/rounds/test-world/place-bets.ts', variables: {} }
  const child = resources.use(await startChild(placing))
  await child.tell({ url: bed.cluster.url })
  let served: { readonly sides: Sides; readonly reader: Load } | undefined
  const serving = () => {
    if (served === undefined) throw new Error('the server is away')
    return served
  }
  const kept = resources.move()
  return {
    async rate(ids) {
      const bets = Array.from({ length: betsOfSample }, (_, at) => aBet(bed, at, idOf[ids]()))
      const begun = performance.now()
      await child.tell({ bets, clients: clientCount })
      return (betsOfSample * milliseconds) / (performance.now() - begun)
    },
    async serve() {
      if (served !== undefined) return
      await bed.restart()
      const session = await sessionOf(bed, 'money1')
      const reader = kept.use(new Load(bed.servers[0]?.portal ?? '', { ...session }))
      served = { reader, sides: kept.use(await sidesOf({ ...bed, wallet: bed.servers[0]?.vendors ?? '' })) }
    },
    async recordsMs() {
      const times = new Map(recordPages.map((page) => [page, [] as number[]]))
      for (let round = 0; round < pagesOfSample; round++)
        for (const [page, taken] of times) {
          const begun = performance.now()
          const { status, body } = await serving().reader.ask(page)
          if (status !== 200) throw new Error(`${page} answered ${status}: ${body.toString().slice(0, 200)}`)
          taken.push(performance.now() - begun)
        }
      return Math.max(...[...times.values()].map((taken) => quantile(taken, 0.5)))
    },
    p99: async () => quantile(await serving().sides.paced('ours', pacedPerSecond, pacedPerSecond * pacedSeconds), 0.99),
    async statement(text) {
      await using database = await connect(bed.cluster.url)
      await database.client.query(text)
    },
    async prove() {
      await using prover = await startChild({ script: 'server/ledger/test-world/prove-once.ts', variables: {} })
      const { differences } = (await prover.tell({ url: bed.cluster.url })) as { differences: unknown[] }
      if (differences.length > 0) throw new Error(`the book is wrong: ${JSON.stringify(differences).slice(0, 300)}`)
    },
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  }
}

let ids = 0
const idOf: Readonly<Record<IdsOfVendors, () => string>> = {
  rising: () => `n${String(ids++).padStart(12, '0')}`,
  'in no order': randomUUID,
}

function aBet({ players }: MoneyBed, at: number, id: string) {
  const player = players[(at * 7_919) % players.length] as Player
  return { vendorCode: player.vendorCode, ...betOf(player, benchGame, id) }
}
