import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { saying } from '#/modules/rounds/test-world/listening-vendor.ts'
import {
  type GatewayWorld,
  gatewayWorld,
  message,
  mutationsOf,
  noon,
  order,
  secret,
} from '../../test-world/gateway-world.ts'

const md5 = (text: string) => createHash('md5').update(text).digest('hex')
const card = order.card!
const callback = {
  status: 1,
  message: 'ok',
  request_id: 'D-1001',
  trans_id: 77,
  declared_value: 500_000,
  value: 500_000,
  amount: 400_000,
  telco: 'VIETTEL',
  serial: card.serial,
  code: card.code,
  callback_sign: md5(secret + card.code + card.serial),
}
const fact = {
  transactionId: '77',
  status: 'paid',
  orderNumber: 'D-1001',
  amountMinor: 50_000_000n,
  asset: 'VND',
  at: noon,
}
/** A message says which card it is about; an answer to a query does not. */
const named = { ...fact, card }

const read = ({ gateway }: GatewayWorld, body: object | string, address?: string) =>
  gateway.read(message(typeof body === 'string' ? body : JSON.stringify(body), {}, address), noon)

test('[WAL-06] a charged card is a fact over its face value that names order and card, of which the channel takes its fee', async () => {
  await using w = await gatewayWorld('SCRATCH')
  expect(read(w, callback)).toEqual({
    is: 'fact',
    eventKey: `D-1001:77:paid:VIETTEL:${callback.callback_sign.slice(0, 12)}`,
    fact: named,
  })
})

test('[WAL-06] a card with another face value counts with what the provider pays, and says so', async () => {
  await using w = await gatewayWorld('SCRATCH')
  expect(read(w, { ...callback, status: 2, value: 200_000, amount: 120_000 })).toMatchObject({
    fact: { amountMinor: 12_000_000n, reason: 'wrong_face' },
  })
})

test.each([
  { status: 3, is: 'failed', reason: 'bad_card' },
  { status: 4, is: 'failed', reason: 'maintenance' },
  { status: 100, is: 'failed', reason: 'not_sent' },
  { status: 99, is: 'pending', reason: undefined },
])('[WAL-06] status $status is $is', async ({ status, is, reason }) => {
  await using w = await gatewayWorld('SCRATCH')
  const reading = read(w, { ...callback, status, trans_id: undefined })
  expect(reading).toMatchObject({
    eventKey: expect.stringContaining(`:none-D-1001:${is}:`),
    fact: { status: is, amountMinor: 0n },
  })
  expect(reading.is === 'fact' && reading.fact.reason).toBe(reason)
})

test('[WAL-06] no byte of the card or its sign may change, and the key must be right', async () => {
  await using w = await gatewayWorld('SCRATCH')
  for (const name of ['serial', 'code', 'callback_sign'] as const)
    for (const value of mutationsOf(callback[name]))
      expect(['forged', 'nonsense'], `${name} ${value}`).toContain(read(w, { ...callback, [name]: value }).is)
  await using other = await gatewayWorld('SCRATCH', { secret: 'another-secret-0123456789-abcdefgh' })
  expect(read(other, callback).is).toBe('forged')
})

test('[WAL-06] since the sign covers no amount, nobody but the listed addresses is believed', async () => {
  await using w = await gatewayWorld('SCRATCH', { sources: ['203.0.113.7'] })
  expect(read(w, callback, '203.0.113.7').is).toBe('fact')
  expect(read(w, callback, '203.0.113.8').is).toBe('forged')
  await using open = await gatewayWorld('SCRATCH', { sources: [] })
  expect(read(open, callback).is).toBe('forged')
})

test.each([
  { what: 'no JSON', body: 'status=1' },
  { what: 'an unknown status', body: { ...callback, status: 5 } },
  { what: 'a charge of nothing', body: { ...callback, value: 0 } },
  { what: 'a charge without a number', body: { ...callback, trans_id: undefined } },
  { what: 'an amount as text', body: { ...callback, value: '500000' } },
  { what: 'another company', body: { ...callback, telco: 'OTHER' } },
])('[WAL-06] $what is nonsense', async ({ body }) => {
  await using w = await gatewayWorld('SCRATCH')
  expect(read(w, body).is).toBe('nonsense')
})

