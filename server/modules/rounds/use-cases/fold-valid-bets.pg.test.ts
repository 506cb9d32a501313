import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { Catalogue } from '#/modules/games/catalogue.ts'
import { onPostgres } from '#/test-world/test-database.ts'
import { turnoverWorld } from '../test-world/turnover-world.ts'
import { withoutLottery as memberMoney } from '../test-world/without-lottery.ts'
import { foldValidBets } from './fold-valid-bets.ts'

const rounds = 20

onPostgres('folds beside one another', () => {
  test('[WAL-07] two that fold while bets come and one that breaks off count every bet once', async () => {
    await using w = await turnoverWorld({ engine: 'postgres' })
    const { database } = w.v.w
    const catalogue = new Catalogue(database)
    await using _catalogue = catalogue
    const [clearBelow, leastOddsE4] = [() => 0n, () => 15_000n]
    const broken: typeof database.transaction = (work) =>
      database.transaction(async (tx) => {
        await work(tx)
        throw new Error('cut off')
      })
    const folds = [1, 2].map(() => foldValidBets({ database, catalogue, clearBelow, leastOddsE4, memberMoney }))
    const cutOff = foldValidBets({
      database: { ...database, transaction: broken },
      catalogue,
      clearBelow,
      leastOddsE4,
      memberMoney,
    })
    const players = await Promise.all([1, 2, 3].map(() => w.v.player(1_000_000_00n)))
    for (const who of players) await w.lot(who, 1_000_000_00n)

    let isPlaying = true
    const folding = Promise.all(
      folds.map(async (fold) => {
        while (isPlaying) await fold.step()
      }),
    )
    for (let round = 0; round < rounds; round++) {
      await Promise.all(
        players.map(async (who, at) => {
          const { transactionId, roundId } = await w.bet(who, '10')
          if ((round + at) % 5 === 0) await w.call(who, 'refund', { betTransactionId: transactionId })
          await w.win(who, roundId, '0').catch(() => {})
        }),
      )
      if (round % 5 === 0) await w.pass()
      if (round % 10 === 0) await cutOff.step().catch(() => {})
    }
    isPlaying = false
    await folding
    await w.pass()
    await cutOff.step().catch(() => {})
    await Promise.all(folds.map((fold) => fold.step()))
    await Promise.all(folds.map((fold) => fold.step()))

    const counted = BigInt((rounds * 4) / 5) * 10_00n
    for (const who of players) expect(await w.left(who)).toBe(1_000_000_00n - counted)
    const { rows } = await sql<{ valid: bigint; given: bigint }>`
      select (select sum(amount)::bigint from valid_bets) as valid, (select sum(given)::bigint from turnover_lots) as given
    `.execute(database.db as never)
    expect(rows[0]).toEqual({ valid: counted * 3n, given: counted * 300n })
  })
})
