import { afterAll, beforeAll, expect, test } from 'vitest'
import { moneyOf } from '#/ledger/balance.ts'
import { verifyBook } from '#/ledger/verify.ts'
import { stuckWallet } from '../test-world/stuck-wallet.ts'
import { type GamePlayer, gameCode, type VendorWorld, vendorWorld } from '../test-world/vendor-world.ts'

let v: VendorWorld
beforeAll(async () => {
  v = await vendorWorld()
})
afterAll(async () => {
  expect((await verifyBook(v.w.database)).differences).toEqual([])
  await v[Symbol.asyncDispose]()
})

const betOf = ({ player, session }: GamePlayer, id: string) => ({
  ...{ player, session, currency: 'VND', gameCode, transactionId: id, roundId: id, amount: '100' },
})
const refundOf = ({ player }: GamePlayer, bet: string) => ({ player, currency: 'VND', betTransactionId: bet })
const balanceOf = async ({ memberId }: GamePlayer) =>
  (await moneyOf(v.w.database.db, memberId, 'VND')).available.balance

/** After 4, 5 or 10 s a vendor gives up; it then cancels so often until it is answered. */
test.each([1, 2, 5])(
  '[PLAY-04] C31 a bet that is not answered in time and then cancelled %i times is taken back once, and told so',
  async (cancels) => {
    const who = await v.player()
    const { calls, isStuck, goOn, timeIsUp } = stuckWallet(v.w.database)
    const id = `late-${cancels}`
    const bet = calls.answer('PG', 'bet', betOf(who, id))
    await isStuck
    timeIsUp()
    expect(await bet).toEqual({ outcome: 'retryable' })
    for (let times = 0; times < cancels; times++) {
      const refund = calls.answer('PG', 'refund', refundOf(who, id))
      timeIsUp()
      expect(await refund).toEqual({ outcome: 'retryable' })
    }
    goOn()
    // What was under way is done in its order: the bet, and each cancellation after it.
    expect(await calls.answer('PG', 'refund', refundOf(who, id))).toMatchObject({
      outcome: 'ok_duplicate',
      balance: '1000.00',
    })
    expect(await calls.answer('PG', 'bet', betOf(who, id))).toMatchObject({
      outcome: 'ok_duplicate',
      balance: '900.00',
    })
    expect(await balanceOf(who)).toBe(100_000n)
  },
)

test('[PLAY-04] C31 a bet that was not answered in time is taken once, and its repetition told so', async () => {
  const who = await v.player()
  const { calls, isStuck, goOn, timeIsUp } = stuckWallet(v.w.database)
  const bet = calls.answer('PG', 'bet', betOf(who, 'again'))
  await isStuck
  timeIsUp()
  expect(await bet).toEqual({ outcome: 'retryable' })
  goOn()
  expect(await calls.answer('PG', 'bet', betOf(who, 'again'))).toMatchObject({ outcome: 'ok_duplicate' })
  expect(await balanceOf(who)).toBe(90_000n)
})
