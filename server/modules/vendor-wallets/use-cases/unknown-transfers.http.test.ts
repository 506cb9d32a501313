import { walletTransferTries } from '@banyan/rules/cashier/wallet-transfer-states.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Payee } from '#/modules/cashier/test-world/withdrawal-world.ts'
import type { VendorFault } from '../test-world/standing-vendor.ts'
import { type VendorWalletWorld, vendorWalletWorld } from '../test-world/vendor-wallet-world.ts'
import { askTransferAgain } from './ask-again.ts'
import { transfersChannel } from './change-transfer.ts'
import { transferTopic } from './transfer-topic.ts'

/** One for all: each test has members of its own. */
let d: VendorWalletWorld
/** The vendor of one test. */
let code: string
beforeAll(async () => {
  d = await vendorWalletWorld()
})
// Proves the book of every test.
afterAll(() => d[Symbol.asyncDispose]())
beforeEach(async () => {
  d.vendor.faults = {}
  code = await d.anotherVendor()
})

const dong = (thousands: number) => BigInt(thousands) * 100_000n
const out = (who: Payee) => d.move(who, { to: code })
const back = (who: Payee) => d.move(who, { from: code, to: 'MAIN' })
const askedOf = (number: string) =>
  d.vendor.asked.filter(({ body }) => body.transferId === number).map(({ path }) => path.split('/').at(-1))
const allTries = async () => {
  for (const seconds of walletTransferTries) await d.askVendors(seconds)
}
const alarms = (number: string) => d.w.logs.filter((line) => line.number === number && Number(line.level) >= 50)

for (const fault of ['lost', 'pendingDone'] as const)
  test(`[WAL-04] done and not heard of (${fault}): in transit, asked by the same id, then done`, async () => {
    const linh = await d.payee(1_000)
    d.vendor.faults = { deposit: fault }
    const { value } = await out(linh)
    expect(value).toMatchObject({ state: 'inTransit' })
    expect(await d.where(linh)).toEqual({ main: dong(900), held: dong(100), there: 0n })
    expect(await d.wallet(linh)).toMatchObject({
      ...{ main: '900000.00', held: '0.00', inTransit: '100000.00', total: '1000000.00' },
      vendors: [{ vendor: code, inTransit: '100000.00' }, { inTransit: '0.00' }],
    })
    // One at a time: neither another one nor what brings everything back touches it.
    expect((await out(linh)).code).toBe('wallet_transfer_open')
    expect((await d.recall(linh)).value.results[0]).toMatchObject({ outcome: 'busy' })
    await d.askVendors()
    expect(await d.transfers(linh)).toMatchObject([{ number: value.number, state: 'done' }])
    expect(await d.where(linh)).toEqual({ main: dong(900), held: 0n, there: dong(100) })
    expect(askedOf(value.number)).toEqual(['deposit', 'status'])
  })

test('[WAL-04] on the way back nothing is credited before the vendor says so, and then once', async () => {
  const linh = await d.payee(1_000)
  await out(linh)
  d.vendor.faults = { withdraw: 'lost' }
  const { value } = await back(linh)
  expect(value).toMatchObject({ state: 'inTransit' })
  expect(await d.where(linh)).toEqual({ main: dong(900), held: 0n, there: dong(100) })
  expect(await d.wallet(linh)).toMatchObject({ inTransit: '100000.00', total: '1000000.00' })
  await d.askVendors()
  await d.askVendors()
  expect(await d.where(linh)).toEqual({ main: dong(1_000), held: 0n, there: 0n })
  expect(await d.wallet(linh)).toMatchObject({ inTransit: '0.00', total: '1000000.00' })
  expect(askedOf(value.number)).toEqual(['withdraw', 'status'])
})

test.each(['out', 'in'] as const)(
  '[WAL-04] %s: what the vendor never heard of is back after the last try, and not before',
  async (way) => {
    const linh = await d.payee(1_000)
    await out(linh)
    d.vendor.faults = { deposit: 'dropped', withdraw: 'dropped' }
    const before = await d.where(linh)
    const { value } = await (way === 'in' ? back : out)(linh)
    for (const seconds of walletTransferTries.slice(0, -1)) {
      await d.askVendors(seconds)
      expect((await d.transfers(linh))[0]).toMatchObject({ number: value.number, state: 'inTransit' })
    }
    await d.askVendors(walletTransferTries.at(-1))
    expect((await d.transfers(linh))[0]).toMatchObject({ number: value.number, state: 'returned' })
    expect(await d.where(linh)).toEqual(before)
    expect(askedOf(value.number)).toEqual([way === 'in' ? 'withdraw' : 'deposit', ...Array(4).fill('status')])
  },
)

