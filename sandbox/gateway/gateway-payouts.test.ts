import { expect, test } from 'vitest'
import { type GatewayWorld, gatewayWorld } from './test-world/gateway-world.ts'

const payout = {
  ...{ partner: 'banyan', payoutId: 'W-1-1', amount: '1000000.00', currency: 'VND', bin: '970436' },
  ...{ account: '0123456789', holder: 'NGUYEN VAN DUC', content: 'Banyan W-1' },
}
const ask = async (w: GatewayWorld, change: object = {}) =>
  JSON.parse(
    (await w.aggregator('v1/payouts', { ...payout, callbackUrl: `${w.brandAddress}/aggregator`, ...change })).text,
  )
const standing = async (w: GatewayWorld, payoutId = 'W-1-1') =>
  JSON.parse((await w.aggregator('v1/payouts/query', { partner: 'banyan', payoutId })).text)
const told = (w: GatewayWorld) => w.got.map(({ body }) => JSON.parse(body).payout)

test('[WAL-09] a payout is made once for its id, told, asked about, shown and in the day file', async () => {
  await using w = await gatewayWorld()
  expect(await standing(w)).toEqual({ result: 'not_found' })
  const first = await ask(w)
  expect(first).toEqual({ result: 'accepted', reference: expect.any(String) })
  expect(await ask(w)).toEqual(first)
  expect(await ask(w, { amount: '2000000.00' })).toEqual({ result: 'refused', reason: 'other_payout' })
  await w.settled()
  const paid = { payoutId: 'W-1-1', reference: first.reference, status: 'paid', amount: '1000000.00', currency: 'VND' }
  expect(told(w)).toMatchObject([{ status: 'pending' }, paid])
  expect(await standing(w)).toMatchObject({ result: 'found', payout: paid })
  const file = await w.aggregator('v1/day-file', { partner: 'banyan', day: '2026-12-01' })
  expect(
    file.text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)),
  ).toMatchObject([paid])
  expect(await w.page()).toContain('to 970436 0123456789 NGUYEN VAN DUC')
  // No order of that name can be paid, and nobody pays on a page.
  expect(
    JSON.parse((await w.aggregator('v1/payments/query', { partner: 'banyan', orderNumber: 'W-1-1' })).text),
  ).toEqual({
    result: 'not_found',
  })
  expect((await w.see(`pay/${first.reference}`)).status).toBe(404)
})

test('[WAL-09] a closed account is refused at once, or later where that is wanted', async () => {
  await using w = await gatewayWorld()
  expect(await ask(w, { account: '123450000' })).toEqual({ result: 'refused', reason: 'account_closed' })
  expect(await standing(w)).toEqual({ result: 'not_found' })
  await w.choose('account_refused')
  expect((await ask(w)).result).toBe('accepted')
  await w.settled()
  expect(told(w).at(-1)).toMatchObject({ status: 'failed', reason: 'account_closed', amount: '1000000.00' })
})

test('[WAL-09] half is paid, or nothing is said for an hour; a bank sends a payout back', async () => {
  await using w = await gatewayWorld()
  await w.choose('half_paid')
  await ask(w)
  expect((await standing(w)).payout).toMatchObject({ status: 'paid', amount: '500000.00' })
  await w.choose('hour_silent')
  await ask(w, { payoutId: 'W-2-1' })
  expect((await standing(w, 'W-2-1')).payout).toMatchObject({ status: 'pending' })
  await w.settled()
  expect(told(w).map(({ payoutId }) => payoutId)).not.toContain('W-2-1')
  await w.choose('none')
  const { reference } = await ask(w, { payoutId: 'W-3-1' })
  await w.onPayment('reverse', reference)
  await w.settled()
  expect((await standing(w, 'W-3-1')).payout).toMatchObject({ status: 'failed', reason: 'returned' })
})

test('[WAL-09] a payout whose answer is lost is made all the same', async () => {
  await using w = await gatewayWorld()
  await w.choose('lost')
  const asked = { ...payout, callbackUrl: `${w.brandAddress}/aggregator` }
  await expect(w.aggregator('v1/payouts', asked, 'nonce-of-the-brand', AbortSignal.timeout(300))).rejects.toThrow()
  expect((await standing(w)).payout).toMatchObject({ status: 'paid' })
})

test.each([
  { amount: '0' },
  { account: 'x' },
  { bin: '12' },
  { holder: '' },
  { partner: 'other' },
  { currency: 'dong' },
])('[WAL-09] a payout with %j is no payout', async (change) => {
  await using w = await gatewayWorld()
  expect((await ask(w, change)).error).toBe('bad_request')
  expect(await standing(w)).toEqual({ result: 'not_found' })
})
