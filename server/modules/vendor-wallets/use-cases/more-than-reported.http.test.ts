import { walletTransferTries } from '@banyan/rules/cashier/wallet-transfer-states.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Payee } from '#/modules/cashier/test-world/withdrawal-world.ts'
import { placesOfMoney } from '#/modules/wallet/places-of-money.ts'
import { type VendorWalletWorld, vendorWalletWorld } from '../test-world/vendor-wallet-world.ts'

/** One for all: each test has a member of its own, who has 900,000 here and 100,000 at a vendor. */
let d: VendorWalletWorld
let code: string
let linh: Payee
beforeAll(async () => {
  d = await vendorWalletWorld()
})
// Proves the book of every test.
afterAll(() => d[Symbol.asyncDispose]())
beforeEach(async () => {
  d.vendor.faults = {}
  code = await d.anotherVendor()
  linh = await d.payee(1_000)
  await d.move(linh, { to: code })
})

const back = (amount: string) => d.move(linh, { from: code, to: 'MAIN', amount })
const dong = (thousands: number) => BigInt(thousands) * 100_000n

/** What the member sees, and what the rules of wagering count; both are asked without the vendor's help. */
async function money() {
  const { faults } = d.vendor
  d.vendor.faults = { ...faults, balance: 'failed' }
  const { main, inTransit, total, vendors } = await d.wallet(linh)
  d.vendor.faults = faults
  const inGames = { chases: 0n, lotteryStakes: 0n, roundStakes: 0n }
  const places = await placesOfMoney(d.w.database.db, linh.accountId, inGames)
  expect(places.available + places.atVendors + places.inTransit).toBe(BigInt(total.replace('.', '')))
  return { main, inTransit, there: vendors[0]?.balance, total }
}
const whole = { main: '900000.00', inTransit: '0.00', there: '100000.00', total: '1000000.00' }

test('[WAL-04] more than a vendor reports is in transit no more than it reports, and back there once it refuses', async () => {
  d.vendor.faults = { withdraw: 'pending' }
  expect((await back('500000')).value).toMatchObject({ amount: '500000.00', state: 'inTransit' })
  expect(await money()).toEqual({ ...whole, inTransit: '100000.00', there: '0.00' })
  d.vendor.faults = { status: 'refused' }
  await d.askVendors()
  expect(await money()).toEqual(whole)
})

test('[WAL-04] what a vendor refuses at once, or never heard of, makes no money either', async () => {
  expect((await back('500000')).value).toMatchObject({ state: 'returned' })
  expect(await money()).toEqual(whole)
  d.vendor.faults = { withdraw: 'dropped' }
  await back('500000')
  for (const seconds of walletTransferTries) {
    expect(await money()).toEqual({ ...whole, inTransit: '100000.00', there: '0.00' })
    await d.askVendors(seconds)
  }
  expect(await money()).toEqual(whole)
})

test('[WAL-04] a vendor that refuses, for the money was lost there, is asked at once what is left', async () => {
  await d.win(linh, -60_000n, code)
  expect((await back('100000')).value).toMatchObject({ state: 'returned' })
  expect(await money()).toEqual({ ...whole, there: '40000.00', total: '940000.00' })
  d.vendor.faults = { withdraw: 'pending' }
  await back('40000')
  await d.win(linh, -40_000n, code)
  d.vendor.faults = { status: 'refused' }
  await d.askVendors()
  expect(await money()).toEqual({ ...whole, there: '0.00', total: '900000.00' })
})

test('[WAL-04] of what a vendor gives less of, no more is in transit than it says, and the rest is where it says', async () => {
  await d.win(linh, -60_000n, code)
  d.vendor.faults = { withdraw: 'partly' }
  expect((await back('100000')).value).toMatchObject({ state: 'inTransit' })
  expect(await money()).toEqual({ main: '900000.00', inTransit: '40000.00', there: '0.00', total: '940000.00' })
  expect(await d.where(linh)).toEqual({ main: dong(900), held: 0n, there: dong(100) })
})

test('[WAL-04] more than a vendor reports comes back whole where it has been won', async () => {
  await d.win(linh, 200_000n, code)
  d.vendor.faults = { withdraw: 'lost' }
  await back('300000')
  expect(await money()).toEqual({ ...whole, inTransit: '100000.00', there: '0.00' })
  await d.askVendors()
  expect(await money()).toEqual({ main: '1200000.00', inTransit: '0.00', there: '0.00', total: '1200000.00' })
})

test('[WAL-04] of a vendor that never said a balance no more is in transit than was sent there', async () => {
  await d.w.database.transaction(async (tx) => {
    await tx.deleteFrom('vendor_wallet_balances').where('account_id', '=', linh.accountId).execute()
  })
  d.vendor.faults = { withdraw: 'pending', balance: 'failed' }
  await back('500000')
  expect(await d.wallet(linh)).toMatchObject({ main: '900000.00', inTransit: '100000.00', total: '1000000.00' })
})
