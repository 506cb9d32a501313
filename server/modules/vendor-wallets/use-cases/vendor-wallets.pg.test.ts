import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { onPostgres } from '#/test-world/test-database.ts'
import { askVendors } from '../jobs/vendor-polls.ts'
import type { VendorWallet, VendorWallets } from '../protocol/vendor-wallet-port.ts'
import type { VendorFault } from '../test-world/standing-vendor.ts'
import { type VendorWalletWorld, vendorWallets, vendorWalletWorld } from '../test-world/vendor-wallet-world.ts'
import { takeMoneyAlong } from './take-along.ts'

onPostgres('money at vendors', () => {
  let d: VendorWalletWorld
  beforeAll(async () => {
    d = await vendorWalletWorld({ engine: 'postgres' })
  })
  // Proves the book.
  afterAll(() => d[Symbol.asyncDispose]())
  beforeEach(() => {
    d.vendor.faults = {}
  })

  const dong = (thousands: number) => BigInt(thousands) * 100_000n

  test('[WAL-04] of twenty transfers and recalls of a member at once every đồng is somewhere, once', async () => {
    const linh = await d.payee(1_000)
    await d.move(linh, { amount: '300000' })
    await d.move(linh, { to: 'KVENDOR', amount: '200000' })
    for (const faults of [{}, { withdraw: 'refused' }, { deposit: 'refused' }] as Partial<
      Record<string, VendorFault>
    >[]) {
      d.vendor.faults = faults
      await d.pass(11)
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, turn) => {
          if (turn % 4 === 0) return d.recall(linh)
          const [vendor, amount] = turn % 2 === 0 ? ['PG', '70000'] : ['KVENDOR', '30000']
          return d.move(linh, turn % 3 === 0 ? { to: vendor, amount } : { from: vendor, to: 'MAIN', amount })
        }),
      )
      expect(d.w.logs.filter(({ err }) => err)).toEqual([])
      const refusals = new Set(answers.flatMap(({ code }) => code ?? []))
      expect([...refusals].filter((code) => !expected.has(code))).toEqual([])
      expect(answers.filter(({ code }) => code === undefined).length).toBeGreaterThan(0)
      const { main, held, there } = await d.where(linh)
      expect(held).toBe(0n)
      expect(main + there).toBe(dong(1_000))
      // The book has what the vendors have: nothing was done twice, or by one side alone.
      const [pg, kvendor] = [await d.atVendor(linh), await d.atVendor(linh, 'KVENDOR')]
      expect(there).toBe(pg * 100n + kvendor * 100_000n)
      expect(main >= 0n && pg >= 0n && kvendor >= 0n).toBe(true)
    }
  })

  const expected = new Set(['wallet_transfer_open', 'wallet_recall_too_soon', 'insufficient_funds'])

  test('[WAL-04] one request sent twenty times at once moves money once', async () => {
    const linh = await d.payee(1_000)
    const answers = await Promise.all(Array.from({ length: 20 }, () => d.move(linh, { requestId: 'request-storm' })))
    expect(new Set(answers.map(({ value }) => value?.number)).size).toBe(1)
    expect(await d.where(linh)).toEqual({ main: dong(900), held: 0n, there: dong(100) })
    expect(await d.atVendor(linh)).toBe(100_000n)
  })

  /** The poll of another process. */
  const pollWith = (wallets: VendorWallets) => askVendors({ database: d.w.database, wallets, alarm: () => {} })
  const inquiriesOf = (number: string) =>
    d.vendor.asked.filter(({ path, body }) => path.endsWith('/status') && body.transferId === number).length

  test('[WAL-04] of several processes that look at once, one asks about each transfer, and its money moves once', async () => {
    const members = await Promise.all(Array.from({ length: 8 }, () => d.payee(1_000)))
    d.vendor.faults = { deposit: 'pendingDone' }
    const moves = await Promise.all(members.map((who) => d.move(who)))
    await d.pass(10)
    const polls = Array.from({ length: 4 }, () => pollWith(d.walletsAt(d.vendor.url)))
    await Promise.all(polls.map((poll) => poll.step()))
    for (const [at, who] of members.entries()) {
      expect(inquiriesOf(moves[at]?.value.number)).toBe(1)
      expect(await d.where(who)).toEqual({ main: dong(900), held: 0n, there: dong(100) })
      expect(await d.transfers(who)).toMatchObject([{ state: 'done' }])
    }
  })

  test('[WAL-04] what a process was asking when it died is left to another one after a minute; the rest goes on', async () => {
    const [linh, minh] = [await d.payee(1_000), await d.payee(1_000)]
    d.vendor.faults = { deposit: 'pendingDone' }
    const [{ value: lost }, { value: other }] = [await d.move(linh), await d.move(minh)]
    await d.pass(10)
    const standing = d.walletsAt(d.vendor.url)
    const dying: VendorWallets = (vendor) => {
      const wallet = standing(vendor)
      const status: VendorWallet['status'] = async (move) => {
        if (move.transferId === lost.number) throw new Error('the process died')
        return (await wallet?.status(move)) ?? { is: 'not_found' }
      }
      return wallet && { ...wallet, status }
    }
    await expect(pollWith(dying).step()).rejects.toThrow('the process died')
    expect(await d.transfers(minh)).toMatchObject([{ number: other.number, state: 'done' }])
    const next = pollWith(standing)
    await next.step()
    expect(inquiriesOf(lost.number)).toBe(0)
    await d.pass(60)
    await next.step()
    expect(inquiriesOf(lost.number)).toBe(1)
    expect(await d.transfers(linh)).toMatchObject([{ number: lost.number, state: 'done' }])
  })

  test('[WAL-04] of twelve games started at once by several processes every đồng is somewhere, once', async () => {
    const linh = await d.payee(1_000)
    await d.takeAlong(linh, true)
    await d.move(linh, { to: 'KVENDOR', amount: '200000' })
    const parts = {
      ...{ database: d.w.database, wallets: d.walletsAt(d.vendor.url), random: randomBytes, alarm: () => {} },
      situation: () => ({ ...vendorWallets, blocked: [] }),
    }
    const vendors = ['PG', 'KVENDOR', 'ONE', 'PG', 'PG', 'KVENDOR', 'ONE', 'PG', 'KVENDOR', 'KVENDOR', 'PG', 'PG']
    await Promise.all(vendors.map((vendor) => takeMoneyAlong(parts, linh.accountId, vendor)))
    const { main, held, there } = await d.where(linh)
    expect(held).toBe(0n)
    expect(main + there).toBe(dong(1_000))
    const [pg, kvendor] = [await d.atVendor(linh), await d.atVendor(linh, 'KVENDOR')]
    expect(there).toBe(pg * 100n + kvendor * 100_000n)
  })
})
