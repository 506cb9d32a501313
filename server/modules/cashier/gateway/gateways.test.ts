import { vietQr } from '@banyan/rules/cashier/viet-qr.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { order } from '../test-world/gateway-world.ts'
import { type SandboxProviders, startSandboxProviders } from '../test-world/sandbox-providers.ts'
import type { Gateway, PaymentOrder } from './gateway-port.ts'

let s: SandboxProviders
let orders = 0
beforeAll(async () => {
  s = await startSandboxProviders()
})
afterAll(() => s[Symbol.asyncDispose]())
beforeEach(() => s.choose('none'))

const gateway = (name: string): Gateway => s.gateways.get(name)!

/** An order of its own for each test. */
function anOrder(provider: string, change: Partial<PaymentOrder> = {}): PaymentOrder {
  const expiresAt = new Date(Date.now() + 900_000)
  return { ...order, number: `D-${++orders}`, expiresAt, callbackUrl: s.callbackUrl(provider), ...change }
}

/** The path of the page that an order was opened with. */
async function pageOf(provider: string, given: PaymentOrder): Promise<string> {
  const opening = await gateway(provider).open?.(given)
  if (opening?.is !== 'opened' || !opening.address) throw new Error(`not opened: ${opening?.is}`)
  return new URL(opening.address).pathname.slice(1)
}

const today = () => new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10)

test('[WAL-06] the sandbox’s aggregator and our adapter understand each other', async () => {
  const given = anOrder('aggregator')
  const { number } = given
  expect(await gateway('aggregator').inquire?.({ number, reference: undefined })).toEqual({ is: 'not_found' })
  const page = await pageOf('aggregator', given)
  expect(await pageOf('aggregator', given)).toBe(page)
  await s.submit(page, { choice: 'pay', payer: 'Nguyễn Văn Đức' })
  const paid = { status: 'paid', orderNumber: number, amountMinor: 50_000_000n, asset: 'VND' }
  expect(await s.next()).toMatchObject({ is: 'fact', fact: { status: 'pending', orderNumber: number } })
  const told = await s.next()
  expect(told).toMatchObject({ is: 'fact', fact: { ...paid, payerName: 'Nguyễn Văn Đức' } })
  const fact = told.is === 'fact' ? told.fact : undefined
  expect(await gateway('aggregator').inquire?.({ number, reference: undefined })).toEqual({ is: 'fact', fact })
  expect(await gateway('aggregator').dayFile?.(today())).toContainEqual(fact)
  // The same number with another amount is another order, which the gateway refuses.
  expect(await gateway('aggregator').open?.({ ...given, amountMinor: 1_000_000n })).toEqual({
    is: 'refused',
    reason: 'other_order',
  })
})

test('[WAL-07] the sandbox’s aggregator pays out as our adapter asks, once, and tells of it', async () => {
  const { payOut, inquirePayout, payoutFile } = gateway('aggregator')
  const payoutId = 'W-ONE-1'
  const asked = { payoutId, reference: undefined }
  const to = { bin: '970436', number: '0123456789', holder: 'NGUYEN VAN DUC' }
  const given = {
    payoutId,
    amountMinor: 100_000_000n,
    asset: 'VND',
    to,
    content: 'Banyan',
    callbackUrl: s.callbackUrl('aggregator'),
  }
  expect(await inquirePayout?.(asked)).toEqual({ is: 'not_found' })
  const first = await payOut?.(given)
  expect(first).toMatchObject({ is: 'accepted' })
  expect(await payOut?.(given)).toEqual(first)
  expect(await s.next()).toMatchObject({ is: 'payout', fact: { payoutId, status: 'pending' } })
  const told = await s.next()
  expect(told).toMatchObject({ is: 'payout', fact: { payoutId, status: 'paid', amountMinor: 100_000_000n } })
  const fact = told.is === 'payout' ? told.fact : undefined
  expect(await inquirePayout?.(asked)).toEqual({ is: 'fact', fact })
  expect(await payoutFile?.(today())).toContainEqual(fact)
  const closed = { ...given, payoutId: 'W-TWO-1', to: { ...to, number: '123450000' } }
  expect(await payOut?.(closed)).toEqual({ is: 'refused', reason: 'account_closed' })
})

