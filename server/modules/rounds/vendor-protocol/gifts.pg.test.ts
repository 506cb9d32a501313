import type { OutcomeCode } from '@banyan/contract/vendor/outcomes.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { moneyOf } from '#/ledger/balance.ts'
import { HeldMoney } from '#/ledger/in-book.ts'
import { verifyBook } from '#/ledger/verify.ts'
import { onPostgres } from '#/test-world/test-database.ts'
import type { MoneyCall } from '../deciding/money-call.ts'
import { giftCapsOf } from '../sections.ts'
import { giftStandings, heldGifts } from '../store/gift-desk.ts'
import { campaignId, type GamePlayer, type VendorWorld, vendorWorld } from '../test-world/vendor-world.ts'
import { settleCalls } from '../use-cases/settle-calls.ts'
import { liftStop } from '../vendor-gifts.ts'

const [promotions, fitting, amount] = [64, 40, 100n]
/** Transactions that wait for each other. */
const atOnce = 8

onPostgres("a vendor's gifts at once", () => {
  let v: VendorWorld
  beforeAll(async () => {
    v = await vendorWorld({ engine: 'postgres' })
  })
  afterAll(async () => {
    expect((await verifyBook(v.w.database)).differences).toEqual([])
    await v[Symbol.asyncDispose]()
  })

  const stops: string[] = []
  /** A transaction of its own, as other processes have theirs. */
  const settle = async (calls: readonly MoneyCall[]) => {
    const { database, settings } = v.w
    const outcomes: OutcomeCode[] = []
    await settleCalls(
      database,
      calls,
      {
        isOffered: () => true,
        boardFloor: 10n ** 15n,
        capsOf: (vendorCode) => giftCapsOf(settings.current('vendorGifts'), vendorCode),
        onGiftsStopped: ({ transactionId }) => stops.push(transactionId),
      },
      (_at, { outcome }) => outcomes.push(outcome),
      new HeldMoney(),
    )
    return outcomes
  }
  /** Calls in eight transactions beside each other. */
  const settleAtOnce = async (calls: readonly MoneyCall[]) => {
    const batches = Map.groupBy(calls, ({ transactionId }) => Number(transactionId.split('-')[1]) % atOnce)
    return (await Promise.all([...batches.values()].map(settle))).flat()
  }
  const promo = ({ memberId }: GamePlayer, at: number): MoneyCall => ({
    ...{ vendorCode: 'PG', operation: 'promoWin', transactionId: `promo-${at}`, memberId, asset: 'VND' },
    ...{ stake: 0n, pays: amount, campaignId, closesRound: false, isReward: false, parameters: { at: String(at) } },
  })
  const given = async () => (await giftStandings(v.w.database.db, 10)).find(({ vendorCode }) => vendorCode === 'PG')

  test(`[PLAY-04] of ${promotions} promotions at once those are paid that the day's cap has room for, and each of the others once when the stop is lifted`, {
    timeout: 120_000,
  }, async () => {
    const perDay = `${(amount * BigInt(fitting)) / 100n}.00`
    await v.w.set('vendorGifts', { ...v.w.settings.current('vendorGifts'), perCall: '100.00', perDay })
    const players: GamePlayer[] = []
    for (let at = 0; at < promotions; at++) players.push(await v.player(0n))
    const paid = async () => {
      const money = await Promise.all(players.map(({ memberId }) => moneyOf(v.w.database.db, memberId, 'VND')))
      return money.reduce((sum, { available }) => sum + available.balance, 0n)
    }
    const calls = players.map(promo)
    const outcomes = await settleAtOnce(calls)
    expect(outcomes.filter((outcome) => outcome === 'ok')).toHaveLength(fitting)
    expect(outcomes.filter((outcome) => outcome === 'held')).toHaveLength(promotions - fitting)
    expect(await paid()).toBe(amount * BigInt(fitting))
    expect(await given()).toMatchObject({ given: amount * BigInt(fitting), letPass: 0n, held: promotions - fitting })
    expect(stops).toHaveLength(1)

    const newest = (await given())?.newestHeld ?? 0n
    await v.w.database.transaction((tx) => liftStop(tx, { vendorCode: 'PG', seen: newest, by: 'mai' }))
    const again = (await Promise.all([settleAtOnce(calls), settleAtOnce(calls.toReversed())])).flat()
    expect(again.filter((outcome) => outcome === 'ok')).toHaveLength(promotions - fitting)
    expect(again.filter((outcome) => outcome === 'ok_duplicate')).toHaveLength(promotions + fitting)
    expect(await paid()).toBe(amount * BigInt(promotions))
    expect(await given()).toMatchObject({
      ...{ given: amount * BigInt(promotions), letPass: amount * BigInt(promotions), held: 0, stoppedAt: null },
    })
    const held = await heldGifts(v.w.database.db, { waitingOnly: false, before: undefined, atMost: 100 })
    expect(held.map(({ state }) => state)).toEqual(Array(promotions - fitting).fill('paid'))
  })
})
