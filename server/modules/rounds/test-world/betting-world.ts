import { setTimeout as pause } from 'node:timers/promises'
import { Catalogue } from '#/modules/games/catalogue.ts'
import type { Database } from '#/platform/db/database.ts'
import type { Poll } from '#/platform/jobs/poll.ts'
import { foldValidBets } from '../use-cases/fold-valid-bets.ts'
import { WalletCalls } from '../vendor-protocol/wallet-calls.ts'
import { turnoverWorld } from './turnover-world.ts'
import { unlimitedGifts } from './unlimited-gifts.ts'
import { withoutLottery } from './without-lottery.ts'

const players = 64

/** Members with turnover to do and a wallet that takes bets without HTTP, on PostgreSQL. */
export interface BettingWorld extends AsyncDisposable {
  readonly database: Database
  /** Folds their bets into valid ones. */
  readonly validBets: Poll
  /** A round of one of 64 players, which is closed at once. */
  bet(at: number): Promise<void>
  /** Bets at a rate for so long, while the lag of a fold is looked at; answers the rate that was held and the worst lag. */
  steadily(perSecond: number, seconds: number, lag: () => Promise<number>): Promise<Steadily>
}

interface Steadily {
  /** Bets a second. */
  readonly rate: number
  /** In seconds. */
  readonly worst: number
}

const slice = 0.05

export async function bettingWorld(): Promise<BettingWorld> {
  await using resources = new AsyncDisposableStack()
  const w = resources.use(await turnoverWorld({ engine: 'postgres' }))
  const { database } = w.v.w
  const catalogue = resources.use(new Catalogue(database))
  const members = await Promise.all(Array.from({ length: players }, () => w.v.player(10n ** 13n)))
  for (const who of members) await w.lot(who, 10n ** 13n)
  const wallet = new WalletCalls({
    database,
    playableGames: async () => () => true,
    tagOf: () => 'en',
    boardFloor: () => 10n ** 15n,
    ...unlimitedGifts,
    inTime: (work) => work,
  })
  let ids = 0
  const bet: BettingWorld['bet'] = async (at) => {
    const { player, session } = members[at % players] as (typeof members)[number]
    const id = `speed-${++ids}`
    const round = { transactionId: id, roundId: `r${id}`, amount: '10', winAmount: '0', roundClosed: true }
    const body = { player, session, currency: 'VND', gameCode: 'dragon', ...round }
    const { outcome } = await wallet.answer('PG', 'betAndWin', body)
    if (outcome !== 'ok') throw new Error(`a bet was answered ${outcome}`)
  }
  const kept = resources.move()
  return {
    database,
    validBets: foldValidBets({
      database,
      catalogue,
      clearBelow: () => 0n,
      leastOddsE4: () => 15_000n,
      memberMoney: withoutLottery,
    }),
    bet,
    async steadily(perSecond, seconds, lag) {
      let [worst, isPlaying] = [0, true]
      const watching = (async () => {
        while (isPlaying) {
          worst = Math.max(worst, await lag())
          await pause(100)
        }
      })()
      const started = performance.now()
      for (let second = 0; second < seconds; second += slice) {
        await Promise.all(Array.from({ length: perSecond * slice }, (_, at) => bet(at)))
        await pause(Math.max(0, started + (second + slice) * 1_000 - performance.now()))
      }
      const rate = (perSecond * seconds) / ((performance.now() - started) / 1_000)
      isPlaying = false
      await watching
      return { rate, worst }
    },
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  }
}
