import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { onEachEngine, onPostgres } from '#/test-world/test-database.ts'
import { playedHours, playedVendors, readFoldedUntil } from '../store/vendor-hours.ts'
import { type GamePlayer, gameCode, type VendorWorld, vendorWorld } from '../test-world/vendor-world.ts'

const currency = 'VND'
const longAgo = new Date('2000-01-01')
const slotSeconds = 300

/** A world whose clock goes on from slot to slot, and what is played in it. */
async function playingWorld(options: Parameters<typeof vendorWorld>[0]) {
  const v = await vendorWorld(options)
  let [ids, seconds] = [0, 0]
  const newId = () => `t${++ids}`
  const byPlayer = ({ player }: GamePlayer) => ({ player, currency })
  return {
    v,
    async bet(who: GamePlayer, amount: string, expected = 'ok') {
      const [transactionId, roundId] = [newId(), newId()]
      const body = { ...byPlayer(who), session: who.session, gameCode, transactionId, roundId, amount }
      expect((await v.pg.call('bet', body)).outcome).toBe(expected)
      return { transactionId, roundId }
    },
    win: (who: GamePlayer, roundId: string, amount: string) =>
      v.pg.call('win', { ...byPlayer(who), transactionId: newId(), roundId, amount, roundClosed: true }),
    refund: (who: GamePlayer, betTransactionId: string) =>
      v.pg.call('refund', { ...byPlayer(who), transactionId: newId(), betTransactionId }),
    /** Goes on to the next slot of the job, and runs it. */
    async fold() {
      seconds += slotSeconds
      await v.w.moveClock(seconds)
      await v.w.app.work.runDue('fold-play')
    },
    [Symbol.asyncDispose]: () => v[Symbol.asyncDispose](),
  }
}

const total = async ({ w }: VendorWorld) => {
  const hours = await playedHours(w.database.db, currency, longAgo)
  const sum = (of: 'stakes' | 'staked' | 'paid') => hours.reduce((before, hour) => before + hour[of], 0n)
  return { stakes: sum('stakes'), staked: sum('staked'), paid: sum('paid') }
}

onEachEngine('what was played by the hour', (engine) => {
  test('[OPS-05] stakes and payments are in it once; a stake that is taken back is none; a refused one never was', async () => {
    await using p = await playingWorld({ engine })
    await p.fold()
    expect(await total(p.v)).toEqual({ stakes: 0n, staked: 0n, paid: 0n })
    const who = await p.v.player(1_000_00n)
    const won = await p.bet(who, '100')
    await p.win(who, won.roundId, '250.5')
    const back = await p.bet(who, '40')
    await p.bet(who, '999999', 'insufficient_funds')
    await p.fold()
    expect(await total(p.v)).toEqual({ stakes: 2n, staked: 140_00n, paid: 250_50n })
    await p.refund(who, back.transactionId)
    await p.fold()
    await p.fold()
    expect(await total(p.v)).toEqual({ stakes: 1n, staked: 100_00n, paid: 250_50n })
    const [vendor, ...others] = await playedVendors(p.v.w.database.db, currency, longAgo)
    expect(others).toEqual([])
    expect(vendor).toMatchObject({ vendorCode: 'PG', stakes: 1n, staked: 100_00n, paid: 250_50n })
  })

  test('[OPS-05] in any order of play and folding the sums are those of the book', async () => {
    await using p = await playingWorld({ engine })
    const who = await p.v.player(1_000_00n)
    const model = { stakes: 0n, staked: 0n, paid: 0n }
    for (let round = 1; round <= 12; round++) {
      const { transactionId, roundId } = await p.bet(who, String(round))
      model.stakes++
      model.staked += BigInt(round) * 100n
      if (round % 3 === 0) {
        await p.refund(who, transactionId)
        model.stakes--
        model.staked -= BigInt(round) * 100n
      } else if (round % 2 === 0) {
        await p.win(who, roundId, '7.25')
        model.paid += 725n
      }
      if (round % 4 === 0) await p.fold()
    }
    await p.fold()
    expect(await total(p.v)).toEqual(model)
  })
})

onPostgres('folding beside transactions', () => {
  test('an entry that was begun before a fold and committed after it is in the next one', async () => {
    await using p = await playingWorld({ engine: 'postgres' })
    const { database } = p.v.w
    const who = await p.v.player()
    await p.bet(who, '10')
    const [begun, maysEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    // It holds everything back that is made after it began, and nothing that was made before.
    const slow = database.transaction(async (tx) => {
      await sql`select 1`.execute(tx)
      begun.resolve()
      await maysEnd.promise
    })
    await begun.promise
    await p.bet(who, '20')
    await p.fold()
    const heldBack = await readFoldedUntil(database.db)
    maysEnd.resolve()
    await slow
    await p.fold()
    const afterwards = await readFoldedUntil(database.db)
    expect((afterwards?.getTime() ?? 0) - (heldBack?.getTime() ?? 0)).toBeGreaterThanOrEqual(slotSeconds * 1_000)
    expect(await total(p.v)).toMatchObject({ stakes: 2n, staked: 30_00n })
  })
})