test('[WAL-06] a card is handed in with its sign', async () => {
  await using w = await gatewayWorld('SCRATCH')
  for (const status of [99, 1, 2]) {
    w.provider.answer(saying(200, { status, request_id: 'D-1001', trans_id: 77 }))
    expect(await w.gateway.open?.(order)).toEqual({ is: 'opened', reference: '77' })
  }
  const [asked] = w.provider.asked
  expect(asked?.path).toBe('/api/charging')
  expect(JSON.parse(asked?.text ?? '')).toEqual({
    request_id: 'D-1001',
    partner_id: 'BANYAN',
    ...card,
    amount: 500_000,
    command: 'charging',
    sign: callback.callback_sign,
  })
})

test('[WAL-06] what is no card is never sent', async () => {
  await using w = await gatewayWorld('SCRATCH')
  const { card: _, ...without } = order
  const withCard = (change: object) => ({ ...order, card: { ...card, ...change } })
  for (const wrong of [
    without,
    withCard({ telco: 'OTHER' }),
    withCard({ code: '1' }),
    withCard({ serial: "1' OR '1" }),
    { ...order, amountMinor: 1n },
    { ...order, asset: 'USD' },
  ])
    expect((await w.gateway.open?.(wrong))?.is).toBe('refused')
  expect(w.provider.asked).toEqual([])
})

test.each([
  {
    what: 'a bad card',
    answer: saying(200, { status: 3, request_id: 'D-1001' }),
    is: { is: 'refused', reason: 'bad_card' },
  },
  {
    what: 'maintenance',
    answer: saying(200, { status: 4, request_id: 'D-1001' }),
    is: { is: 'refused', reason: 'maintenance' },
  },
  {
    what: 'a card not sent on',
    answer: saying(200, { status: 100, request_id: 'D-1001' }),
    is: { is: 'refused', reason: 'not_sent' },
  },
  { what: 'a status of its own', answer: saying(200, { status: 5, request_id: 'D-1001' }), is: { is: 'unknown' } },
  { what: 'another card', answer: saying(200, { status: 1, request_id: 'D-1002' }), is: { is: 'unknown' } },
  { what: 'HTML', answer: saying(200, '<h1>Welcome</h1>'), is: { is: 'unknown' } },
  { what: 'nothing', answer: saying(200, ''), is: { is: 'unknown' } },
  { what: 'a failure', answer: saying(500, ''), is: { is: 'unknown' } },
])('[WAL-06] a charge answered with $what is $is.is', async ({ answer, is }) => {
  await using w = await gatewayWorld('SCRATCH')
  w.provider.answer(answer)
  expect(await w.gateway.open?.(order)).toEqual(is)
  expect(w.faults).toHaveLength(is.is === 'unknown' ? 1 : 0)
  // Nothing that is noted names a card.
  expect(w.faults.join()).not.toContain(card.code)
})

test('[WAL-06] a query tells what became of a card; a wrong door knows nothing of it', async () => {
  await using w = await gatewayWorld('SCRATCH', { timeoutMs: 500 })
  const ask = async (status: number, body: unknown) => {
    w.provider.answer(saying(status, body))
    return await w.gateway.inquire?.({ number: 'D-1001', reference: '77' })
  }
  expect(await ask(200, { status: 1, request_id: 'D-1001', trans_id: 77, value: 500_000, amount: 1 })).toEqual({
    is: 'fact',
    fact,
  })
  expect(await ask(200, { status: 99, request_id: 'D-1001', trans_id: 77 })).toMatchObject({
    fact: { status: 'pending' },
  })
  expect(await ask(404, { status: 404, request_id: 'D-1001' })).toEqual({ is: 'not_found' })
  for (const [status, body] of [
    [404, '<h1>Not Found</h1>'],
    [404, { status: 404, request_id: 'D-1002' }],
    [200, { status: 7, request_id: 'D-1001' }],
    [200, { status: 1, request_id: 'D-1001' }],
    [502, ''],
  ] as const)
    expect(await ask(status, body)).toEqual({ is: 'unknown' })
  expect(JSON.parse(w.provider.asked[0]?.text ?? '').sign).toBe(md5(`${secret}D-1001BANYAN`))
})

test('[WAL-06] each outcome is answered as the provider wants to hear it', async () => {
  await using w = await gatewayWorld('SCRATCH')
  const outcomes = (['taken', 'forged', 'nonsense', 'again'] as const).map((each) => w.gateway.reply(each).status)
  expect(outcomes).toEqual([200, 401, 400, 503])
})