for (const fault of ['failed', 'pending', 'unsigned', 'rubbish'] as const satisfies VendorFault[])
  test(`[WAL-04] a vendor that never says (${fault}) leaves a case, that is asked again and never given back`, async () => {
    const linh = await d.payee(1_000)
    d.vendor.faults = { deposit: 'pendingDone', status: fault }
    const { value } = await out(linh)
    await allTries()
    expect((await d.transfers(linh))[0]).toMatchObject({ state: 'inTransit' })
    expect(await d.where(linh)).toEqual({ main: dong(900), held: dong(100), there: 0n })
    expect(alarms(value.number)).toHaveLength(1)
    // Nobody asks by itself any more.
    const asked = d.vendor.asked.length
    await d.askVendors(3_600)
    expect(d.vendor.asked).toHaveLength(asked)
    d.vendor.faults = {}
    const again = { number: value.number, actor: 'operator', note: 'the vendor looked it up' }
    await d.w.database.transaction((tx) => askTransferAgain(tx, again))
    await expect(d.w.database.transaction((tx) => askTransferAgain(tx, again))).rejects.toMatchObject({
      code: 'wallet_transfer_over',
    })
    await d.askVendors()
    expect((await d.transfers(linh))[0]).toMatchObject({ state: 'done' })
    expect(await d.where(linh)).toEqual({ main: dong(900), held: 0n, there: dong(100) })
  })

for (const fault of ['otherAmount', 'otherKind'] as const)
  test(`[WAL-04] a vendor that did something else (${fault}) makes a case at once, of which no money moves`, async () => {
    const linh = await d.payee(1_000)
    d.vendor.faults = { deposit: fault }
    const { value } = await out(linh)
    expect(value).toMatchObject({ state: 'inTransit' })
    expect(await d.where(linh)).toEqual({ main: dong(900), held: dong(100), there: 0n })
    expect(alarms(value.number)).toHaveLength(1)
    await d.askVendors(1_200)
    expect(askedOf(value.number)).toEqual(['deposit'])
  })

test('[WAL-04] a process that ended before it asked leaves a transfer that is asked about', async () => {
  const linh = await d.payee(1_000)
  d.vendor.faults = { deposit: 'dropped', status: 'refused' }
  await out(linh)
  await d.askVendors()
  expect((await d.transfers(linh))[0]).toMatchObject({ state: 'returned' })
  expect(await d.where(linh)).toEqual({ main: dong(1_000), held: 0n, there: 0n })
})

test('[WAL-04] [MSG-05] the member’s tabs are told of each change, one that moves no balance here too', async () => {
  const linh = await d.payee(1_000)
  const { database } = d.w
  const told = Promise.withResolvers<void>()
  const news = async () => (await transferTopic(database.db).current([linh.accountId])).get(linh.accountId)
  expect(await news()).toBeUndefined()
  const sent = await out(linh)
  expect(await news()).toEqual({ version: 1, value: { number: sent.value.number, state: 'done' } })
  d.vendor.faults = { withdraw: 'pending', status: 'refused' }
  const { number } = (await back(linh)).value
  expect(await news()).toEqual({ version: 2, value: { number, state: 'inTransit' } })
  await database.listen(transfersChannel, (account) => account === String(linh.accountId) && told.resolve())
  await d.askVendors()
  await told.promise
  expect(await news()).toEqual({ version: 3, value: { number, state: 'returned' } })
})

test('[WAL-04] the vendor is asked 5 s, 30 s, 2 min and 10 min after it said nothing, and at no other time', async () => {
  await using own = await vendorWalletWorld({}, 'stopped')
  const linh = await own.payee(1_000)
  own.vendor.faults = { deposit: 'pending', status: 'pending' }
  await own.move(linh)
  const asked = () => own.vendor.asked.filter(({ path }) => path.endsWith('/status')).length
  for (const [turn, seconds] of [5, 30, 120, 600].entries()) {
    await own.askVendors(seconds - 1)
    expect(asked()).toBe(turn)
    await own.askVendors(1)
    expect(asked()).toBe(turn + 1)
  }
  await own.askVendors(3_600)
  expect(asked()).toBe(4)
  expect(own.w.logs.filter(({ msg }) => msg === 'nobody knows what became of a transfer at a vendor')).toHaveLength(1)
})
