import type { ConformanceCase, Scene } from './scene.ts'

/** Buy-outs of a buy-in of 300.00 from a balance of 1000.00, and the balance after each. */
const returns: readonly (readonly [name: string, comesBack: bigint, left: bigint])[] = [
  ['more than the buy-in', 45_025n, 115_025n],
  ['the buy-in', 30_000n, 100_000n],
  ['less', 12_000n, 82_000n],
  ['nothing', 0n, 70_000n],
]

async function comesBackOnce(s: Scene, amount: bigint, left: bigint): Promise<void> {
  const who = await s.player()
  const buyIn = s.buyIn(30_000n)
  await s.is(who, buyIn, 'ok', 70_000n)
  await s.is(who, buyIn, 'ok_duplicate', 70_000n)
  const buyOut = s.buyOut(buyIn.id, amount)
  await s.isOnce(who, buyOut, 5, left)
  await s.is(who, s.buyOut(buyIn.id, amount), 'ref_settled', left)
  await s.is(who, { ...buyOut, amount: amount + 9n }, 'conflict', left)
  await s.is(who, s.refund(buyIn.id), 'ref_settled', left)
}

/** Buy-ins and buy-outs at tables. */
export const tableCases: readonly ConformanceCase[] = [
  ...returns.map(([name, amount, left]) => ({
    name: `C28 a buy-in is bought out once: ${name}`,
    run: (s: Scene) => comesBackOnce(s, amount, left),
  })),
  {
    name: 'C28 a session has one open buy-in, and a refused one stays refused',
    async run(s) {
      const who = await s.player()
      const [first, second] = [s.buyIn(30_000n), s.buyIn(20_000n)]
      await s.is(who, first, 'ok', 70_000n)
      await s.is(who, second, 'conflict', 70_000n)
      await s.is(who, s.buyOut(first.id, 30_000n), 'ok', 100_000n)
      await s.is(who, second, 'conflict', 70_000n)
      await s.is(who, s.buyIn(100_001n), 'insufficient_funds', 100_000n)
      const all = s.buyIn(100_000n)
      await s.is(who, all, 'ok', 0n)
      await s.is(who, s.buyOut(all.id, 100_000n), 'ok', 100_000n)
    },
  },
  {
    name: 'C28 another session may have its own buy-in',
    needs: ['anotherSession'],
    async run(s) {
      const who = await s.player()
      const other = (await s.world.anotherSession?.(who)) ?? who
      const [first, second] = [s.buyIn(30_000n), s.buyIn(10_000n)]
      await s.is(who, first, 'ok', 70_000n)
      await s.is(other, second, 'ok', 60_000n)
      await s.is(who, s.buyOut(first.id, 31_000n), 'ok', 91_000n)
      await s.is(who, s.buyOut(second.id, 9_000n), 'ok', 100_000n)
    },
  },
  {
    name: 'C28 a buy-out before its buy-in is to be sent again; a refunded or refused buy-in is not bought out',
    async run(s) {
      const who = await s.player()
      const buyIn = s.buyIn(30_000n)
      const buyOut = s.buyOut(buyIn.id, 50_000n)
      await s.is(who, buyOut, 'ref_not_found', 100_000n)
      await s.is(who, buyIn, 'ok', 70_000n)
      await s.is(who, s.refund(buyIn.id), 'ok', 100_000n)
      await s.is(who, buyOut, 'ref_cancelled', 100_000n)
      const refused = s.buyIn(100_001n)
      await s.is(who, refused, 'insufficient_funds', 100_000n)
      await s.is(who, s.buyOut(refused.id, 500n), 'ref_cancelled', 100_000n)
      const late = s.buyIn(1_000n)
      await s.is(who, s.refund(late.id), 'ok_noop', 100_000n)
      await s.is(who, late, 'ref_cancelled', 100_000n)
      const bet = s.bet(1_000n)
      await s.is(who, bet, 'ok')
      await s.is(who, s.buyOut(bet.id, 1_000n), 'conflict', 99_000n)
    },
  },
]
