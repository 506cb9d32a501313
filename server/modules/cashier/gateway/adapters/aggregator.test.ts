import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { leadingOn, saying } from '#/modules/rounds/test-world/listening-vendor.ts'
import {
  type GatewayWorld,
  gatewayWorld,
  message,
  mutationsOf,
  noon,
  order,
  secret,
  unixNoon,
} from '../../test-world/gateway-world.ts'

const nonce = 'nonce-of-the-message'
const payment = {
  transactionId: 'AG77',
  orderNumber: 'D-1001',
  status: 'paid',
  amount: '500000.00',
  currency: 'VND',
  at: '2026-12-01T11:59:58.250Z',
  payerName: 'NGUYEN VAN DUC',
}
const fact = {
  transactionId: 'AG77',
  status: 'paid',
  orderNumber: 'D-1001',
  amountMinor: 50_000_000n,
  asset: 'VND',
  at: new Date('2026-12-01T11:59:58.250Z'),
  payerName: 'NGUYEN VAN DUC',
}
const callback = JSON.stringify({ partner: 'BANYAN', payment, more: 1 })

function signed(body: string, given: { readonly by?: string; readonly time?: string; readonly nonce?: string } = {}) {
  const { by = secret, time = unixNoon, nonce: own = nonce } = given
  const signature = createHmac('sha256', by).update(`${time}\n${own}\n${body}`).digest('hex')
  return { 'x-timestamp': time, 'x-nonce': own, 'x-sign': signature }
}

/** Answers as the gateway does: signed under the nonce of the request. */
const signing = (value: unknown, given: Parameters<typeof signed>[1] = {}) => {
  const body = typeof value === 'string' ? value : JSON.stringify(value)
  return saying(200, body, signed(body, { nonce: Buffer.alloc(16, 7).toString('base64url'), ...given }))
}

const read = ({ gateway }: GatewayWorld, body: string, headers: Record<string, string>, address?: string) =>
  gateway.read(message(body, headers, address), noon)

test('[WAL-06] a callback that another implementation signed is a fact', async () => {
  await using w = await gatewayWorld('AGGREGATOR')
  // By another implementation: `openssl dgst -sha256 -hmac` of time, nonce and body.
  const vector = '1f49856c396a7e6fe01ac2520355587e7acbf53d796abd42658d0a918659ca83'
  expect(read(w, callback, { 'x-timestamp': '1796126400', 'x-nonce': nonce, 'x-sign': vector })).toEqual({
    is: 'fact',
    eventKey: 'AG77:paid',
    fact,
  })
})

test('[WAL-06] no byte of body or headers may change, be lost or be added', async () => {
  await using w = await gatewayWorld('AGGREGATOR')
  const headers = signed(callback)
  for (const body of mutationsOf(callback)) expect(read(w, body, headers).is, body).toBe('forged')
  for (const name of Object.keys(headers) as (keyof typeof headers)[]) {
    for (const value of mutationsOf(headers[name]))
      expect(read(w, callback, { ...headers, [name]: value }).is, `${name} ${value}`).toBe('forged')
    expect(read(w, callback, { ...headers, [name]: headers[name].toUpperCase() }).is).toBe(
      name === 'x-timestamp' ? 'fact' : 'forged',
    )
    const { [name]: _, ...rest } = headers
    expect(read(w, callback, rest).is).toBe('forged')
  }
})

