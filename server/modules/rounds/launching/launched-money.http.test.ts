import { calls } from '@banyan/contract/calls.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Payee } from '#/modules/cashier/test-world/withdrawal-world.ts'
import { importCatalogue } from '#/modules/games/import-catalogue.ts'
import { aGame, aVendor } from '#/modules/games/test-world/catalogue-builder.ts'
import { suspendMember } from '#/modules/sign-in/members.ts'
import {
  type VendorWalletWorld,
  vendorWallets,
  vendorWalletWorld,
} from '#/modules/vendor-wallets/test-world/vendor-wallet-world.ts'
import type { WorldOptions } from '#/test-world/world.ts'

/** One for all: each test has members of its own. */
let d: VendorWalletWorld
beforeAll(async () => {
  d = await launchingWorld()
})
// Proves the book of every test.
afterAll(() => d[Symbol.asyncDispose]())
beforeEach(async () => {
  d.vendor.faults = {}
  await d.w.set('vendorWallets', vendorWallets)
})

async function launchingWorld(options: WorldOptions = {}): Promise<VendorWalletWorld> {
  const made = await vendorWalletWorld(options)
  const codes = ['PG', 'KVENDOR', 'ONE']
  const vendors = codes.map((code) => aVendor(code))
  const games = codes.map((vendorCode, index) => aGame({ nodeId: BigInt(index + 1), gameCode: 'koi', vendorCode }))
  await made.w.database.transaction((tx) => importCatalogue(tx, vendors, games))
  await made.w.set('brand', { ...made.w.settings.current('brand'), launchGameCDNs: [made.vendor.url.origin] })
  return made
}

const dong = (thousands: number) => BigInt(thousands) * 100_000n
const nodes: Record<string, string> = { PG: '1', KVENDOR: '2', ONE: '3' }
async function launch(who: Payee, vassalage: string, at = d) {
  const { method, path: url } = calls.launchGame
  const payload = { nodeId: nodes[vassalage], vassalage, gameCode: 'koi', device: 'mobile' }
  const answer = await at.w.app.portal.inject({ method, url, headers: { ...who.headers }, payload })
  return { status: answer.statusCode, code: answer.json().code as string | undefined }
}
const launched = { status: 200, code: undefined }
async function player(thousands: number): Promise<Payee> {
  const who = await d.payee(thousands)
  expect((await d.takeAlong(who, true)).value).toEqual({ takesAlong: true })
  return who
}
const asked = () => d.vendor.asked.map(({ path, vendor }) => `${vendor} ${path.split('/').at(-1)}`)

test('[WAL-04] who did not choose it starts a game without moving anything, and who chose it can take that back', async () => {
  const linh = await d.payee(1_000)
  expect(await d.wallet(linh)).toMatchObject({ takesAlong: false })
  const before = asked().length
  expect(await launch(linh, 'PG')).toEqual(launched)
  await d.takeAlong(linh, true)
  expect(await d.wallet(linh)).toMatchObject({ takesAlong: true })
  await d.takeAlong(linh, false)
  expect(await d.wallet(linh)).toMatchObject({ takesAlong: false })
  expect(await launch(linh, 'PG')).toEqual(launched)
  expect(
    asked()
      .slice(before)
      .filter((each) => each.includes('deposit')),
  ).toEqual([])
  expect(await d.where(linh)).toEqual({ main: dong(1_000), held: 0n, there: 0n })
})

test('[WAL-04] a game is started with all money: it comes back from the others, and is there before the game', async () => {
  const linh = await player(1_000)
  await d.move(linh, { to: 'KVENDOR', amount: '300000' })
  await d.win(linh, 200n, 'KVENDOR')
  const before = asked().length
  expect(await launch(linh, 'PG')).toEqual(launched)
  expect(asked().slice(before)).toEqual(['KVENDOR balance', 'KVENDOR withdraw', 'PG deposit', 'PG launch'])
  expect(await d.atVendor(linh)).toBe(1_200_000n)
  expect(await d.where(linh)).toEqual({ main: 0n, held: 0n, there: dong(1_000) })
  // The other way round at once: the ten seconds of a recall by hand are none of a launch's.
  expect(await launch(linh, 'KVENDOR')).toEqual(launched)
  expect([await d.atVendor(linh), await d.atVendor(linh, 'KVENDOR')]).toEqual([0n, 1_200n])
  expect((await d.recall(linh)).value.results).toMatchObject([{ outcome: 'empty' }, { outcome: 'moved' }])
  expect(await d.where(linh)).toEqual({ main: dong(1_200), held: 0n, there: -dong(200) })
})

