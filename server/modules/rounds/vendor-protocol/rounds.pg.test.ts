import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { moneyOf } from '#/ledger/balance.ts'
import { available } from '#/ledger/chart.ts'
import { Draft } from '#/ledger/draft.ts'
import { verifyBook } from '#/ledger/verify.ts'
import { lockAccounts } from '#/modules/accounts/accounts.ts'
import { suspendAccount } from '#/modules/sign-in/members.ts'
import { onPostgres } from '#/test-world/test-database.ts'
import { type GamePlayer, gameCode, type VendorWorld, vendorWorld } from '../test-world/vendor-world.ts'

const times = <T>(count: number, make: (at: number) => T): T[] => Array.from({ length: count }, (_, at) => make(at))

onPostgres('rounds under contention', () => {
  let v: VendorWorld
  beforeAll(async () => {
    v = await vendorWorld({ engine: 'postgres' })
  })
  afterAll(async () => {
    expect((await verifyBook(v.w.database)).differences).toEqual([])
    await v[Symbol.asyncDispose]()
  })
  const bet = ({ player, session }: GamePlayer, transactionId: string, amount: string) =>
    v.pg.call('bet', {
      player,
      session,
      currency: 'VND',
      gameCode,
      transactionId,
      roundId: `r-${transactionId}`,
      amount,
    })
  const refund = ({ player }: GamePlayer, betTransactionId: string, transactionId: string) =>
    v.pg.call('refund', { player, currency: 'VND', transactionId, betTransactionId })
  const win = ({ player }: GamePlayer, betTransactionId: string, transactionId: string, amount: string) =>
    v.pg.call('win', {
      player,
      currency: 'VND',
      transactionId,
      roundId: `r-${betTransactionId}`,
      amount,
      roundClosed: true,
    })
  /** How many transactions wait for a lock. */
  const waiting = async () => {
    const count = sql<bigint>`(
      select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
    )`
    return Number((await v.w.database.db.selectNoFrom(count.as('count')).executeTakeFirstOrThrow()).count)
  }
  const balanceOf = async ({ memberId }: GamePlayer) =>
    (await moneyOf(v.w.database.db, memberId, 'VND')).available.balance

  test('[PLAY-04] storms of many players’ bets, each sent three times, take each stake once', async () => {
    const players = await Promise.all(times(12, () => v.player(100_000n)))
    const sent = times(8, (round) => players.flatMap((who, at) => times(3, () => bet(who, `s-${round}-${at}`, '10'))))
    const answers = await Promise.all(sent.flat())
    expect(answers.filter(({ outcome }) => outcome === 'ok')).toHaveLength(96)
    expect(answers.filter(({ outcome }) => outcome === 'ok_duplicate')).toHaveLength(192)
    for (const who of players) expect(await balanceOf(who)).toBe(92_000n)
  })

  test('[PLAY-04] bet, refund and win of one round at once end in one of the ways that may be', async () => {
    for (let round = 0; round < 12; round++) {
      const who = await v.player(100_000n)
      const id = `c-${round}`
      const [placed, taken, paid] = await Promise.all([
        bet(who, id, '100'),
        refund(who, id, `${id}-refund`),
        win(who, id, `${id}-win`, '300'),
      ])
      const ways: Record<string, bigint> = {
        'ok ok ref_cancelled': 100_000n,
        'ok ok ref_not_found': 100_000n,
        'ok ref_settled ok': 120_000n,
        'ref_cancelled ok_noop ref_not_found': 100_000n,
      }
      const way = `${placed.outcome} ${taken.outcome} ${paid.outcome}`
      expect(Object.keys(ways)).toContain(way)
      expect(await balanceOf(who)).toBe(ways[way])
    }
  })

  test('[PLAY-04] one id that two players’ bets show at once is one’s', async () => {
    const players = await Promise.all(times(8, () => v.player(100_000n)))
    const answers = await Promise.all(players.map((who) => bet(who, 'shared', '10')))
    expect(answers.map(({ outcome }) => outcome).sort()).toEqual([...Array(7).fill('conflict'), 'ok'])
  })

  test('[PLAY-04] after the suspension of a player has committed no bet of it is taken', async () => {
    const who = await v.player(100_000n)
    let isSuspended = false
    const bets = times(40, async (at) => {
      const wasSuspended = isSuspended
      const { outcome } = await bet(who, `l-${at}`, '1')
      return { wasSuspended, outcome }
    })
    const suspended = v.w.database
      .transaction((tx) => suspendAccount(tx, who.memberId))
      .then(() => {
        isSuspended = true
      })
    const later = suspended.then(() => Promise.all(times(5, (at) => bet(who, `ll-${at}`, '1'))))
    for (const { wasSuspended, outcome } of await Promise.all(bets))
      if (wasSuspended) expect(outcome).toBe('player_locked')
    expect((await later).map(({ outcome }) => outcome)).toEqual(Array(5).fill('player_locked'))
  })

  test('[PLAY-04] who suspends a player waits for the bet that is just being taken', async () => {
    const [who, other] = [await v.player(), await v.player()]
    const { database } = v.w
    const [opened, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const round = { vendor_code: 'PG', round_id: 'held', account_id: other.memberId, asset: 'VND' }
    // Keeps the bet between its decision and its end.
    const before = database
      .transaction(async (tx) => {
        await tx
          .insertInto('game_rounds')
          .values({ ...round, game_code: null, closed_at: null })
          .execute()
        opened.resolve()
        await mayEnd.promise
        throw new Error('given up')
      })
      .catch(() => {})
    await opened.promise
    const { player, session } = who
    const body = { player, session, currency: 'VND', gameCode, transactionId: 'held', roundId: 'held', amount: '1' }
    const bet = v.pg.call('bet', body)
    while ((await waiting()) < 1);
    let isSuspended = false
    const suspending = database
      .transaction((tx) => suspendAccount(tx, who.memberId))
      .then(() => {
        isSuspended = true
      })
    while (!isSuspended && (await waiting()) < 2);
    expect(isSuspended).toBe(false)
    mayEnd.resolve()
    await before
    expect((await bet).outcome).toBe('ok')
    await suspending
  })

  test('[PLAY-04] a bet waits for who has its player’s money, and for nobody who has locked the player alone', async () => {
    const who = await v.player()
    const [locked, mayGoOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const holder = v.w.database.transaction(async (tx) => {
      await lockAccounts(tx, [who.memberId])
      locked.resolve()
      await mayGoOn.promise
      // As a withdrawal goes on: a bet that waited for the player with this in its hands would wait for ever.
      await Draft.lock(tx, [available(who.memberId, 'VND')])
    })
    await locked.promise
    for (const id of ['first', 'plain']) expect((await bet(who, id, '1')).outcome).toBe('ok')
    mayGoOn.resolve()
    await holder
  })
})
