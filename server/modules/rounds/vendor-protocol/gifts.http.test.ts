import { afterAll, beforeAll, expect, test } from 'vitest'
import { campaignId, type GamePlayer, gameCode, type VendorWorld, vendorWorld } from '../test-world/vendor-world.ts'
import { giftStandings, heldGifts, liftStop, refuseHeldGift, stopGifts } from '../vendor-gifts.ts'

let v: VendorWorld
beforeAll(async () => {
  v = await vendorWorld()
  await v.w.set('vendorGifts', {
    ...{ perCall: '5000.00', perDay: '20000.00' },
    vendors: [{ vendor: 'JDB', perCall: '10.00', perDay: '30.00' }],
  })
})
afterAll(() => v[Symbol.asyncDispose]())

let ids = 0
const gift = ({ player }: GamePlayer, amount: string, id = `g${++ids}`) => ({
  ...{ player, currency: 'VND', campaignId, transactionId: id, amount },
})
const standing = async (code: string) =>
  (await giftStandings(v.w.database.db, 10)).find(({ vendorCode }) => vendorCode === code)
const held = () => heldGifts(v.w.database.db, { waitingOnly: false, before: undefined, atMost: 100 })
const lift = (vendorCode: string, seen: bigint) =>
  v.w.database.transaction((tx) => liftStop(tx, { vendorCode, seen, by: 'mai' }))
async function metric(name: string): Promise<number> {
  const { body } = await v.w.app.operator.inject({ url: '/metrics', headers: v.w.operatorHeaders })
  return Number(new RegExp(`^banyan_${name} (\\S+)$`, 'm').exec(body)?.[1])
}

test('[PLAY-04] a gift beyond a cap is held with its reason, and raises an alarm: a security line, once, and a figure', async () => {
  const who = await v.player(0n)
  expect(await v.jdb.call('promoWin', gift(who, '10.00'))).toMatchObject({ outcome: 'ok', balance: '10.00' })
  expect(await metric('vendors_with_stopped_gifts')).toBe(0)
  const above = gift(who, '10.01')
  expect(await v.jdb.call('promoWin', above)).toEqual({ outcome: 'held', balance: '10.00', currency: 'VND' })
  expect(await v.jdb.status('promoWin', above)).toBe(200)
  expect(await v.jdb.call('jackpotWin', gift(who, '0.01'))).toMatchObject({ outcome: 'held' })
  expect(await standing('JDB')).toMatchObject({ given: 1_000n, cause: 'over_call', stoppedBy: null, held: 2 })
  expect(await held()).toMatchObject([
    { operation: 'jackpotWin', amount: 1n, reason: 'stopped', tries: 1 },
    { transactionId: above.transactionId, memberId: who.memberId, amount: 1_001n, reason: 'stopped', tries: 2 },
  ])
  expect(await metric('vendors_with_stopped_gifts')).toBe(1)
  expect(await metric('held_gifts')).toBe(2)
  const lines = v.w.logs.filter(({ security }) => security === 'vendor_gifts_stopped')
  expect(lines).toMatchObject([
    { vendor: 'JDB', cause: 'over_call', transactionId: above.transactionId, amount: '10.01' },
  ])
  // Another vendor gives on, and so does this one what its rounds won.
  expect(await v.pg.call('promoWin', gift(who, '5.00'))).toMatchObject({ outcome: 'ok' })
  await lift('JDB', (await standing('JDB'))?.newestHeld ?? 0n)
  expect(await v.jdb.call('promoWin', above)).toMatchObject({ outcome: 'ok' })
  expect(await metric('vendors_with_stopped_gifts')).toBe(0)
})