test('[WAL-04] a vendor without a wallet plays from the main one: everything comes back, and nothing goes out', async () => {
  const linh = await player(1_000)
  await d.move(linh, { amount: '300000' })
  expect(await launch(linh, 'ONE')).toEqual(launched)
  expect(await d.where(linh)).toEqual({ main: dong(1_000), held: 0n, there: 0n })
  await d.move(linh, { amount: '300000' })
  const single = vendorWallets.vendors.map((each) =>
    each.vendor === 'PG' ? { ...each, mode: 'single' as const } : each,
  )
  await d.w.set('vendorWallets', { vendors: single })
  expect(await launch(linh, 'PG')).toEqual(launched)
  expect(await d.where(linh)).toEqual({ main: dong(1_000), held: 0n, there: 0n })
})

test('[WAL-04] only whole units of the vendor go along, and nothing below its least', async () => {
  const [linh, minh] = [await player(10), await player(9)]
  // Half of one of its units.
  await d.move(linh, { amount: '1000' })
  await d.win(linh, 500n)
  expect(await launch(linh, 'KVENDOR')).toEqual(launched)
  expect(await d.where(linh)).toEqual({ main: 50_000n, held: 0n, there: 950_000n })
  expect(await d.atVendor(linh, 'KVENDOR')).toBe(10n)
  expect(await launch(minh, 'KVENDOR')).toEqual(launched)
  expect(await d.where(minh)).toEqual({ main: dong(9), held: 0n, there: 0n })
})

test('[WAL-04] a vendor that says nothing starts its game all the same, and the money is in transit', async () => {
  const linh = await player(1_000)
  d.vendor.faults = { deposit: 'pending' }
  expect(await launch(linh, 'PG')).toEqual(launched)
  expect(await d.transfers(linh)).toMatchObject([{ to: 'PG', amount: '1000000.00', state: 'inTransit' }])
  expect(await d.where(linh)).toEqual({ main: 0n, held: dong(1_000), there: 0n })
  // What is under way is left alone.
  expect(await launch(linh, 'PG')).toEqual(launched)
  expect(await launch(linh, 'KVENDOR')).toEqual(launched)
  expect(await d.transfers(linh)).toHaveLength(1)
})

test('[WAL-04] vendors that refuse or do not answer keep what is theirs, and stop neither the others nor the game', async () => {
  const linh = await player(1_000)
  await d.move(linh, { to: 'KVENDOR', amount: '300000' })
  d.vendor.faults = { withdraw: 'refused' }
  expect(await launch(linh, 'PG')).toEqual(launched)
  expect(await d.where(linh)).toEqual({ main: 0n, held: 0n, there: dong(1_000) })
  expect(await d.atVendor(linh)).toBe(700_000n)
  d.vendor.faults = { balance: 'dropped', deposit: 'refused' }
  expect(await launch(linh, 'ONE')).toEqual(launched)
  expect(await d.where(linh)).toEqual({ main: 0n, held: 0n, there: dong(1_000) })
})

test('[WAL-04] several games started at once move every đồng once', async () => {
  const linh = await player(1_000)
  const vendors = ['PG', 'PG', 'KVENDOR', 'PG', 'KVENDOR', 'ONE']
  const answers = await Promise.all(vendors.map((vendor) => launch(linh, vendor)))
  expect(answers).toEqual(vendors.map(() => launched))
  const { main, held, there } = await d.where(linh)
  expect(held).toBe(0n)
  expect(main + there).toBe(dong(1_000))
  const [pg, kvendor] = [await d.atVendor(linh), await d.atVendor(linh, 'KVENDOR')]
  expect(there).toBe(pg * 100n + kvendor * 100_000n)
  expect(d.w.logs.filter(({ err }) => err)).toEqual([])
})

test('[WAL-04] who is suspended starts nothing, and no money moves', async () => {
  const linh = await player(1_000)
  await d.w.database.transaction((tx) => suspendMember(tx, linh.accountId))
  expect((await launch(linh, 'PG')).code).toBeDefined()
  expect(await d.where(linh)).toEqual({ main: dong(1_000), held: 0n, there: 0n })
})

test('[WAL-04] a vendor’s silence holds no game up for ever: it is started, and the money comes when the vendor goes on', async () => {
  await using slow = await launchingWorld({ answerWithinMs: 1 })
  const linh = await slow.payee(1_000)
  await slow.takeAlong(linh, true)
  slow.vendor.faults = { balance: 'held', deposit: 'held' }
  expect(await launch(linh, 'PG', slow)).toEqual(launched)
  expect(await slow.atVendor(linh)).toBe(0n)
  slow.vendor.goOn()
  // Should the vendor have been given up by then, the job asks it.
  await expect
    .poll(
      async () => {
        await slow.askVendors()
        return (await slow.where(linh)).there
      },
      { timeout: 60_000 },
    )
    .toBe(dong(1_000))
  expect(await slow.atVendor(linh)).toBe(1_000_000n)
})
