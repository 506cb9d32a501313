import { available, demoFunding } from '#/ledger/chart.ts'
import { postOne } from '#/ledger/post.ts'
import { createAccount } from '#/modules/accounts/accounts.ts'
import { anAccount } from '#/modules/accounts/test-world/account-builder.ts'
import { importCatalogue } from '#/modules/games/import-catalogue.ts'
import { aGame, aVendor } from '#/modules/games/test-world/catalogue-builder.ts'
import { type Database, openDatabase } from '#/platform/db/database.ts'
import { ownDatabase } from '#/test-world/postgres-template.ts'
import { openGameSession } from '../open-game-session.ts'
import { type GamePlayer, gameCode } from './vendor-world.ts'
import { WalletClient } from './wallet-client.ts'
import { WalletHistory } from './wallet-history.ts'
import { type WalletServers, walletKey, walletServers } from './wallet-servers.ts'

/** Real servers on a database of their own, players with money, and a vendor that calls from outside. */
export interface CrashWorld extends AsyncDisposable {
  readonly database: Database
  readonly servers: WalletServers
  readonly client: WalletClient
  readonly history: WalletHistory
  readonly members: readonly bigint[]
  /** The nth player in one of its sessions. */
  who(player: number, seat: number): GamePlayer
}

export interface CrashWorldOptions {
  readonly players: number
  /** Sessions of each player. */
  readonly seatsOfEach: number
  /** Of each player, in minor units. */
  readonly funds: bigint
}

export async function crashWorld({ players, seatsOfEach, funds }: CrashWorldOptions): Promise<CrashWorld> {
  await using opened = new AsyncDisposableStack()
  const { url } = opened.use(await ownDatabase('wallet'))
  const database = opened.use(await openDatabase({ engine: 'postgres', url }))
  const { vendorCode } = walletKey
  const game = aGame({ nodeId: 1n, vendorCode, gameCode })
  await database.transaction((tx) => importCatalogue(tx, [aVendor(vendorCode)], [game]))
  const servers = opened.use(walletServers(url))
  const client = opened.use(new WalletClient(() => servers.address(), players * seatsOfEach * 2))
  const seats = await Promise.all(
    Array.from({ length: players }, async (_, at) => {
      const { memberId, tokens } = await fundedPlayer(database, at, funds, seatsOfEach)
      return await Promise.all(
        tokens.map(async (launchToken): Promise<GamePlayer> => {
          const { session = '', player = '' } = await client.call('authenticate', { launchToken, gameCode })
          return { memberId, session, player }
        }),
      )
    }),
  )
  const resources = opened.move()
  return {
    ...{ database, servers, client, history: new WalletHistory() },
    members: seats.flatMap(([first]) => (first ? [first.memberId] : [])),
    who(player, seat) {
      const found = seats[player]?.[seat]
      if (!found) throw new Error(`there is no seat ${seat} of player ${player}`)
      return found
    },
    [Symbol.asyncDispose]: () => resources.disposeAsync(),
  }
}

/** A new member with money, who starts a game so many times. */
async function fundedPlayer(database: Database, at: number, funds: bigint, launches: number) {
  return await database.transaction(async (tx) => {
    const accountId = await createAccount(tx, anAccount({ username: `player${at}` }))
    const subject = available(accountId, 'VND')
    const key = { source: 'test', kind: 'funding', externalId: String(at) }
    const legs = [{ debit: demoFunding('VND'), credit: subject, amount: funds }]
    await postOne(tx, { key, parameters: {}, actor: 'demo', legs, subject })
    const tokens: string[] = []
    for (let launch = 0; launch < launches; launch++)
      tokens.push(await openGameSession(tx, { accountId, vendorCode: walletKey.vendorCode, gameCode, asset: 'VND' }))
    return { memberId: accountId, tokens }
  })
}
