import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { statementPage } from '#/ledger/statement.ts'
import { suspendMember } from '#/modules/sign-in/members.ts'
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
const askedOf = (number: string) =>
  d.vendor.asked.filter(({ body }) => body.transferId === number).map(({ path }) => path.split('/').at(-1))

test('[WAL-04] without a vendor that keeps money there is one wallet, and nothing is moved', async () => {
  const linh = await d.payee(1_000)
  const asked = d.vendor.asked.length
  for (const vendors of [[], vendorWallets.vendors.slice(2)]) {
    await d.w.set('vendorWallets', { vendors })
    expect(await d.wallet(linh)).toMatchObject({ isSingle: true, main: '1000000.00', total: '1000000.00', vendors: [] })
    expect((await d.move(linh)).code).toBe('wallet_single')
    expect((await d.recall(linh)).code).toBe('wallet_single')
  }
  expect(d.vendor.asked).toHaveLength(asked)
})

test('[WAL-04] money goes to a vendor and back: each way has its lines, and the total stays', async () => {
  const linh = await d.payee(1_000)
  const out = await d.move(linh, { amount: '300000' })
  expect(out.value).toMatchObject({ from: 'MAIN', to: 'PG', name: 'Games of PG', amount: '300000.00', state: 'done' })
  expect(await d.where(linh)).toEqual({ main: dong(700), held: 0n, there: dong(300) })
  expect(await d.atVendor(linh)).toBe(300_000n)
  expect(await d.wallet(linh)).toMatchObject({
    ...{ isSingle: false, main: '700000.00', held: '0.00', inTransit: '0.00', total: '1000000.00' },
    vendors: [
      { vendor: 'PG', balance: '300000.00', balanceAt: expect.any(String), unit: '1.00', least: '1000.00' },
      { vendor: 'KVENDOR', balance: '0.00', unit: '1000.00', maintenance: false },
    ],
  })
  const back = await d.move(linh, { from: 'PG', to: 'MAIN', amount: '120000' })
  expect(back.value).toMatchObject({ from: 'PG', to: 'MAIN', amount: '120000.00', state: 'done' })
  expect(await d.where(linh)).toEqual({ main: dong(820), held: 0n, there: dong(180) })
  expect(await d.transfers(linh)).toEqual([back.value, out.value])
  const rows = await statementPage(d.w.database.db, { memberId: linh.accountId, asset: 'VND', atMost: 2 })
  expect(rows).toMatchObject([
    { kind: 'wallet_in', externalId: back.value.number, amount: dong(120) },
    { kind: 'wallet_out', externalId: out.value.number, amount: -dong(300) },
  ])
})

test('[WAL-04] what was won at a vendor comes back with the rest', async () => {
  const linh = await d.payee(1_000)
  await d.move(linh, { amount: '300000' })
  await d.win(linh, 500_000n)
  expect((await d.recall(linh)).value.results).toMatchObject([
    { vendor: 'PG', outcome: 'moved', transfer: { amount: '800000.00', state: 'done' } },
    { vendor: 'KVENDOR', outcome: 'empty', transfer: null },
  ])
  expect(await d.where(linh)).toEqual({ main: dong(1_500), held: 0n, there: -dong(500) })
})

test('[WAL-04] a request counts once, and is another one with another amount', async () => {
  const linh = await d.payee(1_000)
  const once = { requestId: 'request-once', amount: '200000' }
  const first = await d.move(linh, once)
  expect(await d.move(linh, once)).toEqual(first)
  expect((await d.move(linh, { ...once, amount: '300000' })).code).toBe('idempotency_conflict')
  expect((await d.move(linh, { ...once, from: 'PG', to: 'MAIN' })).code).toBe('idempotency_conflict')
  expect(await d.atVendor(linh)).toBe(200_000n)
  expect(askedOf(first.value.number)).toEqual(['deposit'])
})

