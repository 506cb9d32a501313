import { expect, test } from 'vitest'
import { giftStandings, heldGifts } from '../store/gift-desk.ts'
import { campaignId, type GamePlayer, vendorWorld } from '../test-world/vendor-world.ts'
import { liftStop, refuseHeldGift, stopGifts } from '../vendor-gifts.ts'

const keptDays = 180
const daySeconds = 86_400

test('[PLAY-04] a gift that was decided half a year ago is removed once its answer is in the book; what waits never is', async () => {
  await using v = await vendorWorld()
  const { database } = v.w
  const who: GamePlayer = await v.player(0n)
  const gift = (transactionId: string) => ({
    ...{ player: who.player, currency: 'VND', campaignId, transactionId, amount: '1.00' },
  })
  const give = async (transactionId: string) => (await v.pg.call('promoWin', gift(transactionId))).outcome
  const stop = () => database.transaction((tx) => stopGifts(tx, 'PG', 'mai'))
  const lift = async () => {
    const [standing] = await giftStandings(database.db, 1)
    const seen = standing?.newestHeld ?? 0n
    await database.transaction((tx) => liftStop(tx, { vendorCode: 'PG', seen, by: 'mai' }))
  }
  const refuse = (transactionId: string) =>
    database.transaction((tx) => refuseHeldGift(tx, { vendorCode: 'PG', transactionId, by: 'mai' }))
  const prune = async () => {
    await v.w.app.work.runDue('prune-held-gifts')
    const left = await heldGifts(database.db, { waitingOnly: false, before: undefined, atMost: 100 })
    return Object.fromEntries(left.map(({ transactionId, state }) => [transactionId, state]))
  }

  await stop()
  for (const id of ['paid', 'let-pass', 'refused', 'refused-unheard']) expect(await give(id)).toBe('held')
  await refuse('refused')
  await refuse('refused-unheard')
  expect(await give('refused')).toBe('refused')
  await lift()
  expect(await give('paid')).toBe('ok')
  await stop()
  expect(await give('held')).toBe('held')

  const waiting = { 'let-pass': 'released', 'refused-unheard': 'refused', held: 'held' }
  await v.w.moveClock((keptDays - 1) * daySeconds)
  expect(await prune()).toEqual({ ...waiting, paid: 'paid', refused: 'refused' })
  await v.w.moveClock((keptDays + 2) * daySeconds)
  expect(await prune()).toEqual(waiting)

  // What was told is told again, and nothing is paid twice or after all.
  await lift()
  expect(await give('paid')).toBe('ok_duplicate')
  expect(await give('refused')).toBe('refused')
  expect(await give('refused-unheard')).toBe('refused')
  expect(await prune()).toMatchObject({ 'refused-unheard': 'refused' })
  await v.w.moveClock(2 * (keptDays + 2) * daySeconds)
  expect(await prune()).toEqual({ 'let-pass': 'released', held: 'released' })
})
