import { afterAll, beforeAll, expect, test } from 'vitest'
import { gameCode, launch, type VendorWorld, vendorWorld } from '../test-world/vendor-world.ts'

let v: VendorWorld
beforeAll(async () => {
  v = await vendorWorld()
})
afterAll(() => v[Symbol.asyncDispose]())

test('[PLAY-06] C15 a blocked vendor takes no stakes, and everything that it owes is still taken', async () => {
  const { player, session, memberId } = await v.player(100_000n)
  const currency = 'VND'
  const bet = { player, session, currency, gameCode, transactionId: 'b1', roundId: 'r1', amount: '100.00' }
  expect(await v.pg.call('bet', bet)).toMatchObject({ outcome: 'ok', balance: '900.00' })
  const another = { ...bet, transactionId: 'b2', roundId: 'r2' }
  expect(await v.pg.call('bet', another)).toMatchObject({ outcome: 'ok', balance: '800.00' })
  const launchToken = await launch(v.w, memberId)
  await v.w.set('vendors', { blocked: ['PG'] })
  const refused = { outcome: 'game_disabled', balance: '800.00' }
  expect(await v.pg.call('bet', { ...bet, transactionId: 'b3', roundId: 'r3' })).toMatchObject(refused)
  const both = { ...bet, transactionId: 'b4', roundId: 'r4', winAmount: '5.00', roundClosed: true }
  expect(await v.pg.call('betAndWin', both)).toMatchObject(refused)
  expect(await v.pg.call('authenticate', { launchToken, gameCode })).toEqual({ outcome: 'game_disabled' })
  // What was accepted stays accepted.
  expect(await v.pg.call('bet', bet)).toMatchObject({ outcome: 'ok_duplicate' })
  const win = { player, currency, transactionId: 'w1', roundId: 'r1', amount: '250.00', roundClosed: true }
  expect(await v.pg.call('win', win)).toMatchObject({ outcome: 'ok', balance: '1050.00' })
  const refund = { player, currency, betTransactionId: 'b2' }
  expect(await v.pg.call('refund', refund)).toMatchObject({ outcome: 'ok', balance: '1150.00' })
  await v.w.set('vendors', { blocked: [] })
  expect(await v.pg.call('bet', { ...bet, transactionId: 'b5', roundId: 'r5' })).toMatchObject({ outcome: 'ok' })
})
