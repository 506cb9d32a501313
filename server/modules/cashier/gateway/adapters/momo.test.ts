import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { saying } from '#/modules/rounds/test-world/listening-vendor.ts'
import { type GatewayWorld, gatewayWorld, message, mutationsOf, noon, order } from '../../test-world/gateway-world.ts'

/** The published case G03, under the key `secret`. */
const g03 = '163ab6c5300e2e08d1de37329466453c7d9a7c89ddd8a2f7abd0d1bf1a64f707'
const keys = { partner: 'MOMO', access: 'AK', secret: 'secret' }
const ipn = {
  partnerCode: 'MOMO',
  orderId: 'D7K2M9QX',
  requestId: 'R1',
  amount: 500_000,
  orderInfo: 'deposit',
  orderType: 'momo_wallet',
  transId: 2_820_086_739,
  resultCode: 0,
  message: 'Successful.',
  payType: 'qr',
  responseTime: 1_700_000_000_000,
  extraData: '',
  signature: g03,
}
const fact = {
  transactionId: '2820086739',
  status: 'paid',
  orderNumber: 'D7K2M9QX',
  amountMinor: 50_000_000n,
  asset: 'VND',
  at: new Date(1_700_000_000_000),
}

const hmac = (text: string, key = keys.secret) => createHmac('sha256', key).update(text).digest('hex')

/** Signs a notification by its fields in the order of their names. */
function signed(change: object, key?: string): string {
  const { signature: _, ...values } = { ...ipn, ...change }
  const fields: Record<string, string | number> = { ...values, accessKey: keys.access }
  const text = Object.keys(fields)
    .sort()
    .map((name) => `${name}=${fields[name]}`)
    .join('&')
  return JSON.stringify({ ...values, signature: hmac(text, key) })
}

const read = ({ gateway }: GatewayWorld, body: string, address?: string) =>
  gateway.read(message(body, {}, address), noon)

test('[WAL-06] the published notification is a fact (G03)', async () => {
  await using w = await gatewayWorld('MOMO', keys)
  expect(JSON.parse(signed({})).signature).toBe(g03)
  expect(read(w, JSON.stringify(ipn))).toEqual({ is: 'fact', eventKey: '2820086739:paid', fact })
})

test('[WAL-06] no byte of a signed field may change, whatever the field', async () => {
  await using w = await gatewayWorld('MOMO', keys)
  for (const [name, value] of Object.entries(ipn))
    for (const text of mutationsOf(String(value))) {
      const changed = typeof value === 'number' ? Number(text) : text
      if (changed === value) continue
      expect(['forged', 'nonsense'], `${name} ${text}`).toContain(
        read(w, JSON.stringify({ ...ipn, [name]: changed })).is,
      )
    }
  // What moves from one field to its neighbour leaves the signed text as it was, but for the name between them.
  const moved = { ...ipn, message: 'Successful.&orderId=D7K2M9QX', orderId: 'X' }
  expect(read(w, JSON.stringify(moved)).is).toBe('forged')
})

test('[WAL-06] another key, another partner and a stranger are refused', async () => {
  await using w = await gatewayWorld('MOMO', { ...keys, sources: ['118.69.0.0/16'] })
  expect(read(w, signed({}), '118.69.208.1').is).toBe('fact')
  expect(read(w, signed({}), '118.70.0.1').is).toBe('forged')
  expect(read(w, signed({}, 'another'), '118.69.208.1').is).toBe('forged')
  expect(read(w, signed({ partnerCode: 'OTHER' }), '118.69.208.1').is).toBe('forged')
  await using other = await gatewayWorld('MOMO', { ...keys, access: 'AL' })
  expect(read(other, signed({})).is).toBe('forged')
})

test('[WAL-06] a notification is one event however often and late it comes, with another amount too', async () => {
  await using w = await gatewayWorld('MOMO', keys)
  const keysOf = [{}, {}, { responseTime: 1_700_000_009_999 }, { amount: 1 }].map((change) => {
    const reading = read(w, signed(change))
    return 'eventKey' in reading ? reading.eventKey : reading.is
  })
  expect(keysOf).toEqual(Array(4).fill('2820086739:paid'))
})

