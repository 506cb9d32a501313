import { sql } from 'kysely'
import { available, demoFunding } from '#/ledger/chart.ts'
import { postOne } from '#/ledger/post.ts'
import { createAccount, type NewAccount } from '#/modules/accounts/accounts.ts'
import { anAccount } from '#/modules/accounts/test-world/account-builder.ts'
import { importCatalogue } from '#/modules/games/import-catalogue.ts'
import { aGame, aVendor } from '#/modules/games/test-world/catalogue-builder.ts'
import { type Database, openDatabase } from '#/platform/db/database.ts'
import type { Tx } from '#/platform/db/handles.ts'
import { administer, ownDatabase } from '#/test-world/postgres-template.ts'
import { openGameSession } from '../open-game-session.ts'
import { type GamePlayer, gameCode } from './vendor-world.ts'
import { type Patience, WalletClient } from './wallet-client.ts'
import { WalletHistory } from './wallet-history.ts'
import { type WalletServers, walletKey, walletServers } from './wallet-servers.ts'

/** Real servers on a database of their own, players with money, and a vendor that calls from outside. */
export interface CrashWorld extends AsyncDisposable {
  readonly database: Database
  /** Address of the same. */
  readonly databaseUrl: string
  readonly servers: WalletServers
  readonly client: WalletClient
  readonly history: WalletHistory
  readonly members: readonly bigint[]
  /** The nth player in one of its sessions. */
  who(player: number, seat: number): GamePlayer
  /** The nth player in a game that it starts now. */
  startAgain(player: number): Promise<GamePlayer>
  /** How often transactions waited for each other in a circle: each time costs whoever waits a second. */
  deadlocks(): Promise<bigint>
}

export interface CrashWorldOptions {
  readonly players: number
  /** Sessions of each player. */
  readonly seatsOfEach: number
  /** Of each player, in minor units. */
  readonly funds: bigint
  /** What the servers are told besides. */
  readonly variables?: Readonly<Record<string, string>>
  /** An empty database; one from the migrated template unless given. */
  readonly url?: string
  readonly patience?: Patience
  /** Which server takes the next message; the one that lives unless given. */
  readonly address?: (servers: WalletServers) => Promise<string>
  /** Does what must be done before the servers start; answers what its players are besides. */
  readonly prepare?: (database: Database) => Promise<Partial<NewAccount>>
}

export async function crashWorld(options: CrashWorldOptions): Promise<CrashWorld> {
  const { players, seatsOfEach, funds, address = (servers) => servers.address() } = options
  await using opened = new AsyncDisposableStack()
  const url = options.url ?? opened.use(await ownDatabase('wallet')).url
  const name = new URL(url).pathname.slice(1)
  // Sooner than a bet stops waiting: circles are ended, and counted, by PostgreSQL.
  await administer(url, `alter database ${name} set deadlock_timeout = '200ms'`)
  const database = opened.use(await openDatabase({ engine: 'postgres', url }))
  await database.migrate()
  const { vendorCode } = walletKey
  const game = aGame({ nodeId: 1n, vendorCode, gameCode })
  await database.transaction((tx) => importCatalogue(tx, [aVendor(vendorCode)], [game]))
  const given = await options.prepare?.(database)
  const servers = opened.use(walletServers(url, options.variables))
  const client = opened.use(new WalletClient(() => address(servers), players * seatsOfEach * 2, options.patience))
  const enter = async (memberId: bigint, launchToken: string): Promise<GamePlayer> => {
    const { outcome, session = '', player = '' } = await client.call('authenticate', { launchToken, gameCode })
    // An answer that came too late used the token up: its repetition has no session, and no bet would be taken.
    if (outcome !== 'ok') throw new Error(`a game that was started was answered ${outcome}`)
    return { memberId, session, player }
  }
  const seats = await Promise.all(
    Array.from({ length: players }, async (_, at) => {
      const player = { ...given, username: `player${at}` }
      const { memberId, tokens } = await fundedPlayer(database, player, funds, seatsOfEach)
      return await Promise.all(tokens.map((token) => enter(memberId, token)))
    }),
  )
  const members = seats.flatMap(([first]) => (first ? [first.memberId] : []))
  const resources = opened.move()
  return {
    ...{ database, databaseUrl: url, servers, client, history: new WalletHistory() },
    members,
    async startAgain(player) {
      const memberId = members[player]
      if (memberId === undefined) throw new Error(`there is no player ${player}`)
      return await enter(memberId, await database.transaction((tx) => startedGame(tx, memberId)))
    },
    async deadlocks() {
      const count = sql<bigint>`(select deadlocks from pg_stat_database where datname = current_database())`
      return (await database.db.selectNoFrom(count.as('count')).executeTakeFirstOrThrow()).count
    },
    who(player, seat) {
      const found = seats[player]?.[seat]
      if (!found) throw new Error(`there is no seat ${seat} of player ${player}`)
      return found
    },
    [Symbol.asyncDispose]: () => resources.disposeAsync(),
  }
}

/** A new member with money, who starts a game so many times. */
async function fundedPlayer(
  database: Database,
  account: Parameters<typeof anAccount>[0],
  funds: bigint,
  launches: number,
) {
  return await database.transaction(async (tx) => {
    const accountId = await createAccount(tx, anAccount(account))
    const subject = available(accountId, 'VND')
    const key = { source: 'test', kind: 'funding', externalId: String(accountId) }
    const legs = [{ debit: demoFunding('VND'), credit: subject, amount: funds }]
    await postOne(tx, { key, parameters: {}, actor: 'demo', legs, subject })
    const tokens: string[] = []
    for (let launch = 0; launch < launches; launch++) tokens.push(await startedGame(tx, accountId))
    return { memberId: accountId, tokens }
  })
}

/** The token of a game that the account starts. */
const startedGame = (tx: Tx, accountId: bigint) =>
  openGameSession(tx, { accountId, vendorCode: walletKey.vendorCode, gameCode, asset: 'VND' })