test('[WAL-04] a vendor’s unit is kept: what is less stays in the main wallet', async () => {
  const linh = await d.payee(1_000)
  const move = (amount: string) => d.move(linh, { to: 'KVENDOR', amount })
  for (const amount of ['10500', '9000', '0', '10000.5', '10000.001'])
    expect((await move(amount)).code).toBe('wallet_transfer_amount')
  expect((await move('11000')).value).toMatchObject({ amount: '11000.00', state: 'done' })
  expect(await d.atVendor(linh, 'KVENDOR')).toBe(11n)
  expect(d.vendor.asked.at(-1)?.body).toMatchObject({ amount: '11', currency: 'VND' })
  expect(await d.where(linh)).toEqual({ main: dong(989), held: 0n, there: dong(11) })
})

test('[WAL-04] sides that are none, too much money, closed vendors and suspended members are refused', async () => {
  const linh = await d.payee(1_000)
  for (const sides of [
    { to: 'ONE' },
    { to: 'NOBODY' },
    { to: 'MAIN' },
    { from: 'PG', to: 'KVENDOR' },
    { from: 'PG', to: 'PG' },
  ])
    expect((await d.move(linh, sides)).code).toBe('wallet_vendor_unknown')
  expect((await d.move(linh, { amount: '1001000' })).code).toBe('insufficient_funds')
  await d.w.set('vendors', { blocked: ['PG'] })
  expect((await d.move(linh)).code).toBe('wallet_vendor_closed')
  const [pg] = (await d.recall(linh)).value.results
  expect(pg).toMatchObject({ vendor: 'PG', outcome: 'maintenance' })
  await d.w.set('vendors', { blocked: [] })
  await d.w.database.transaction((tx) => suspendMember(tx, linh.accountId))
  expect((await d.move(linh)).code).toBeDefined()
  expect(await d.where(linh)).toEqual({ main: dong(1_000), held: 0n, there: 0n })
})

test('[WAL-04] what a vendor refuses is back at once, and nothing comes in that it keeps', async () => {
  const linh = await d.payee(1_000)
  d.vendor.faults = { deposit: 'refused' }
  expect((await d.move(linh)).value).toMatchObject({ state: 'returned' })
  expect(await d.where(linh)).toEqual({ main: dong(1_000), held: 0n, there: 0n })
  d.vendor.faults = { withdraw: 'refused' }
  await d.move(linh)
  expect((await d.move(linh, { from: 'PG', to: 'MAIN' })).value).toMatchObject({ state: 'returned' })
  expect(await d.where(linh)).toEqual({ main: dong(900), held: 0n, there: dong(100) })
  expect(await d.wallet(linh)).toMatchObject({ total: '1000000.00', vendors: [{ balance: '100000.00' }, {}] })
})

test('[WAL-04] bringing everything back: each vendor by itself, parts of its unit stay, and again after ten seconds', async () => {
  const linh = await d.payee(1_000)
  await d.move(linh)
  await d.move(linh, { to: 'KVENDOR' })
  d.vendor.faults = { withdraw: 'refused' }
  expect((await d.recall(linh)).value.results).toMatchObject([{ outcome: 'refused' }, { outcome: 'refused' }])
  expect((await d.recall(linh)).code).toBe('wallet_recall_too_soon')
  d.vendor.faults = {}
  await d.pass(11)
  expect((await d.recall(linh)).value.results).toMatchObject([{ outcome: 'moved' }, { outcome: 'moved' }])
  expect(await d.where(linh)).toEqual({ main: dong(1_000), held: 0n, there: 0n })
})

test('[WAL-04] the same recall again answers what became of it, and moves nothing that came since', async () => {
  const linh = await d.payee(1_000)
  await d.move(linh)
  const first = await d.recall(linh, 'recall-again')
  await d.pass(11)
  await d.move(linh)
  expect((await d.recall(linh, 'recall-again')).value.results[0]).toEqual(first.value.results[0])
  expect(await d.where(linh)).toEqual({ main: dong(900), held: 0n, there: dong(100) })
})

test('[WAL-04] two tabs that bring everything back at once move it once', async () => {
  const linh = await d.payee(1_000)
  await d.move(linh)
  const answers = await Promise.all([d.recall(linh), d.recall(linh), d.recall(linh)])
  expect(answers.map(({ code }) => code ?? 'done').sort()).toEqual([
    ...['done', 'wallet_recall_too_soon', 'wallet_recall_too_soon'],
  ])
  expect(await d.where(linh)).toEqual({ main: dong(1_000), held: 0n, there: 0n })
})
