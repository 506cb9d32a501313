import { afterAll, beforeAll, expect, test } from 'vitest'
import { giftStandings, heldGifts } from '../store/gift-desk.ts'
import { campaignId, type GamePlayer, gameCode, type VendorWorld, vendorWorld } from '../test-world/vendor-world.ts'
import { liftStop, refuseHeldGift, releaseHeldWin, stopGifts } from '../vendor-gifts.ts'

let v: VendorWorld
beforeAll(async () => {
  v = await vendorWorld()
  await v.w.set('vendorGifts', {
    ...{ perCall: '5000.00', perDay: '20000.00', winMultiple: 10_000, perWin: '50000.00' },
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

const decide = (act: typeof releaseHeldWin, transactionId: string) =>
  v.w.database.transaction((tx) => act(tx, { vendorCode: 'PG', transactionId, by: 'mai' }))
const heldOf = async (id: string) => (await held()).find(({ transactionId }) => transactionId === id)

/** A bet of its own round, and what pays for it. */
async function played({ player, session }: GamePlayer, stake: string) {
  const id = `m${++ids}`
  const bet = { player, session, currency: 'VND', gameCode, transactionId: `${id}b`, roundId: id, amount: stake }
  expect(await v.pg.call('bet', bet)).toMatchObject({ outcome: 'ok' })
  let wins = 0
  return (amount: string) => {
    const transactionId = `${id}w${++wins}`
    return { player, currency: 'VND', transactionId, roundId: id, amount, roundClosed: true }
  }
}

test('[PLAY-04] a win beyond the multiple of its stake pays nothing before two operators let it pass, and then once', async () => {
  const who = await v.player(1_000n)
  const win = await played(who, '1.00')
  const [most, beyond] = [win('10000.00'), win('0.01')]
  expect(await v.pg.call('win', most)).toMatchObject({ outcome: 'ok', balance: '10009.00' })
  // What the round has paid counts: many small wins are no way around it.
  for (let tries = 0; tries < 2; tries++)
    expect(await v.pg.call('win', beyond)).toEqual({ outcome: 'held', balance: '10009.00', currency: 'VND' })
  expect(await heldOf(beyond.transactionId)).toMatchObject({
    reason: 'over_multiple',
    amount: 1n,
    state: 'held',
    tries: 2,
  })
  await decide(releaseHeldWin, beyond.transactionId)
  await expect(decide(releaseHeldWin, beyond.transactionId)).rejects.toThrow('held_gift_not_found')
  expect(await v.pg.call('win', { ...beyond, amount: '0.02' })).toMatchObject({ outcome: 'conflict' })
  expect(await v.pg.call('win', beyond)).toMatchObject({ outcome: 'ok', balance: '10009.01' })
  expect(await v.pg.call('win', beyond)).toMatchObject({ outcome: 'ok_duplicate', balance: '10009.01' })
  expect(await heldOf(beyond.transactionId)).toMatchObject({ state: 'paid' })
})

test('[PLAY-04] a win beyond the cap of a call is held; refused, it stays so although the stake would answer for it later', async () => {
  const who = await v.player(100_000n)
  const win = await played(who, '10.00')
  const [over, within] = [win('50000.01'), win('50000.00')]
  expect(await v.pg.call('win', over)).toMatchObject({ outcome: 'held', balance: '990.00' })
  expect(await heldOf(over.transactionId)).toMatchObject({ reason: 'over_win' })
  await decide(refuseHeldGift, over.transactionId)
  const caps = v.w.settings.current('vendorGifts')
  await v.w.set('vendorGifts', { ...caps, perWin: '90000.00' })
  for (let tries = 0; tries < 2; tries++)
    expect(await v.pg.call('win', over)).toMatchObject({ outcome: 'refused', balance: '990.00' })
  await v.w.set('vendorGifts', caps)
  expect(await v.pg.call('win', within)).toMatchObject({ outcome: 'ok', balance: '50990.00' })
})

test('[PLAY-04] neither a bet with its win nor a table pays more than its stake answers for', async () => {
  const { player, session } = await v.player(100_000n)
  const id = `m${++ids}`
  const by = { player, session, currency: 'VND', gameCode }
  const both = { ...by, transactionId: `${id}a`, roundId: id, amount: '1.00', winAmount: '10000.01', roundClosed: true }
  expect(await v.pg.call('betAndWin', both)).toMatchObject({ outcome: 'held', balance: '1000.00' })
  const buyIn = { ...by, transactionId: `${id}i`, amount: '1.00' }
  expect(await v.pg.call('buyIn', buyIn)).toMatchObject({ outcome: 'ok', balance: '999.00' })
  const out = { player, currency: 'VND', transactionId: `${id}o`, buyInTransactionId: `${id}i`, amount: '10000.01' }
  expect(await v.pg.call('buyOut', out)).toMatchObject({ outcome: 'held', balance: '999.00' })
  await decide(releaseHeldWin, `${id}o`)
  expect(await v.pg.call('buyOut', out)).toMatchObject({ outcome: 'ok', balance: '10999.01' })
})

test('[PLAY-04] an invented reward pays nothing; one that the brand registered pays out of its budget', async () => {
  const { player } = await v.player(0n)
  await lift('PG', 0n).catch(() => {})
  const win = { player, currency: 'VND', roundId: `m${++ids}`, amount: '5.00', roundClosed: true }
  const invented = { ...win, transactionId: `m${ids}x`, freeRewardId: 'made-up' }
  expect(await v.pg.call('win', invented)).toMatchObject({ outcome: 'campaign_unknown', balance: '0.00' })
  const known = { ...win, transactionId: `m${ids}y`, freeRewardId: campaignId }
  expect(await v.pg.call('win', known)).toMatchObject({ outcome: 'ok', balance: '5.00' })
})
