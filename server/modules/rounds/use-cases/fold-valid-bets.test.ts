import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { onEachEngine } from '#/test-world/test-database.ts'
import { foldingLagSeconds } from '../store/settled-bets.ts'
import { type TurnoverWorld, turnoverWorld } from '../test-world/turnover-world.ts'

onEachEngine('vendors’ bets that count for turnover', (engine) => {
  let w: TurnoverWorld
  beforeAll(async () => {
    w = await turnoverWorld({ engine })
  })
  afterAll(async () => await w[Symbol.asyncDispose]())

  /** A member with 10,000 and as much to bet. */
  const member = async () => {
    const who = await w.v.player(10_000_00n)
    await w.lot(who, 10_000_00n)
    return who
  }
  const journal = async (accountId: bigint) => {
    const { rows } = await sql<{ product: string; amount: bigint }>`
      select product, amount from valid_bets where account_id = ${accountId} order by counted_at, bet, version
    `.execute(w.v.w.database.db as never)
    return rows.map(({ product, amount }) => [product, amount])
  }

  test('[WAL-07] a slot counts its stake once the round is over, however it ended, and once', async () => {
    const who = await member()
    const { roundId } = await w.bet(who, '1000')
    await w.fold()
    expect(await w.left(who)).toBe(10_000_00n)
    await w.win(who, roundId, '1000')
    await w.play(who, '500', '0')
    await w.fold()
    await w.fold()
    expect(await w.left(who)).toBe(8_500_00n)
    expect(await journal(who.memberId)).toEqual([
      ['RNG', 1_000_00n],
      ['RNG', 500_00n],
    ])
  })

  test('[WAL-07] at a live table what was won or lost counts, at most the stake; a tie nothing', async () => {
    const who = await member()
    await w.play(who, '1000', '1950', 'baccarat')
    await w.play(who, '1000', '1000', 'baccarat')
    await w.play(who, '100', '1000', 'baccarat')
    await w.fold()
    expect(await w.left(who)).toBe(10_000_00n - 950_00n - 100_00n)
  })

  test('[WAL-07] a bet that is taken back after its round ended gives back what it gave; one of several, its part', async () => {
    const who = await member()
    const first = await w.bet(who, '1000')
    const second = await w.call(who, 'bet', { gameCode: 'dragon', roundId: first.roundId, amount: '300' })
    await w.call(who, 'endRound', { roundId: first.roundId })
    await w.fold()
    expect(await w.left(who)).toBe(8_700_00n)
    await w.call(who, 'refund', { betTransactionId: second })
    await w.fold()
    expect(await w.left(who)).toBe(9_000_00n)
    await w.call(who, 'refund', { betTransactionId: first.transactionId })
    await w.fold()
    expect(await w.left(who)).toBe(10_000_00n)
    expect(await journal(who.memberId)).toEqual([
      ['RNG', 1_300_00n],
      ['RNG', -300_00n],
      ['RNG', -1_000_00n],
    ])
  })

  test('[WAL-07] a payment after the round’s end changes what it counts', async () => {
    const who = await member()
    const { roundId } = await w.play(who, '1000', '0', 'baccarat')
    await w.fold()
    expect(await w.left(who)).toBe(9_000_00n)
    await w.win(who, roundId, '900')
    await w.fold()
    expect(await w.left(who)).toBe(9_900_00n)
  })

  test('[WAL-07] money at a table counts when it comes back', async () => {
    const who = await member()
    const buyIn = await w.call(who, 'buyIn', { gameCode: 'poker', amount: '2000' })
    await w.fold()
    expect(await w.left(who)).toBe(10_000_00n)
    await w.call(who, 'buyOut', { buyInTransactionId: buyIn, amount: '1250' })
    await w.fold()
    expect(await w.left(who)).toBe(9_250_00n)
    // The session was started for a slot; what stayed at the table counts all the same, and no more.
    expect(await journal(who.memberId)).toEqual([['RNG', 750_00n]])
  })

  test('[WAL-07] a round that was begun before a lot was made gives it nothing', async () => {
    const who = await w.v.player(10_000_00n)
    const { roundId } = await w.bet(who, '1000')
    await w.pass()
    await w.lot(who, 10_000_00n)
    await w.win(who, roundId, '0')
    await w.fold()
    expect(await w.left(who)).toBe(10_000_00n)
    expect(await journal(who.memberId)).toEqual([['RNG', 1_000_00n]])
  })

  test('[WAL-07] lost money asks for nothing any more; not while a bet is open, nor from the bound on', async () => {
    const [lost, playing, atBound] = [await w.v.player(6_000_00n), await w.v.player(6_000_00n), await member()]
    for (const who of [lost, playing]) await w.lot(who, 20_000_00n)
    const { roundId } = await w.bet(playing, '500')
    for (const who of [lost, playing]) await w.play(who, '1100', '0')
    await w.play(atBound, '5000', '0')
    await w.fold()
    expect([await w.left(lost), await w.left(playing)]).toEqual([0n, 18_900_00n])
    expect(await w.left(atBound)).toBe(5_000_00n)
    await w.win(playing, roundId, '0')
    await w.fold()
    expect(await w.left(playing)).toBe(0n)
  })

  test('[WAL-07] money that went another way is found by the job', async () => {
    const who = await w.v.player(1_000_00n)
    await w.lot(who, 20_000_00n)
    await w.fold()
    expect(await w.left(who)).toBe(20_000_00n)
    await w.v.w.app.work.runDue('clear-lost-turnover')
    expect(await w.left(who)).toBe(0n)
  })

  test('[WAL-07] the fold is as far behind as its oldest call, and not at all when it has done', async () => {
    const { db } = w.v.w.database
    await w.fold()
    expect(await foldingLagSeconds(db)).toBe(0)
    await w.play(await member(), '10', '0')
    await w.pass()
    expect(await foldingLagSeconds(db)).toBeGreaterThanOrEqual(2)
    await w.fold()
    expect(await foldingLagSeconds(db)).toBe(0)
  })
})