test.each([
  { resultCode: 9000, status: 'pending' },
  { resultCode: 1000, status: 'pending' },
  { resultCode: 7000, status: 'pending' },
  { resultCode: 7002, status: 'pending' },
  { resultCode: 1005, status: 'failed' },
  { resultCode: 1006, status: 'failed' },
  { resultCode: 1001, status: 'failed' },
  { resultCode: 4100, status: 'failed' },
])('[WAL-06] result $resultCode is $status', async ({ resultCode, status }) => {
  await using w = await gatewayWorld('MOMO', keys)
  expect(read(w, signed({ resultCode, transId: 0 }))).toMatchObject({
    is: 'fact',
    eventKey: `none-D7K2M9QX:${status}`,
    fact: { status, reason: `momo_${resultCode}` },
  })
})

test.each([
  { what: 'no JSON', body: '{' },
  { what: 'no signature', body: JSON.stringify({ ...ipn, signature: undefined }) },
  { what: 'a payment without a number', body: signed({ transId: 0 }) },
  { what: 'a payment of nothing', body: signed({ amount: 0 }) },
  { what: 'a result that decides nothing', body: signed({ resultCode: 99 }) },
  { what: 'an amount as text', body: signed({ amount: '500000' }) },
  { what: 'a fraction', body: signed({ amount: 0.5 }) },
  { what: 'an order that is none', body: signed({ orderId: '../x' }) },
])('[WAL-06] $what is nonsense', async ({ body }) => {
  await using w = await gatewayWorld('MOMO', keys)
  expect(read(w, body).is).toBe('nonsense')
})

const created = { partnerCode: 'MOMO', requestId: 'D-1001', orderId: 'D-1001', resultCode: 0, amount: 500_000 }

test('[WAL-06] an order is opened with the fields in the order that MoMo signs them', async () => {
  await using w = await gatewayWorld('MOMO', keys)
  w.provider.answer(saying(200, { ...created, payUrl: 'https://pay.example.com/1', deeplink: 'momo://1' }))
  const opened = await w.gateway.open?.({ ...order, content: 'a&b=c' })
  expect(opened).toEqual({ is: 'opened', address: 'https://pay.example.com/1', reference: 'D-1001' })
  const [asked] = w.provider.asked
  const { signature, ...request } = JSON.parse(asked?.text ?? '')
  expect(asked?.path).toBe('/api/v2/gateway/api/create')
  expect(request).toEqual({
    partnerCode: 'MOMO',
    requestId: 'D-1001',
    amount: 500_000,
    orderId: 'D-1001',
    orderInfo: 'a b c',
    redirectUrl: order.returnUrl.href,
    ipnUrl: order.callbackUrl.href,
    requestType: 'captureWallet',
    extraData: '',
    lang: 'vi',
  })
  const text = `accessKey=AK&amount=500000&extraData=&ipnUrl=${order.callbackUrl.href}&orderId=D-1001&orderInfo=a b c&partnerCode=MOMO&redirectUrl=${order.returnUrl.href}&requestId=D-1001&requestType=captureWallet`
  expect(signature).toBe(hmac(text))
})

test('[WAL-06] what MoMo has no part for, and another currency, is never sent', async () => {
  await using w = await gatewayWorld('MOMO', keys)
  for (const change of [{ amountMinor: 50_000_050n }, { asset: 'USD' }, { number: 'a b' }])
    expect((await w.gateway.open?.({ ...order, ...change }))?.is).toBe('refused')
  expect(w.provider.asked).toEqual([])
})

