import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { Catalogue } from '#/modules/games/catalogue.ts'
import { Polling } from '#/platform/jobs/polling.ts'
import { onPostgres } from '#/test-world/test-database.ts'
import { foldingLagSeconds } from '../store/settled-bets.ts'
import { type TurnoverWorld, turnoverWorld } from '../test-world/turnover-world.ts'
import { WalletCalls } from '../vendor-protocol/wallet-calls.ts'
import { foldValidBets } from './fold-valid-bets.ts'

const players = 64
const [betsPerSecond, steadySeconds] = [500, 10]

/** Members with turnover to do and a wallet that takes bets without HTTP. */
async function bettingWorld(w: TurnoverWorld) {
  const { database } = w.v.w
  const members = await Promise.all(Array.from({ length: players }, () => w.v.player(10n ** 13n)))
  for (const who of members) await w.lot(who, 10n ** 13n)
  const wallet = new WalletCalls({
    database,
    playableGames: async () => () => true,
    tagOf: () => 'en',
    boardFloor: () => 10n ** 15n,
    inTime: (work) => work,
  })
  let ids = 0
  const bet = async (at: number) => {
    const { player, session } = members[at % players] as (typeof members)[number]
    const id = `speed-${++ids}`
    const round = { transactionId: id, roundId: `r${id}`, amount: '10', winAmount: '0', roundClosed: true }
    const body = { player, session, currency: 'VND', gameCode: 'dragon', ...round }
    const { outcome } = await wallet.answer('PG', 'betAndWin', body)
    if (outcome !== 'ok') throw new Error(`a bet was answered ${outcome}`)
  }
  return { members, bet }
}

onPostgres('the fold of valid bets', () => {
  test('[WAL-07] the fold is two seconds behind 500 bets a second at most', {
    timeout: 300_000,
  }, async () => {
    await using w = await turnoverWorld({ engine: 'postgres' })
    const { database } = w.v.w
    await using catalogue = new Catalogue(database)
    const { bet } = await bettingWorld(w)
    const fold = foldValidBets({ database, catalogue, clearBelow: () => 0n, hasOtherStakes: async () => false })
    const failures: unknown[] = []
    await using steady = new Polling([fold], (error) => failures.push(error))
    steady.begin()
    await steady.polled()
    let [worst, isPlaying] = [0, true]
    const watching = (async () => {
      while (isPlaying) {
        worst = Math.max(worst, await foldingLagSeconds(database.db))
        await pause(100)
      }
    })()
    const started = performance.now()
    for (let second = 0; second < steadySeconds; second += 0.05) {
      await Promise.all(Array.from({ length: betsPerSecond / 20 }, (_, at) => bet(at)))
      await pause(Math.max(0, started + (second + 0.05) * 1_000 - performance.now()))
    }
    const rate = (betsPerSecond * steadySeconds) / ((performance.now() - started) / 1_000)
    isPlaying = false
    await watching
    process.stdout.write(`at ${rate.toFixed(0)} bets/s the fold was ${worst.toFixed(2)} s behind\n`)
    expect(failures).toEqual([])
    expect(worst).toBeLessThanOrEqual(2)
  })
})
