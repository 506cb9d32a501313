import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rememberDevice } from '#/modules/sign-in/known-places.ts'
import { forfeitLot, lockLot, openLotsOf } from '#/modules/wagering/turnover.ts'
import { onEachEngine } from '#/test-world/test-database.ts'
import { type TurnoverWorld, turnoverWorld } from '../test-world/turnover-world.ts'
import type { GamePlayer } from '../test-world/vendor-world.ts'

const required = 10_000_00n

onEachEngine('bets whose vendor tells odds and outcomes', (engine) => {
  let w: TurnoverWorld
  beforeAll(async () => {
    w = await turnoverWorld({ engine })
  })
  afterAll(async () => await w[Symbol.asyncDispose]())

  let rounds = 0
  const newRound = () => `s${++rounds}`
  /** A member with 10,000 and as much to bet. */
  const member = async () => {
    const who = await w.v.player(required)
    await w.lot(who, required)
    return who
  }
  const bet = async (who: GamePlayer, roundId: string, amount: string, side: object) =>
    await w.call(who, 'bet', { gameCode: 'baccarat', roundId, amount, ...side })
  const sports = async (who: GamePlayer, amount: string, side: object, roundId = newRound()) => {
    await bet(who, roundId, amount, { gameCode: 'derby', ...side })
    return roundId
  }
  /** What all of a member's bets count, in whole units. */
  const counted = async (who: GamePlayer) => {
    await w.fold()
    return Number((required - (await w.left(who))) / 100n)
  }
  const link = async (...members: readonly GamePlayer[]) =>
    await w.v.w.database.transaction(async (tx) => {
      for (const { memberId } of members) await rememberDevice(tx, memberId, `the device of ${members[0]?.memberId}`)
    })
  const journal = async ({ memberId }: GamePlayer) => {
    const { rows } = await sql<{ amount: bigint }>`
      select amount from valid_bets where account_id = ${memberId} order by counted_at, bet, version
    `.execute(w.v.w.database.db as never)
    return rows.map(({ amount }) => Number(amount / 100n))
  }

  test.each([
    ['1.20', 0],
    ['1.4999', 0],
    ['1.50', 1_000],
    ['9999.9999', 1_000],
  ])('[WAL-07] a lost bet of 1,000 at odds of %s counts %i', async (odds, counts) => {
    const who = await member()
    await w.win(who, await sports(who, '1000', { odds }), '0')
    await w.call(who, 'betAndWin', {
      ...{ gameCode: 'derby', roundId: newRound(), amount: '1000', winAmount: '0', roundClosed: true, odds },
    })
    expect(await counted(who)).toBe(2 * counts)
  })

  test('[WAL-07] the least odds are a setting, and a section from before it has 1.50', async () => {
    const who = await member()
    const cashier = w.v.w.settings.current('cashier')
    expect(cashier.leastOdds).toBe('1.50')
    try {
      await w.v.w.set('cashier', { ...cashier, leastOdds: '2.00' })
      await w.win(who, await sports(who, '1000', { odds: '1.99' }), '0')
      await w.win(who, await sports(who, '500', { odds: '2' }), '0')
      expect(await counted(who)).toBe(500)
      const { leastOdds: _leastOdds, ...before } = cashier
      await w.v.w.set('cashier', before)
      await w.win(who, await sports(who, '1000', { odds: '1.49' }), '0')
      await w.win(who, await sports(who, '500', { odds: '1.5' }), '0')
      expect(await counted(who)).toBe(1_000)
    } finally {
      await w.v.w.set('cashier', cashier)
    }
  })

  test.each([
    ['the same on both sides', ['500', '500'], '1000', 0],
    ['the same on both sides, and a commission', ['500', '500'], '975', 0],
    ['more on one side, which wins', ['1000', '600'], '2000', 400],
    ['more on one side, which loses', ['1000', '600'], '1170', 400],
  ])(
    '[WAL-07] of player and banker in one round counts the difference: %s',
    async (_what, [player, banker], pays, all) => {
      const who = await member()
      const round = newRound()
      await bet(who, round, player ?? '', { outcome: 'PLAYER', odds: '2' })
      await bet(who, round, banker ?? '', { outcome: 'BANKER', odds: '1.95' })
      await w.win(who, round, pays)
      expect(await counted(who)).toBe(all)
    },
  )

  test('[WAL-07] bets beside those whose outcome is told count as ever, and one side in full', async () => {
    const who = await member()
    const [round, other] = [newRound(), newRound()]
    await bet(who, round, '500', { outcome: 'PLAYER' })
    await bet(who, round, '500', { outcome: 'BANKER' })
    await bet(who, round, '70', {})
    await w.win(who, round, '0')
    await bet(who, other, '500', { outcome: 'PLAYER', odds: '2' })
    await bet(who, other, '100', { outcome: 'PLAYER', odds: '2' })
    await w.win(who, other, '0')
    expect(await counted(who)).toBe(670)
  })

  test('[WAL-07] in a market, rounds and linked accounts are netted, whichever ends first; other markets and strangers are not', async () => {
    const [one, other, stranger] = [await member(), await member(), await member()]
    await link(one, other)
    const on = (market: string, outcome: string) => ({ market, outcome, odds: '2' })
    const first = await sports(one, '1000', on('M1', 'HOME'))
    await w.win(one, first, '0')
    expect(await counted(one)).toBe(1_000)
    // What had counted is taken back when the other side comes, even before that is over.
    const second = await sports(other, '1000', on('M1', 'AWAY'))
    expect(await counted(one)).toBe(0)
    await w.win(other, second, '2000')
    for (const [who, market] of [
      [other, 'M2'],
      [stranger, 'M1'],
    ] as const)
      await w.win(who, await sports(who, '300', on(market, 'AWAY')), '0')
    expect([await counted(one), await counted(other), await counted(stranger)]).toEqual([0, 300, 300])
    // The other side in a round of its own: 500 of the member's own are netted as well.
    await w.win(one, await sports(one, '500', on('M2', 'HOME')), '0')
    expect([await counted(one), await counted(other)]).toEqual([200, 0])
    expect(await journal(one)).toEqual([1_000, -1_000, 200])
  })

  test('[WAL-07] a linked account is netted in a round of its own, where vendors name the deal', async () => {
    const [one, other] = [await member(), await member()]
    await link(one, other)
    const [first, second] = [newRound(), newRound()]
    await bet(one, first, '1000', { outcome: 'PLAYER', market: 'deal-1' })
    await bet(other, second, '1000', { outcome: 'BANKER', market: 'deal-1' })
    await w.win(one, first, '2000')
    await w.win(other, second, '0')
    expect([await counted(one), await counted(other)]).toEqual([0, 0])
  })

  test('[WAL-07] a repetition changes nothing, and is another call with another side', async () => {
    const who = await member()
    const { player, session } = who
    const round = newRound()
    await bet(who, round, '500', { outcome: 'BANKER' })
    const asked = {
      ...{ player, session, currency: 'VND', gameCode: 'baccarat', roundId: round, amount: '900' },
      ...{ transactionId: `repeated-${engine}`, outcome: 'PLAYER', odds: '2' },
    }
    expect((await w.v.pg.call('bet', asked)).outcome).toBe('ok')
    expect((await w.v.pg.call('bet', asked)).outcome).toBe('ok_duplicate')
    for (const changed of [{ outcome: 'BANKER' }, { odds: '2.0' }, { market: 'M1' }, { outcome: undefined }])
      expect((await w.v.pg.call('bet', { ...asked, ...changed })).outcome).toBe('conflict')
    await w.win(who, round, '0')
    expect(await counted(who)).toBe(400)
    expect((await w.v.pg.call('bet', asked)).outcome).toBe('ok_duplicate')
    expect(await counted(who)).toBe(400)
    const { rows } = await sql`
      select market, outcome, odds_e4 from round_sides where transaction_id = ${asked.transactionId}
    `.execute(w.v.w.database.db as never)
    expect(rows).toEqual([{ market: `round ${round}`, outcome: 'PLAYER', odds_e4: 20_000 }])
  })

  test('[WAL-07] a refused bet is on no side, and what is taken back is netted no more', async () => {
    const who = await member()
    const round = newRound()
    const { player, session } = who
    const refused = { player, session, currency: 'VND', gameCode: 'baccarat', roundId: round, outcome: 'BANKER' }
    const tooMuch = { ...refused, transactionId: `refused-${engine}`, amount: '10001' }
    expect((await w.v.pg.call('bet', tooMuch)).outcome).toBe('insufficient_funds')
    await bet(who, round, '1000', { outcome: 'PLAYER' })
    const hedge = await bet(who, round, '1000', { outcome: 'BANKER' })
    await w.call(who, 'endRound', { roundId: round })
    expect(await counted(who)).toBe(0)
    await w.call(who, 'refund', { betTransactionId: hedge })
    expect(await counted(who)).toBe(1_000)
    await expect(w.call(who, 'refund', { betTransactionId: hedge })).rejects.toThrow('ok_duplicate')
    expect(await counted(who)).toBe(1_000)
  })

  test('[WAL-07] a hedge of another round that is taken back gives what it took', async () => {
    const who = await member()
    const market = newRound()
    await w.win(who, await sports(who, '1000', { market, outcome: 'HOME', odds: '2' }), '0')
    const round = newRound()
    const hedge = await bet(who, round, '1000', { gameCode: 'derby', market, outcome: 'AWAY', odds: '2' })
    expect(await counted(who)).toBe(0)
    await w.call(who, 'refund', { betTransactionId: hedge })
    expect(await counted(who)).toBe(1_000)
  })

  test('[WAL-07] a bet from before the end of a bonus that is settled after it gives and takes nothing of the next one', async () => {
    const who = await member()
    const { database } = w.v.w
    const [early, market] = [newRound(), newRound()]
    await bet(who, early, '1000', { gameCode: 'derby', market, outcome: 'HOME', odds: '2' })
    const [lot] = await openLotsOf(database.db, who.memberId, 'VND')
    await database.transaction(async (tx) => {
      await lockLot(tx, lot?.id ?? 0n, who.memberId)
      await forfeitLot(tx, lot?.id ?? 0n, { state: 'forfeited', taken: 0n })
    })
    await w.pass()
    await w.lot(who, required)
    await w.win(who, early, '0')
    expect(await counted(who)).toBe(0)
    // The other side comes later: what it took was nobody's, and it counts nothing itself.
    await w.win(who, await sports(who, '1000', { market, outcome: 'AWAY', odds: '2' }), '0')
    expect(await counted(who)).toBe(0)
    expect(await journal(who)).toEqual([1_000, -1_000])
  })
})