test('[PLAY-04] a lift lets pass what was seen alone: what came later is judged by the caps', async () => {
  const who = await v.player(0n)
  await v.w.database.transaction((tx) => stopGifts(tx, 'PG', 'mai'))
  const [seen, later] = [gift(who, '6000.00'), gift(who, '6000.00')]
  expect(await v.pg.call('promoWin', seen)).toMatchObject({ outcome: 'held' })
  const newest = (await standing('PG'))?.newestHeld ?? 0n
  expect(await v.pg.call('promoWin', later)).toMatchObject({ outcome: 'held' })
  expect((await lift('PG', newest)).released).toEqual({ count: 1, amount: 600_000n })
  expect(await v.pg.call('promoWin', seen)).toMatchObject({ outcome: 'ok', balance: '6000.00' })
  expect(await v.pg.call('promoWin', later)).toMatchObject({ outcome: 'held', balance: '6000.00' })
  expect(await standing('PG')).toMatchObject({ cause: 'over_call', held: 1 })
  const refused = { vendorCode: 'PG', transactionId: later.transactionId, by: 'mai' }
  await v.w.database.transaction((tx) => refuseHeldGift(tx, refused))
  await lift('PG', newest)
  for (let tries = 0; tries < 2; tries++)
    expect(await v.pg.call('promoWin', later)).toMatchObject({ outcome: 'refused', balance: '6000.00' })
  await expect(v.w.database.transaction((tx) => refuseHeldGift(tx, refused))).rejects.toThrow('held_gift_not_found')
})

test("[PLAY-04] the day is the merchant's: at its midnight a vendor has its whole cap again, but no stop ends", async () => {
  const who = await v.player(0n)
  const before = await standing('JDB')
  const left = 3_000n - ((before?.given ?? 0n) - (before?.letPass ?? 0n))
  for (let paid = 0n; paid < left; paid += 1_000n)
    expect(await v.jdb.call('jackpotWin', gift(who, '10.00'))).toMatchObject({ outcome: 'ok' })
  const beyond = gift(who, '0.01')
  expect(await v.jdb.call('jackpotWin', beyond)).toMatchObject({ outcome: 'held' })
  expect(await standing('JDB')).toMatchObject({ cause: 'over_day' })
  // The merchant's midnight is at 17:00 UTC, and within 24 hours of any moment.
  await v.w.moveClock(24 * 3600)
  expect(await standing('JDB')).toMatchObject({ given: 0n, cause: 'over_day' })
  expect(await v.jdb.call('jackpotWin', beyond)).toMatchObject({ outcome: 'held' })
  await lift('JDB', 0n)
  for (const amount of ['0.01', '10.00', '10.00', '9.99'])
    expect(await v.jdb.call('jackpotWin', amount === '0.01' ? beyond : gift(who, amount))).toMatchObject({
      outcome: 'ok',
    })
  expect(await v.jdb.call('jackpotWin', gift(who, '0.01'))).toMatchObject({ outcome: 'held' })
})

test('[PLAY-04] a vendor that is stopped is paid what its bets won, on the short way too; bets and their wins are not counted', async () => {
  const who = await v.player(100_000n)
  const { player, session } = who
  const before = await standing('PG')
  if (!before?.stoppedAt) await v.w.database.transaction((tx) => stopGifts(tx, 'PG', 'mai'))
  const bet = { player, session, currency: 'VND', gameCode, transactionId: 'b1', roundId: 'r1', amount: '1.00' }
  expect(await v.pg.call('bet', bet)).toMatchObject({ outcome: 'ok' })
  const win = { player, currency: 'VND', transactionId: 'w1', roundId: 'r1', amount: '9000.00', roundClosed: true }
  expect(await v.pg.call('win', win)).toMatchObject({ outcome: 'ok' })
  const free = { ...bet, transactionId: 'b2', roundId: 'r2', isFree: true }
  expect(await v.pg.call('bet', free)).toMatchObject({ outcome: 'ok' })
  expect(await v.pg.call('win', { ...win, transactionId: 'w2', roundId: 'r2' })).toMatchObject({ outcome: 'held' })
  expect(await standing('PG')).toMatchObject({ given: before?.given ?? 0n, cause: 'operator', stoppedBy: 'mai' })
})