test("[WAL-06] another provider's key, another partner, a stale time and a stranger's address are refused", async () => {
  await using w = await gatewayWorld('AGGREGATOR', { sources: ['10.1.0.0/16', '127.0.0.1', '2001:db8::/32'] })
  expect(read(w, callback, signed(callback, { by: `${secret}x` })).is).toBe('forged')
  const other = JSON.stringify({ partner: 'OTHER', payment })
  expect(read(w, other, signed(other)).is).toBe('forged')
  for (const [off, is] of [
    [-301, 'forged'],
    [-300, 'fact'],
    [300, 'fact'],
    [301, 'forged'],
  ] as const)
    expect(read(w, callback, signed(callback, { time: String(Number(unixNoon) + off) })).is, `${off}`).toBe(is)
  for (const time of ['', 'now', '-1', '1e9', '1796126400.5'])
    expect(read(w, callback, signed(callback, { time })).is).toBe('forged')
  for (const own of ['short', 'x'.repeat(65), 'a nonce with spaces'])
    expect(read(w, callback, signed(callback, { nonce: own })).is).toBe('forged')
  for (const address of ['10.1.2.3', '127.0.0.1', '::ffff:127.0.0.1', '2001:db8::1'])
    expect(read(w, callback, signed(callback), address).is, address).toBe('fact')
  for (const address of ['10.2.0.1', '::1', '2001:db9::1', 'unknown', ''])
    expect(read(w, callback, signed(callback), address).is, address).toBe('forged')
})

test('[WAL-06] a replay, and another nonce or amount for the same event, has the key of the first', async () => {
  await using w = await gatewayWorld('AGGREGATOR')
  const drifted = JSON.stringify({ partner: 'BANYAN', payment: { ...payment, amount: '5000000.00' } })
  const keyOf = (body: string, own: string) => {
    const reading = read(w, body, signed(body, { nonce: own }))
    return reading.is === 'fact' ? reading.eventKey : reading.is
  }
  expect([
    keyOf(callback, nonce),
    keyOf(callback, nonce),
    keyOf(callback, `${nonce}-2`),
    keyOf(drifted, nonce),
  ]).toEqual(Array(4).fill('AG77:paid'))
  const reversed = JSON.stringify({ partner: 'BANYAN', payment: { ...payment, status: 'reversed' } })
  expect(keyOf(reversed, nonce)).toBe('AG77:reversed')
})

test.each([
  { what: 'no JSON', body: 'paid' },
  { what: 'null', body: 'null' },
  { what: 'our own opening, sent back', body: JSON.stringify({ partner: 'BANYAN', orderNumber: 'D-1001' }) },
  { what: 'an amount as a number', body: callback.replace('"500000.00"', '500000') },
  { what: 'an amount with an exponent', body: callback.replace('500000.00', '5e5') },
  { what: 'a negative amount', body: callback.replace('500000.00', '-500000') },
  { what: 'an amount finer than the currency', body: callback.replace('500000.00', '500000.001') },
  { what: 'another status', body: callback.replace('"paid"', '"done"') },
  { what: 'a day that is none', body: callback.replace('2026-12-01', '2026-13-01') },
  {
    what: 'a long reason',
    body: JSON.stringify({ partner: 'BANYAN', payment: { ...payment, reason: 'x'.repeat(61) } }),
  },
])('[WAL-06] $what, rightly signed, is nonsense', async ({ body }) => {
  await using w = await gatewayWorld('AGGREGATOR')
  expect(read(w, body, signed(body)).is).toBe('nonsense')
})

test('[WAL-06] zeros behind an amount say nothing, and another currency counts by its own digits', async () => {
  await using w = await gatewayWorld('AGGREGATOR')
  const amountOf = (amount: string, currency: string) => {
    const body = JSON.stringify({ partner: 'BANYAN', payment: { ...payment, amount, currency } })
    const reading = read(w, body, signed(body))
    return reading.is === 'fact' ? [reading.fact.amountMinor, reading.fact.asset] : reading.is
  }
  expect(amountOf('500000.0000', 'VND')).toEqual([50_000_000n, 'VND'])
  expect(amountOf('12.34', 'USD')).toEqual([1_234n, 'USD'])
  expect(amountOf('1200', 'JPY')).toEqual([1_200n, 'JPY'])
  expect(amountOf('12.34', 'JPY')).toBe('nonsense')
})

