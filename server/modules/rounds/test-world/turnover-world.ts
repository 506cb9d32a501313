import type { OperationName } from '@banyan/contract/vendor/wallet.ts'
import { importCatalogue } from '#/modules/games/import-catalogue.ts'
import { aGame, aVendor } from '#/modules/games/test-world/catalogue-builder.ts'
import { openLot, turnoverLeft } from '#/modules/wagering/turnover.ts'
import { type GamePlayer, type VendorWorld, vendorWorld } from './vendor-world.ts'

const currency = 'VND'
const games = [
  aGame({ nodeId: 1n, gameCode: 'dragon', gameType: 'RNG' }),
  aGame({ nodeId: 2n, gameCode: 'baccarat', gameType: 'LIVE', gameClass: 'BACCARAT' }),
  aGame({ nodeId: 3n, gameCode: 'poker', gameType: 'PVP', gameClass: 'POKER' }),
  aGame({ nodeId: 5n, gameCode: 'derby', gameType: 'SPORTS', gameClass: 'SPORTSBOOK' }),
]

/** Members with turnover to do, who play at a vendor. */
export interface TurnoverWorld extends AsyncDisposable {
  readonly v: VendorWorld
  /** A bet on a game; answers the round and the bet's id. */
  bet(who: GamePlayer, amount: string, gameCode?: string): Promise<Bet>
  /** Ends a round. */
  win(who: GamePlayer, roundId: string, amount: string): Promise<void>
  /** A round from stake to payment. */
  play(who: GamePlayer, stake: string, pays: string, gameCode?: string): Promise<Bet>
  call(who: GamePlayer, operation: OperationName, given: object): Promise<string>
  lot(who: GamePlayer, amount: bigint): Promise<void>
  left(who: GamePlayer): Promise<bigint>
  /** Goes on by two seconds, after which everything so far is settled. */
  pass(): Promise<void>
  /** Goes on, and folds. */
  fold(): Promise<void>
}

interface Bet {
  readonly transactionId: string
  readonly roundId: string
}

export async function turnoverWorld(options: Parameters<typeof vendorWorld>[0]): Promise<TurnoverWorld> {
  const v = await vendorWorld(options)
  const { database, app } = v.w
  await database.transaction((tx) => importCatalogue(tx, [aVendor('PG')], games))
  let [ids, seconds] = [0, 0]
  const newId = (kind: string) => `${kind}${++ids}`
  const world: Omit<TurnoverWorld, keyof AsyncDisposable> = {
    v,
    async bet(who, amount, gameCode = 'dragon') {
      const roundId = newId('r')
      return { transactionId: await world.call(who, 'bet', { gameCode, roundId, amount }), roundId }
    },
    win: async (who, roundId, amount) => void (await world.call(who, 'win', { roundId, amount, roundClosed: true })),
    async play(who, stake, pays, gameCode) {
      const bet = await world.bet(who, stake, gameCode)
      await world.win(who, bet.roundId, pays)
      return bet
    },
    async call({ player, session }, operation, given) {
      const transactionId = newId('t')
      const body = { player, session, currency, transactionId, ...given }
      const { outcome } = await v.pg.call(operation, body)
      if (outcome !== 'ok') throw new Error(`${operation} was answered ${outcome}`)
      return transactionId
    },
    lot: ({ memberId: accountId }, amount) =>
      database.transaction((tx) =>
        openLot(tx, { accountId, asset: currency, source: 'deposit', reference: newId('d'), amount, factor: 1 }),
      ),
    left: ({ memberId }) => turnoverLeft(database.db, memberId, currency),
    async pass() {
      seconds += 2
      await v.w.moveClock(seconds)
    },
    async fold() {
      await world.pass()
      await app.work.polled('fold-valid-bets')
    },
  }
  return { ...world, [Symbol.asyncDispose]: () => v[Symbol.asyncDispose]() }
}
