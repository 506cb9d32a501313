import { startChild } from '#/servers/child.ts'
import { benchGame, type MoneyBed, type Player } from './money-bed.ts'
import { makeReference } from './reference.ts'
import { betOf } from './signed-bets.ts'

/** Bets that wait for their answers at any time (performance.md A). */
export const clientCount = 64
const milliseconds = 1_000

/** The ways to place bets that are compared, on one database. */
export interface Sides extends AsyncDisposable {
  /** Bets a second through our port for vendors; over HTTP, signed, in the whole server. */
  throughPort(players: readonly Player[], count: number): Promise<number>
  /** The same, where as many clients come to each of all servers. */
  throughPorts(players: readonly Player[], count: number): Promise<number>
  /** The same without HTTP; and how many bets a batch had. */
  withoutHttp(count: number): Promise<{ readonly rate: number; readonly batchSize: number }>
  /** Whether valid bets are folded beside those without HTTP, from now on. */
  folding(isFolding: boolean): Promise<void>
  /** A transaction for each, statement by statement, over HTTP. */
  naively(count: number): Promise<number>
  /** Milliseconds that each bet took at a rate per second, from when it was due. */
  paced(side: 'ours' | 'naive', perSecond: number, count: number): Promise<number[]>
}

export async function sidesOf(bed: MoneyBed): Promise<Sides> {
  await using resources = new AsyncDisposableStack()
  await makeReference(bed.cluster.url)
  const variables = { DATABASE_URL: bed.cluster.url, VENDOR_KEY: bed.key }
  const clients = resources.use(await startChild({ script: 'bench/money/clients.mjs', variables }))
  const naive = resources.use(await startChild({ script: 'bench/money/naive-server.mjs', variables }))
  const inProcess = resources.use(
    await startChild({ script: 'server/modules/rounds/test-world/place-bets.ts', variables: {} }),
  )
  await inProcess.tell({ url: bed.cluster.url })
  const work = { key: bed.key, gameCode: benchGame, clients: clientCount }
  const ask = async (question: object) => {
    const answer = (await clients.tell(question)) as { seconds?: number; times?: number[]; fault?: string }
    if (answer.fault !== undefined) throw new Error(answer.fault)
    return answer
  }
  const over = async (origins: readonly string[], players: readonly Player[], count: number) =>
    count / ((await ask({ ...work, origins, players, count })).seconds ?? Number.NaN)
  let run = 0
  const kept = resources.move()
  return {
    throughPort: (players, count) => over([bed.wallet], players, count),
    throughPorts: (players, count) =>
      over(
        bed.servers.map(({ vendors }) => vendors),
        players,
        count,
      ),
    async withoutHttp(count) {
      run++
      const bets = Array.from({ length: count }, (_, at) => {
        const player = bed.players[(at * 7_919) % bed.players.length] as Player
        return { vendorCode: player.vendorCode, ...betOf(player, benchGame, `direct-${run}-${at}`) }
      })
      const begun = performance.now()
      const { batches } = (await inProcess.tell({ bets, clients: clientCount })) as { batches: number }
      return { rate: (count * milliseconds) / (performance.now() - begun), batchSize: count / batches }
    },
    folding: async (isFolding) => void (await inProcess.tell({ isFolding })),
    naively: (count) => over([naive.portal], bed.players, count),
    async paced(side, perSecond, count) {
      const origins = [side === 'ours' ? bed.wallet : naive.portal]
      return (await ask({ ...work, origins, players: bed.players, perSecond, count })).times ?? []
    },
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  }
}