test.each([
  { resultCode: 21, opening: { is: 'refused', reason: 'momo_21' } },
  { resultCode: 13, opening: { is: 'refused', reason: 'momo_13' } },
  // Of a request whose answer was lost, this says that it is there already.
  { resultCode: 40, opening: { is: 'unknown' } },
  { resultCode: 41, opening: { is: 'unknown' } },
  { resultCode: 99, opening: { is: 'unknown' } },
  { resultCode: 7002, opening: { is: 'unknown' } },
  { resultCode: 0, opening: { is: 'unknown' } },
])(
  '[WAL-06] an opening answered with result $resultCode and no address is $opening.is',
  async ({ resultCode, opening }) => {
    await using w = await gatewayWorld('MOMO', keys)
    w.provider.answer(saying(resultCode === 21 ? 400 : 200, { ...created, resultCode }))
    expect(await w.gateway.open?.(order)).toEqual(opening)
  },
)

test.each([
  { what: 'HTML', answer: saying(200, '<h1>Bad Gateway</h1>') },
  { what: 'nothing', answer: saying(200, '') },
  { what: 'another order', answer: saying(200, { ...created, orderId: 'D-1002', payUrl: 'https://pay.example.com' }) },
  { what: 'another partner', answer: saying(200, { ...created, partnerCode: 'X', payUrl: 'https://pay.example.com' }) },
  { what: 'a failure', answer: saying(500, '') },
  { what: 'a wrong door', answer: saying(404, {}) },
])('[WAL-06] $what is unknown', async ({ answer }) => {
  await using w = await gatewayWorld('MOMO', keys)
  w.provider.answer(answer)
  expect(await w.gateway.open?.(order)).toEqual({ is: 'unknown' })
  expect(await w.gateway.inquire?.({ number: 'D-1001', reference: undefined })).toEqual({ is: 'unknown' })
  expect(w.faults).toHaveLength(2)
})

test('[WAL-06] silence is unknown', async () => {
  await using w = await gatewayWorld('MOMO', { ...keys, timeoutMs: 50 })
  w.provider.answer(() => {})
  expect(await w.gateway.open?.(order)).toEqual({ is: 'unknown' })
  expect(await w.gateway.inquire?.({ number: 'D-1001', reference: undefined })).toEqual({ is: 'unknown' })
  expect(w.faults).toEqual(['momo: TimeoutError', 'momo: TimeoutError'])
})

test('[WAL-06] a query is a request of its own, and tells what became of the order', async () => {
  await using w = await gatewayWorld('MOMO', keys)
  const ask = async (change: object) => {
    w.provider.answer(saying(200, { ...created, responseTime: 1_700_000_000_000, ...change }))
    return await w.gateway.inquire?.({ number: 'D-1001', reference: 'D-1001' })
  }
  expect(await ask({ transId: 77 })).toEqual({
    is: 'fact',
    fact: { ...fact, transactionId: '77', orderNumber: 'D-1001' },
  })
  expect(await ask({ resultCode: 1000 })).toMatchObject({ is: 'fact', fact: { status: 'pending' } })
  expect(await ask({ resultCode: 1005 })).toMatchObject({ is: 'fact', fact: { status: 'failed', reason: 'momo_1005' } })
  expect(await ask({ resultCode: 42 })).toEqual({ is: 'not_found' })
  for (const change of [{ resultCode: 99 }, { resultCode: 10 }, { transId: 0 }, { orderId: 'D-1' }])
    expect(await ask(change), JSON.stringify(change)).toEqual({ is: 'unknown' })
  const [asked] = w.provider.asked
  const { signature, requestId } = JSON.parse(asked?.text ?? '')
  expect(asked?.path).toBe('/api/v2/gateway/api/query')
  expect(signature).toBe(hmac(`accessKey=AK&orderId=D-1001&partnerCode=MOMO&requestId=${requestId}`))
})

test('[WAL-06] a notification that was taken is answered with 204 and nothing', async () => {
  await using w = await gatewayWorld('MOMO', keys)
  expect(w.gateway.reply('taken')).toEqual({ status: 204, body: '', contentType: 'application/json' })
  expect((['forged', 'nonsense', 'again'] as const).map((each) => w.gateway.reply(each).status)).toEqual([
    401, 400, 503,
  ])
  expect(w.gateway.dayFile).toBeUndefined()
})
