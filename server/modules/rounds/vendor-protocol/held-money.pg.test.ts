import { afterAll, beforeAll, expect, test } from 'vitest'
import { moneyOf } from '#/ledger/balance.ts'
import { available } from '#/ledger/chart.ts'
import { Draft } from '#/ledger/draft.ts'
import { verifyBook } from '#/ledger/verify.ts'
import { onPostgres } from '#/test-world/test-database.ts'
import { type GamePlayer, gameCode, type VendorWorld, vendorWorld } from '../test-world/vendor-world.ts'

const times = <T>(count: number, make: (at: number) => T): T[] => Array.from({ length: count }, (_, at) => make(at))
const [funds, stake] = [100_000n, 100n]

onPostgres('players’ money that another transaction holds for long', () => {
  let v: VendorWorld
  beforeAll(async () => {
    v = await vendorWorld({ engine: 'postgres' })
  })
  afterAll(async () => {
    expect((await verifyBook(v.w.database)).differences).toEqual([])
    await v[Symbol.asyncDispose]()
  })
  const bet = async ({ player, session }: GamePlayer, id: string) => {
    const body = { player, session, currency: 'VND', gameCode, transactionId: id, roundId: id, amount: '1' }
    return (await v.pg.call('bet', body)).outcome
  }
  const balanceOf = async ({ memberId }: GamePlayer) =>
    (await moneyOf(v.w.database.db, memberId, 'VND')).available.balance

  /** A transaction that has locked the money of these, until it is told to end. */
  async function hold(players: readonly GamePlayer[]) {
    const [locked, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const held = v.w.database.transaction(async (tx) => {
      await Draft.lock(
        tx,
        players.map(({ memberId }) => available(memberId, 'VND')),
      )
      locked.resolve()
      await mayEnd.promise
    })
    await locked.promise
    return {
      async [Symbol.asyncDispose]() {
        mayEnd.resolve()
        await held
      },
    }
  }

  test.each([
    { name: 'which this process meets for the first time', isMet: false },
    { name: 'whose plain bets go in one trip', isMet: true },
  ])(
    '[PLAY-04] G11 a bet on money that is held is to be sent again, and takes no other bet along: players $name',
    async ({ isMet }) => {
      const players = await Promise.all(times(12, () => v.player(funds)))
      if (isMet) for (const [at, who] of players.entries()) expect(await bet(who, `met-${at}`)).toBe('ok')
      const before = isMet ? funds - stake : funds
      const [held, free] = [players.slice(0, 3), players.slice(3)]
      {
        await using _holder = await hold(held)
        for (let round = 0; round < 4; round++) {
          const answers = await Promise.all(players.map((who, at) => bet(who, `${isMet}-${round}-${at}`)))
          expect(answers).toEqual([...held.map(() => 'retryable'), ...free.map(() => 'ok')])
        }
      }
      for (const who of held) expect(await balanceOf(who)).toBe(before)
      expect(await Promise.all(held.map((who, at) => bet(who, `${isMet}-0-${at}`)))).toEqual(held.map(() => 'ok'))
      for (const who of held) expect(await balanceOf(who)).toBe(before - stake)
      for (const who of free) expect(await balanceOf(who)).toBe(before - 4n * stake)
    },
  )
})
