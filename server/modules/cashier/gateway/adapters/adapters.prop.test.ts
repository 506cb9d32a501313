import { createHash, createHmac } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { saying } from '#/modules/rounds/test-world/listening-vendor.ts'
import type { PaymentProviderName } from '#/platform/config/payments.ts'
import { gatewayWorld, message, noon, order, secret, unixNoon } from '../../test-world/gateway-world.ts'

const hmac = (text: string) => createHmac('sha256', secret).update(text).digest('hex')
const nonce = Buffer.alloc(16, 7).toString('base64url')

/** Headers that are right for any body, where the signature stands in headers. */
const signed = (body: string) => ({
  'x-timestamp': unixNoon,
  'x-nonce': nonce,
  'x-sign': hmac(`${unixNoon}\n${nonce}\n${body}`),
  'x-sepay-timestamp': unixNoon,
  'x-sepay-signature': `sha256=${hmac(`${unixNoon}.${body}`)}`,
})

/** Texts and numbers that sometimes are what a protocol wants. */
const value = fc.oneof(
  fc.constantFrom(
    'paid',
    'reversed',
    'opened',
    'found',
    'in',
    'out',
    'VND',
    'BANYAN',
    'D-1001',
    'VIETTEL',
    '500000.00',
  ),
  fc.constantFrom('2026-12-01 19:00:00', '2026-12-01T12:00:00Z', 'https://pay.example.com/1', '9'.repeat(14)),
  fc.constantFrom(0, 1, 2, 3, 42, 99, 100, 1000, 500_000, Number.MAX_SAFE_INTEGER, 1e300, -1, 0.1),
  fc.string({ maxLength: 30 }),
  fc.jsonValue({ maxDepth: 2 }),
)
const payment = fc.dictionary(
  fc.constantFrom('transactionId', 'orderNumber', 'status', 'amount', 'currency', 'at', 'payerName', 'reason'),
  value,
)
const body = fc.dictionary(
  fc.constantFrom(
    ...['partner', 'payment', 'result', 'paymentId', 'url', 'reason', 'id', 'gateway', 'transactionDate', 'content'],
    ...['accountNumber', 'transferType', 'transferAmount', 'referenceCode', 'partnerCode', 'orderId', 'requestId'],
    ...['amount', 'orderInfo', 'orderType', 'transId', 'resultCode', 'message', 'payType', 'responseTime', 'extraData'],
    ...['signature', 'payUrl', 'status', 'request_id', 'trans_id', 'value', 'telco', 'serial', 'code', '__proto__'],
  ),
  fc.oneof(value, payment),
  { maxKeys: 20 },
)
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  body.map((fields) => JSON.stringify(fields)),
  fc.jsonValue().map((given) => JSON.stringify(given)),
)

test.each<PaymentProviderName>(['AGGREGATOR', 'BANKFEED', 'MOMO', 'SCRATCH'])(
  '[WAL-06] whatever %s tells or answers, nothing throws, and what counts has an amount and a time',
  async (name) => {
    await using w = await gatewayWorld(name)
    const checkFact = (fact: { readonly amountMinor: bigint; readonly at: Date; readonly transactionId: string }) => {
      expect(fact.amountMinor >= 0n && fact.transactionId !== '').toBe(true)
      expect(Number.isNaN(fact.at.getTime())).toBe(false)
    }
    fc.assert(
      fc.property(text, (told) => {
        const reading = w.gateway.read(message(told, signed(told)), noon)
        if (reading.is === 'fact') checkFact(reading.fact)
        else expect(['ignored', 'forged', 'nonsense']).toContain(reading.is)
      }),
      { numRuns: 500 },
    )
    await fc.assert(
      fc.asyncProperty(text, async (told) => {
        w.provider.answer(saying(200, Buffer.from(told).toString(), signed(Buffer.from(told).toString())))
        const opening = await w.gateway.open?.(order)
        expect(['opened', 'refused', 'unknown', undefined]).toContain(opening?.is)
        const inquiry = await w.gateway.inquire?.({ number: order.number, reference: undefined })
        if (inquiry?.is === 'fact') checkFact(inquiry.fact)
        for (const fact of (await w.gateway.dayFile?.('2026-12-01')) ?? []) checkFact(fact)
      }),
      { numRuns: 60 },
    )
  },
)

test('[WAL-06] a rightly signed card of any contents throws nothing either', async () => {
  await using w = await gatewayWorld('SCRATCH')
  const [code, serial] = ['312821445892981', '10004783347874']
  const sign = createHash('md5')
    .update(secret + code + serial)
    .digest('hex')
  fc.assert(
    fc.property(body, (fields) => {
      const told = { request_id: 'D-1001', telco: 'VIETTEL', status: 1, ...fields, code, serial, callback_sign: sign }
      expect(['fact', 'nonsense']).toContain(w.gateway.read(message(JSON.stringify(told)), noon).is)
    }),
  )
})
