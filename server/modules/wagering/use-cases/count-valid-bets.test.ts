import { beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '#/platform/db/database.ts'
import { emptyDatabase, onEachEngine } from '#/test-world/test-database.ts'
import { clearLots, endLots, lotsOf } from '../store/turnover-lots.ts'
import type { CountedBet } from '../store/valid-bets.ts'
import { countValidBets } from './count-valid-bets.ts'
import { openLot } from './open-lot.ts'
import { openLots, turnoverLeft } from './turnover-left.ts'

const asset = 'VND'
const accountId = 7n
const later = new Date('2999-01-01')

onEachEngine('valid bets in lots', (engine) => {
  let database: Database
  beforeEach(async () => {
    database = await emptyDatabase(engine)
  })
  const lot = (reference: string, amount: bigint, more: object = {}) =>
    database.transaction((tx) =>
      openLot(tx, { accountId, asset, source: 'deposit', reference, amount, factor: 1, ...more }),
    )
  const bet = (name: string, valid: bigint, more: Partial<CountedBet> = {}): CountedBet => {
    return {
      source: 'vendor:PG',
      bet: name,
      accountId,
      asset,
      product: 'RNG',
      placedAt: later,
      stake: valid,
      valid,
      ...more,
    }
  }
  const count = (...bets: readonly CountedBet[]) => database.transaction((tx) => countValidBets(tx, bets))
  const left = () => turnoverLeft(database.db, accountId, asset)
  const shown = async () =>
    (await lotsOf(database.db, accountId, { atMost: 9 })).map(({ reference, given, state }) => [
      reference,
      given / 100n,
      state,
    ])

  test('[WAL-07] W03: the oldest lot first; a bet counts once, however often it is told', async () => {
    await lot('first', 1_000_000n)
    await lot('second', 2_000_000n, { source: 'bonus', contribution: { RNG: 100, LIVE: 10 } })
    const bets = [bet('a', 1_500_000n), bet('b', 3_000_000n, { product: 'LIVE' })]
    expect(await count(...bets)).toEqual([accountId])
    expect(await count(...bets)).toEqual([])
    expect(await shown()).toEqual([
      ['second', 800_000n, 'active'],
      ['first', 1_000_000n, 'done'],
    ])
    expect(await left()).toBe(1_200_000n)
    expect((await openLots(database.db, accountId, asset)).map(({ reference }) => reference)).toEqual(['second'])
  })

  test('[WAL-07] a bet that counts less is taken back from where it was put, and a lot that was done is open again', async () => {
    await lot('first', 100n)
    await lot('second', 100n)
    expect(await count(bet('a', 150n), bet('b', 80n))).toEqual([])
    expect(await left()).toBe(0n)
    await count(bet('b', 60n))
    // Only what no lot had used.
    expect(await left()).toBe(0n)
    await count(bet('b', 40n))
    expect(await left()).toBe(10n)
    await count(bet('a', 0n))
    expect(await shown()).toEqual([
      ['second', 40n, 'active'],
      ['first', 0n, 'active'],
    ])
    // What it counts again goes to the lot that is open first.
    await count(bet('a', 30n), bet('b', 0n))
    expect(await shown()).toEqual([
      ['second', 0n, 'active'],
      ['first', 30n, 'active'],
    ])
  })

  test('[WAL-07] a bet from before a lot gives it nothing, nor does one of another account or asset', async () => {
    await lot('first', 100n)
    await count(
      bet('early', 100n, { placedAt: new Date(0) }),
      bet('other', 100n, { accountId: 8n }),
      bet('trial', 100n, { asset: 'TRIAL' }),
    )
    expect(await left()).toBe(100n)
  })

  test('[WAL-07] lots that are cleared or ended ask for nothing, and take nothing', async () => {
    await lot('lost', 100n)
    await lot('other', 100n, { accountId: 8n })
    expect(await database.transaction((tx) => clearLots(tx, accountId, asset))).toBe(1)
    await lot('called back', 100n)
    await count(bet('a', 40n))
    await database.transaction((tx) => endLots(tx, ['deposit', 'bonus'], 'called back'))
    await count(bet('b', 100n), bet('a', 10n))
    expect(await left()).toBe(0n)
    expect(await shown()).toEqual([
      ['called back', 10n, 'ended'],
      ['lost', 0n, 'cleared'],
    ])
    expect(await turnoverLeft(database.db, 8n, asset)).toBe(100n)
  })

  describe('made once', () => {
    test('[WAL-07] a source has one lot of a name, and nothing makes none', async () => {
      await lot('nothing', 0n)
      await lot('free', 100n, { factor: 0 })
      expect(await shown()).toEqual([])
      await lot('once', 100n)
      await expect(lot('once', 100n)).rejects.toThrow(/a_lot_is_made_once/)
    })
  })
})
