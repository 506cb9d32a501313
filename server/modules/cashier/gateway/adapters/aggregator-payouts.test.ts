import { createHmac } from 'node:crypto'
import { aggregatorHeaders, aggregatorSignedText } from '@banyan/contract/gateway/aggregator.ts'
import { expect, test } from 'vitest'
import { saying } from '#/modules/rounds/test-world/listening-vendor.ts'
import { type GatewayWorld, gatewayWorld, message, noon, secret, unixNoon } from '../../test-world/gateway-world.ts'
import type { PayoutOrder } from '../gateway-port.ts'

const order: PayoutOrder = {
  ...{ payoutId: 'W-1001-1', amountMinor: 100_000_000n, asset: 'VND', content: 'Banyan W-1001' },
  to: { bin: '970436', number: '0123456789', holder: 'NGUYEN VAN DUC' },
  callbackUrl: new URL('https://play.example.com/gateway/v1/aggregator'),
}
/** What the adapter draws in this world. */
const nonce = Buffer.alloc(16, 7).toString('base64url')
const signatureOf = (body: string, key = secret, by = nonce) => ({
  [aggregatorHeaders.time]: unixNoon,
  [aggregatorHeaders.nonce]: by,
  [aggregatorHeaders.signature]: createHmac('sha256', key)
    .update(aggregatorSignedText(unixNoon, by, body))
    .digest('hex'),
})
const fact = { ...{ payoutId: 'W-1001-1', reference: 'R-1', status: 'paid', amount: '1000000', currency: 'VND' } }
const told = { ...fact, at: '2026-12-01T12:00:00Z' }

function answers({ provider }: GatewayWorld, value: object, key?: string): void {
  const body = JSON.stringify(value)
  provider.answer(saying(200, body, signatureOf(body, key)))
}

test('[WAL-07] a payout names the account, and its answer counts if it is signed', async () => {
  await using w = await gatewayWorld('AGGREGATOR')
  answers(w, { result: 'accepted', reference: 'R-1' })
  expect(await w.gateway.payOut?.(order)).toEqual({ is: 'accepted', reference: 'R-1' })
  answers(w, { result: 'refused', reason: 'account_closed' })
  expect(await w.gateway.payOut?.(order)).toEqual({ is: 'refused', reason: 'account_closed' })
  for (const [value, key] of [
    [{ result: 'accepted', reference: 'R-1' }, 'another key'],
    [{ result: 'paid' }, secret],
  ] as const) {
    answers(w, value, key)
    expect(await w.gateway.payOut?.(order)).toEqual({ is: 'unknown' })
  }
  expect(await w.gateway.payOut?.({ ...order, asset: 'THB' })).toEqual({ is: 'refused', reason: 'currency' })
})

test('[WAL-07] an inquiry tells of the payout that was asked about, and of no other', async () => {
  await using w = await gatewayWorld('AGGREGATOR')
  const asked = { payoutId: 'W-1001-1', reference: undefined }
  answers(w, { result: 'found', payout: told })
  expect(await w.gateway.inquirePayout?.(asked)).toMatchObject({
    is: 'fact',
    fact: { payoutId: 'W-1001-1', reference: 'R-1', status: 'paid', amountMinor: 100_000_000n },
  })
  answers(w, { result: 'not_found' })
  expect(await w.gateway.inquirePayout?.(asked)).toEqual({ is: 'not_found' })
  answers(w, { result: 'found', payout: { ...told, payoutId: 'W-1002-1' } })
  expect(await w.gateway.inquirePayout?.(asked)).toEqual({ is: 'unknown' })
})

test('[WAL-07] a callback about a payout is no payment, and one that is not signed is none', async () => {
  await using w = await gatewayWorld('AGGREGATOR')
  const body = JSON.stringify({ partner: 'BANYAN', payout: told })
  const by = 'nonce-of-the-provider'
  expect(w.gateway.read(message(body, signatureOf(body, secret, by)), noon)).toMatchObject({
    ...{ is: 'payout', eventKey: 'payout W-1001-1:paid', fact: { status: 'paid', amountMinor: 100_000_000n } },
  })
  expect(w.gateway.read(message(body, signatureOf(body, 'another key', by)), noon)).toEqual({ is: 'forged' })
  const other = JSON.stringify({ partner: 'ELSE', payout: told })
  expect(w.gateway.read(message(other, signatureOf(other, secret, by)), noon)).toEqual({ is: 'forged' })
  const wrong = JSON.stringify({ partner: 'BANYAN', payout: { ...told, amount: '1.5e6' } })
  expect(w.gateway.read(message(wrong, signatureOf(wrong, secret, by)), noon)).toEqual({ is: 'nonsense' })
})