test('[WAL-06] an order is opened by a signed request, and again under the same number', async () => {
  await using w = await gatewayWorld('AGGREGATOR')
  w.provider.answer(signing({ result: 'opened', paymentId: 'p1', url: 'https://pay.example.com/p1', more: 1 }))
  const opened = { is: 'opened', address: 'https://pay.example.com/p1', reference: 'p1' }
  expect([await w.gateway.open?.(order), await w.gateway.open?.(order)]).toEqual([opened, opened])
  const [asked, again] = w.provider.asked
  expect(again?.text).toBe(asked?.text)
  expect(asked?.path).toBe('/api/v1/payments')
  expect(JSON.parse(asked?.text ?? '')).toEqual({
    partner: 'BANYAN',
    orderNumber: 'D-1001',
    amount: '500000.00',
    currency: 'VND',
    content: 'D7K2M9QX',
    expiresAt: '2026-12-01T12:15:00.000Z',
    returnUrl: order.returnUrl.href,
    callbackUrl: order.callbackUrl.href,
  })
  const { 'x-timestamp': time = '', 'x-nonce': own = '', 'x-sign': signature } = asked?.headers ?? {}
  expect(signed(asked?.text ?? '', { time: String(time), nonce: String(own) })['x-sign']).toBe(signature)
  w.provider.answer(signing({ result: 'refused', reason: 'expired' }))
  expect(await w.gateway.open?.(order)).toEqual({ is: 'refused', reason: 'expired' })
  expect(w.faults).toEqual([])
})

const html = '<!doctype html><h1>Welcome to nginx!</h1>'
test.each([
  { what: 'HTML', answer: saying(200, html, { 'content-type': 'text/html' }), reason: 'answer not signed' },
  { what: 'HTML that is signed', answer: signing(html), reason: 'no such answer' },
  { what: 'nothing', answer: signing(''), reason: 'no such answer' },
  { what: 'an answer to another request', answer: signing({}, { nonce }), reason: 'answer not signed' },
  { what: 'an old answer', answer: signing({}, { time: '1796126000' }), reason: 'answer not signed' },
  { what: 'an answer by another key', answer: signing({}, { by: `${secret}x` }), reason: 'answer not signed' },
  { what: 'another shape', answer: signing({ result: 'opened' }), reason: 'no such answer' },
  {
    what: 'a script as address',
    answer: signing({ result: 'opened', paymentId: 'p', url: 'javascript:1' }),
    reason: 'no such answer',
  },
  { what: 'a failure', answer: saying(500, 'failed'), reason: 'status 500' },
  { what: 'a refusal of HTTP', answer: saying(403, '{}'), reason: 'status 403' },
  { what: 'another place', answer: leadingOn({ result: 'not_found' }), reason: '' },
  {
    what: 'more than anybody reads',
    answer: signing({ result: 'not_found', more: 'x'.repeat(64_000) }),
    reason: 'answer too long',
  },
])('[WAL-06] $what is unknown, and its reason is noted', async ({ answer, reason }) => {
  await using w = await gatewayWorld('AGGREGATOR')
  w.provider.answer(answer)
  expect(await w.gateway.open?.(order)).toEqual({ is: 'unknown' })
  expect(await w.gateway.inquire?.({ number: 'D-1001', reference: 'p1' })).toEqual({ is: 'unknown' })
  expect(w.faults).toHaveLength(2)
  for (const fault of w.faults) expect(fault).toContain(`aggregator: ${reason}`)
})

test('[WAL-06] silence, half an answer and a closed door are unknown, and after five faults nothing is asked for a while', async () => {
  await using w = await gatewayWorld('AGGREGATOR', { timeoutMs: 50 })
  w.provider.answer(() => {})
  expect(await w.gateway.open?.(order)).toEqual({ is: 'unknown' })
  w.provider.answer((response) => void response.writeHead(200).write('{"result":'))
  expect(await w.gateway.open?.(order)).toEqual({ is: 'unknown' })
  w.provider.answer((response) => void response.destroy())
  for (let time = 0; time < 3; time++) expect(await w.gateway.open?.(order)).toEqual({ is: 'unknown' })
  expect(w.faults.slice(0, 2)).toEqual(['aggregator: TimeoutError', 'aggregator: TimeoutError'])
  w.provider.answer(signing({ result: 'not_found' }))
  const asked = w.provider.asked.length
  expect(await w.gateway.inquire?.({ number: 'D-1001', reference: undefined })).toEqual({ is: 'unknown' })
  expect(w.provider.asked).toHaveLength(asked)
  w.moveClock(30_000)
  w.provider.answer(signing({ result: 'not_found' }, { time: String(Number(unixNoon) + 30) }))
  expect(await w.gateway.inquire?.({ number: 'D-1001', reference: undefined })).toEqual({ is: 'not_found' })
})