test('[WAL-06] a transfer made by scanning our code is told by the bank feed', async () => {
  const qr = vietQr({
    bin: '970436',
    account: '0123456789',
    to: 'account',
    amount: 500_000n,
    purpose: 'D7K2M9QX',
  })
  const form = await (await fetch(`${s.address}/bank?qr=${encodeURIComponent(qr)}`)).text()
  const filled = Object.fromEntries(
    [...form.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
  )
  await s.submit('bank', filled)
  const told = await s.next()
  expect(told).toMatchObject({
    is: 'fact',
    fact: {
      status: 'paid',
      orderNumber: undefined,
      amountMinor: 50_000_000n,
      content: expect.stringContaining('D7K2M9QX'),
      receivingAccount: '0123456789',
      payerName: 'NGUYEN VAN DUC',
    },
  })
  expect(await gateway('bankfeed').dayFile?.(today())).toContainEqual(told.is === 'fact' && told.fact)
})

test('[WAL-06] the sandbox’s wallet and our adapter understand each other', async () => {
  const [given, declined] = [anOrder('momo'), anOrder('momo')]
  const page = await pageOf('momo', given)
  const ask = (number: string) => gateway('momo').inquire?.({ number, reference: number })
  expect(await ask(given.number)).toMatchObject({ is: 'fact', fact: { status: 'pending' } })
  // It is there already, and MoMo says no more than that.
  expect(await gateway('momo').open?.(given)).toEqual({ is: 'unknown' })
  await s.submit(page, { choice: 'pay' })
  const paid = { status: 'paid', orderNumber: given.number, amountMinor: 50_000_000n, asset: 'VND' }
  expect(await s.next()).toMatchObject({ is: 'fact', fact: paid })
  expect(await ask(given.number)).toMatchObject({ is: 'fact', fact: paid })
  await s.submit(await pageOf('momo', declined), { choice: 'decline' })
  const refused = { status: 'failed', orderNumber: declined.number, reason: 'momo_1006' }
  expect(await s.next()).toMatchObject({ is: 'fact', fact: refused })
  expect(await ask(declined.number)).toMatchObject({ is: 'fact', fact: refused })
  expect(await ask('D-0')).toEqual({ is: 'not_found' })
})

test.each([
  { code: '312821445892981', told: { status: 'paid', amountMinor: 50_000_000n } },
  { code: '312821445892982', told: { status: 'paid', amountMinor: 15_000_000n, reason: 'wrong_face' } },
  { code: '312821445892983', told: { status: 'failed', amountMinor: 0n, reason: 'bad_card' } },
])('[WAL-06] a card ending like $code is told to be $told.status', async ({ code, told }) => {
  const card = { telco: 'VIETTEL', serial: '10004783347874', code }
  const given = anOrder('scratch', { card })
  expect((await gateway('scratch').open?.(given))?.is).toBe('opened')
  const fact = { ...told, orderNumber: given.number }
  expect(await s.next()).toMatchObject({ is: 'fact', fact })
  const { number } = given
  expect(await gateway('scratch').inquire?.({ number, reference: undefined })).toMatchObject({ is: 'fact', fact })
})

test('[WAL-06] cards that stay pending, or are not taken at all, say so', async () => {
  const withCode = (code: string) => anOrder('scratch', { card: { telco: 'VIETTEL', serial: '10004783347874', code } })
  const pending = withCode('312821445892989')
  expect((await gateway('scratch').open?.(pending))?.is).toBe('opened')
  const ask = (number: string) => gateway('scratch').inquire?.({ number, reference: undefined })
  expect(await ask(pending.number)).toMatchObject({ is: 'fact', fact: { status: 'pending' } })
  expect(await gateway('scratch').open?.(withCode('312821445892984'))).toEqual({ is: 'refused', reason: 'maintenance' })
  expect(await gateway('scratch').open?.(withCode('312821445892980'))).toEqual({ is: 'refused', reason: 'not_sent' })
  expect(await ask('D-0')).toEqual({ is: 'not_found' })
})

test('[WAL-06] messages that the sandbox signs with another key are forged to each adapter that signs amounts', async () => {
  await s.choose('forged')
  await s.submit(await pageOf('momo', anOrder('momo')), { choice: 'pay' })
  expect(await s.next()).toEqual({ is: 'forged' })
  await s.submit(await pageOf('aggregator', anOrder('aggregator')), { choice: 'decline' })
  expect(await s.next()).toEqual({ is: 'forged' })
  await s.choose('html')
  const { number } = anOrder('momo')
  for (const name of ['aggregator', 'momo', 'scratch'])
    expect(await gateway(name).inquire?.({ number, reference: undefined }), name).toEqual({ is: 'unknown' })
  expect(await gateway('bankfeed').dayFile?.(today())).toBeUndefined()
})
