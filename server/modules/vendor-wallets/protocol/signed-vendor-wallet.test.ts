import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type SandboxVendors, startSandboxVendors } from '../test-world/sandbox-vendors.ts'
import { minorOfUnits, signedVendorWallets } from './signed-vendor-wallet.ts'

let s: SandboxVendors
beforeAll(async () => {
  s = await startSandboxVendors(700)
})
afterAll(() => s[Symbol.asyncDispose]())
beforeEach(() => s.choose('none'))

let moves = 0
/** A transfer of 500,000, at a vendor that counts in thousands. */
const aMove = () => ({
  ...{ transferId: `T-${++moves}`, player: String(moves).padStart(22, 'p'), asset: 'VND' },
  ...{ amountMinor: 50_000_000n, unit: 1_000 },
})
/** Another vendor for each test, so that no earlier fault is held against it. */
const wallet = () => s.wallets(`V${moves}X`)!
const done = { is: 'done', kind: 'deposit', amountMinor: 50_000_000n, balanceMinor: 50_000_000n }

test('[WAL-04] the sandbox’s vendors and our adapter understand each other', async () => {
  const move = aMove()
  const pg = wallet()
  expect(await pg.status(move)).toEqual({ is: 'not_found' })
  expect(await pg.balance(move.player, 'VND', 1_000)).toBe(0n)
  expect(await pg.deposit(move)).toEqual(done)
  expect(await pg.deposit(move)).toEqual(done)
  expect(await pg.status(move)).toEqual(done)
  expect(await pg.withdraw({ ...move, transferId: `${move.transferId}-back` })).toEqual({
    ...{ is: 'done', kind: 'withdraw', amountMinor: 50_000_000n, balanceMinor: 0n },
  })
  expect(await pg.withdraw({ ...move, transferId: `${move.transferId}-more` })).toEqual({
    ...{ is: 'refused', reason: 'too_little' },
  })
  await expect(pg.deposit({ ...move, amountMinor: 50_000_001n })).rejects.toThrow('no whole units')
})

test('[WAL-04] a transfer that is lost, pending, refused or told wrongly is read as that', async () => {
  const move = aMove()
  await s.choose('transfers_lost')
  expect(await wallet().deposit(move)).toEqual({ is: 'unknown', reason: 'no answer' })
  expect(await wallet().status(move)).toEqual(done)
  await s.choose('transfers_pending')
  expect(await wallet().status(move)).toEqual({ is: 'unknown', reason: 'pending' })
  await s.choose('transfers_wrong')
  expect(await wallet().status(move)).toMatchObject({ is: 'done', amountMinor: 50_100_000n })
  await s.choose('transfers_refused')
  expect(await wallet().deposit(aMove())).toEqual({ is: 'refused', reason: 'open_round' })
})

test('[WAL-04] rubbish, maintenance and silence say nothing of a transfer', async () => {
  for (const behaviour of ['rubbish', 'maintenance', 'silent']) {
    await s.choose(behaviour)
    const move = aMove()
    expect((await wallet().deposit(move)).is).toBe('unknown')
    expect(await wallet().balance(move.player, 'VND', 1)).toBeUndefined()
  }
  expect(new Set(s.faults.map((fault) => fault.replace(/^V\d+X: /, '')))).toEqual(
    new Set(['answer not signed', 'status 409', 'TimeoutError']),
  )
})

test('[WAL-04] a vendor without an address or a key is not asked', () => {
  const parts = {
    currency: { code: 'VND', exponent: 2 },
    now: () => new Date(),
    random: Buffer.alloc,
    onFault: () => {},
  }
  const url = new URL('http://127.0.0.1:9')
  const key = { vendorCode: 'PG', id: 'k1', secret: 's'.repeat(32) }
  expect(signedVendorWallets({ keys: [key], urls: [] }, parts)('PG')).toBeUndefined()
  expect(signedVendorWallets({ keys: [], urls: [{ vendorCode: 'PG', url }] }, parts)('PG')).toBeUndefined()
  const known = signedVendorWallets({ keys: [key], urls: [{ vendorCode: '*', url }] }, parts)
  expect([known('PG') !== undefined, known('JDB')]).toEqual([true, undefined])
})

test.each([
  ['12', 1, 1_200n],
  ['12.5', 1_000, 1_250_000n],
  ['0.00001', 1_000, 1n],
  ['0.000001', 1_000, 0n],
] as const)('[WAL-04] %s at 1:%d is %d minor units, and what is smaller is cut off', (amount, unit, minor) => {
  expect(minorOfUnits(amount, unit, 2)).toBe(minor)
})
