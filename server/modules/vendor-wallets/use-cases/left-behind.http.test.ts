import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Payee } from '#/modules/cashier/test-world/withdrawal-world.ts'
import { type VendorWalletWorld, vendorWallets, vendorWalletWorld } from '../test-world/vendor-wallet-world.ts'

/** One for all: each test has members of its own. */
let d: VendorWalletWorld
beforeAll(async () => {
  d = await vendorWalletWorld()
})
// Proves the book of every test.
afterAll(() => d[Symbol.asyncDispose]())
beforeEach(async () => {
  d.vendor.faults = {}
  await d.w.set('vendorWallets', vendorWallets)
})

const dong = (thousands: number) => BigInt(thousands) * 100_000n
const back = (who: Payee, given: object = {}) => d.move(who, { from: 'PG', to: 'MAIN', ...given })
const setBackToSingle = () =>
  d.w.set('vendorWallets', { vendors: vendorWallets.vendors.map((each) => ({ ...each, mode: 'single' as const })) })
const obstacles = async (who: Payee, query: object = {}) =>
  (await d.call(who, 'withdrawalRequirements', query)).value.lines.flatMap(
    ({ obstacle }: { obstacle: object | null }) => obstacle ?? [],
  )

test('[WAL-04] a vendor set back to one wallet gives back what is there, takes nothing more, and is then forgotten', async () => {
  const linh = await d.payee(1_000)
  const other = await d.payee(1_000)
  await d.move(linh, { amount: '300000' })
  await setBackToSingle()
  expect(await d.wallet(other)).toMatchObject({ isSingle: true, vendors: [] })
  expect(await d.wallet(linh)).toMatchObject({
    ...{ isSingle: false, total: '1000000.00' },
    vendors: [{ vendor: 'PG', balance: '300000.00', backOnly: true }],
  })
  expect((await d.move(linh)).code).toBe('wallet_single')
  expect((await back(other)).code).toBe('wallet_single')
  expect((await d.recall(other)).code).toBe('wallet_single')
  expect((await back(linh)).value).toMatchObject({ state: 'done' })
  const rest = { amount: '200000', requestId: 'the-rest-of-linh' }
  const last = await back(linh, rest)
  expect(last.value).toMatchObject({ state: 'done' })
  expect(await d.where(linh)).toEqual({ main: dong(1_000), held: 0n, there: 0n })
  // Whose answer was lost asks again, and is told what became of it.
  expect(await back(linh, rest)).toEqual(last)
  expect(await d.wallet(linh)).toMatchObject({ isSingle: true, vendors: [] })
  expect((await back(linh)).code).toBe('wallet_single')
})

test('[WAL-04] a recall brings back what a vendor set back to one wallet still has', async () => {
  const linh = await d.payee(1_000)
  await d.move(linh, { amount: '300000' })
  await d.w.set('vendorWallets', {
    vendors: vendorWallets.vendors.map((each) => (each.vendor === 'PG' ? { ...each, mode: 'single' as const } : each)),
  })
  expect((await d.move(linh)).code).toBe('wallet_vendor_unknown')
  expect((await d.recall(linh)).value.results).toMatchObject([
    { vendor: 'PG', outcome: 'moved' },
    { vendor: 'KVENDOR', outcome: 'empty' },
  ])
  expect(await d.where(linh)).toEqual({ main: dong(1_000), held: 0n, there: 0n })
})

test('[WAL-04] a transfer under way at a vendor set back to one wallet is shown until it has ended', async () => {
  const linh = await d.payee(1_000)
  d.vendor.faults = { deposit: 'pendingDone' }
  await d.move(linh)
  await setBackToSingle()
  expect(await d.wallet(linh)).toMatchObject({
    isSingle: false,
    vendors: [{ vendor: 'PG', inTransit: '100000.00', backOnly: true }],
  })
  d.vendor.faults = {}
  await d.askVendors()
  expect((await d.recall(linh)).value.results).toMatchObject([{ vendor: 'PG', outcome: 'moved' }])
  expect(await d.where(linh)).toEqual({ main: dong(1_000), held: 0n, there: 0n })
})

test('[WAL-07] money at vendors stands in the way of a withdrawal that needs it, and not of one that does not', async () => {
  const linh = await d.payee(1_000)
  await d.move(linh, { amount: '700000' })
  expect(await obstacles(linh)).toEqual([])
  expect(await obstacles(linh, { amount: '300000' })).toEqual([])
  const inTheWay = { line: 'balance', code: 'money_at_vendors', left: '300000.00', atVendors: '700000.00' }
  expect(await obstacles(linh, { amount: '800000' })).toEqual([inTheWay])
  expect(await d.request(linh, { amount: '800000' })).toMatchObject({
    code: 'money_at_vendors',
    value: { obstacle: inTheWay },
  })
  expect(await d.where(linh)).toMatchObject({ main: dong(300), held: 0n })
  await d.recall(linh)
  expect(await obstacles(linh, { amount: '800000' })).toEqual([])
  expect(await obstacles(linh, { amount: '2000000' })).toEqual([
    { line: 'balance', code: 'insufficient_funds', left: '1000000.00' },
  ])
})

test('[WAL-07] what is on its way back stands in the way, what is on its way out and less than a unit do not', async () => {
  const [linh, minh, nam] = [await d.payee(1_000), await d.payee(1_000), await d.payee(1_000)]
  await d.move(linh, { amount: '1000000' })
  d.vendor.faults = { withdraw: 'pending' }
  await back(linh, { amount: '1000000' })
  expect(await obstacles(linh)).toMatchObject([{ code: 'money_at_vendors', left: '0.00', atVendors: '1000000.00' }])
  d.vendor.faults = { deposit: 'pending' }
  await d.move(minh, { amount: '1000000' })
  expect(await obstacles(minh)).toMatchObject([{ code: 'insufficient_funds', left: '0.00' }])
  d.vendor.faults = {}
  await d.move(nam, { amount: '999000' })
  const inMillions = (each: (typeof vendorWallets.vendors)[number]) =>
    each.vendor === 'PG' ? { ...each, unit: 1_000_000 } : each
  await d.w.set('vendorWallets', { vendors: vendorWallets.vendors.map(inMillions) })
  expect(await obstacles(nam)).toMatchObject([{ code: 'insufficient_funds', left: '1000.00' }])
})

test('[WAL-07] what a vendor says on being asked replaces what it said before: money lost there stands in no way', async () => {
  const linh = await d.payee(1_000)
  await d.move(linh, { amount: '1000000' })
  await d.win(linh, -1_000_000n)
  expect(await obstacles(linh)).toMatchObject([{ code: 'money_at_vendors' }])
  expect((await d.recall(linh)).value.results[0]).toMatchObject({ vendor: 'PG', outcome: 'empty' })
  expect(await obstacles(linh)).toMatchObject([{ code: 'insufficient_funds' }])
})