test('[WAL-06] a query tells of its own order alone', async () => {
  await using w = await gatewayWorld('AGGREGATOR')
  w.provider.answer(signing({ result: 'found', payment }))
  expect(await w.gateway.inquire?.({ number: 'D-1001', reference: 'p1' })).toEqual({ is: 'fact', fact })
  expect(await w.gateway.inquire?.({ number: 'D-1002', reference: 'p1' })).toEqual({ is: 'unknown' })
})

test('[WAL-06] a day file is told as a whole or not at all', async () => {
  await using w = await gatewayWorld('AGGREGATOR')
  const line = JSON.stringify(payment)
  w.provider.answer(signing(`${line}\n${line.replace('AG77', 'AG78')}\n`))
  const facts = await w.gateway.dayFile?.('2026-12-01')
  expect(facts?.map(({ transactionId }) => transactionId)).toEqual(['AG77', 'AG78'])
  expect(JSON.parse(w.provider.asked[0]?.text ?? '')).toEqual({ partner: 'BANYAN', day: '2026-12-01' })
  w.provider.answer(signing(''))
  expect(await w.gateway.dayFile?.('2026-12-02')).toEqual([])
  for (const broken of [`${line}\n{`, `${line}\n\n${line}`, html]) {
    w.provider.answer(signing(broken))
    expect(await w.gateway.dayFile?.('2026-12-01'), broken).toBeUndefined()
  }
})

test('[WAL-06] each outcome is answered as the gateway wants to hear it', async () => {
  await using w = await gatewayWorld('AGGREGATOR')
  const statuses = (['taken', 'forged', 'nonsense', 'again'] as const).map((each) => w.gateway.reply(each).status)
  expect(statuses).toEqual([200, 401, 400, 503])
})

test('[WAL-06] without an address nothing is asked, and messages are read all the same', async () => {
  await using w = await gatewayWorld('AGGREGATOR', { url: undefined })
  expect([w.gateway.open, w.gateway.inquire, w.gateway.dayFile]).toEqual([undefined, undefined, undefined])
  expect(read(w, callback, signed(callback)).is).toBe('fact')
})

test.each([
  ['0', 'paid'],
  ['0.00', 'reversed'],
  ['99999999999999', 'paid'],
  ['99999999999999', 'failed'],
  ['1000000000000.00', 'paid'],
  ['00500000.00', 'paid'],
])('[WAL-06] an amount of %s in a %s payment is refused at the door', async (amount, status) => {
  await using w = await gatewayWorld('AGGREGATOR')
  const body = JSON.stringify({ partner: 'BANYAN', payment: { ...payment, amount, status } })
  expect(read(w, body, signed(body))).toEqual({ is: 'nonsense' })
  w.provider.answer(signing({ result: 'found', payment: { ...payment, amount, status } }))
  expect(await w.gateway.inquire?.({ number: 'D-1001', reference: 'p1' })).toEqual({ is: 'unknown' })
})

test.each(['0', '99999999999999'])('[WAL-08] a paid payout of %s is refused at the door', async (amount) => {
  await using w = await gatewayWorld('AGGREGATOR')
  const { at, currency } = payment
  const payout = { payoutId: 'W-1', reference: 'R-1', status: 'paid', amount, currency, at }
  const body = JSON.stringify({ partner: 'BANYAN', payout })
  expect(read(w, body, signed(body))).toEqual({ is: 'nonsense' })
})
