import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { saying } from '#/modules/rounds/test-world/listening-vendor.ts'
import {
  type GatewayWorld,
  gatewayWorld,
  message,
  mutationsOf,
  noon,
  secret,
  unixNoon,
} from '../../test-world/gateway-world.ts'

const transfer = {
  id: 92704,
  gateway: 'Vietcombank',
  transactionDate: '2026-12-01 18:59:30',
  accountNumber: '0123456789',
  code: null,
  content: 'MBVCB.3278907687.D7K2M9QX.CT tu NGUYEN VAN DUC',
  transferType: 'in',
  transferAmount: 500_000,
  accumulated: 19_077_000,
  referenceCode: 'MBVCB.3278907687',
  payerName: 'NGUYEN VAN DUC',
}
const fact = {
  transactionId: '92704',
  status: 'paid',
  orderNumber: undefined,
  amountMinor: 50_000_000n,
  asset: 'VND',
  at: new Date('2026-12-01T11:59:30Z'),
  content: transfer.content,
  receivingAccount: '0123456789',
  payerName: 'NGUYEN VAN DUC',
}
const body = JSON.stringify(transfer)

function signed(text: string, given: { readonly by?: string; readonly time?: string } = {}) {
  const { by = secret, time = unixNoon } = given
  const signature = createHmac('sha256', by).update(`${time}.${text}`).digest('hex')
  return { 'x-sepay-timestamp': time, 'x-sepay-signature': `sha256=${signature}` }
}

const read = ({ gateway }: GatewayWorld, text: string, headers = signed(text), address?: string) =>
  gateway.read(message(text, headers, address), noon)

test('[WAL-06] a signed transfer is a fact without an order: its content says whose it is', async () => {
  await using w = await gatewayWorld('BANKFEED')
  expect(read(w, body)).toEqual({ is: 'fact', eventKey: '92704', fact })
  const { payerName: _, ...unnamed } = transfer
  const reading = read(w, JSON.stringify(unnamed))
  expect(reading.is === 'fact' && 'payerName' in reading.fact).toBe(false)
})

test('[WAL-06] no byte of body or headers may change, be lost or be added', async () => {
  await using w = await gatewayWorld('BANKFEED')
  const headers = signed(body)
  for (const changed of mutationsOf(body)) expect(read(w, changed, headers).is, changed).toBe('forged')
  for (const name of Object.keys(headers) as (keyof typeof headers)[])
    for (const value of mutationsOf(headers[name]))
      expect(read(w, body, { ...headers, [name]: value }).is, `${name} ${value}`).toBe('forged')
})

test('[WAL-06] another key, a stale time and an address that is not listed are refused', async () => {
  await using w = await gatewayWorld('BANKFEED', { sources: ['172.16.0.0/12'] })
  const from = (headers: ReturnType<typeof signed>, address = '172.20.1.1') => read(w, body, headers, address).is
  expect(from(signed(body))).toBe('fact')
  expect(from(signed(body), '172.32.0.1')).toBe('forged')
  expect(from(signed(body, { by: 'another-secret-0123456789-abcdefgh' }))).toBe('forged')
  for (const off of [-301, 301]) expect(from(signed(body, { time: String(Number(unixNoon) + off) }))).toBe('forged')
  for (const off of [-300, 300]) expect(from(signed(body, { time: String(Number(unixNoon) + off) }))).toBe('fact')
})

test('[WAL-06] a transfer counts by its id, whenever and however often it comes', async () => {
  await using w = await gatewayWorld('BANKFEED')
  const keyOf = (change: object, time = unixNoon) => {
    const text = JSON.stringify({ ...transfer, ...change })
    const reading = read(w, text, signed(text, { time }))
    return 'eventKey' in reading ? reading.eventKey : reading.is
  }
  const later = String(Number(unixNoon) + 60)
  expect([keyOf({}), keyOf({}), keyOf({}, later), keyOf({ transferAmount: 1 })]).toEqual(Array(4).fill('92704'))
  expect(keyOf({ id: 92705 })).toBe('92705')
})

test('[WAL-06] what leaves the account, and a transfer of nothing, is ignored', async () => {
  await using w = await gatewayWorld('BANKFEED')
  for (const change of [{ transferType: 'out' }, { transferAmount: 0 }])
    expect(read(w, JSON.stringify({ ...transfer, ...change }))).toEqual({ is: 'ignored', eventKey: '92704' })
})

test.each([
  { what: 'no JSON', change: undefined },
  { what: 'a negative amount', change: { transferAmount: -1 } },
  { what: 'half a đồng', change: { transferAmount: 0.5 } },
  { what: 'more than there is', change: { transferAmount: 1e15 } },
  { what: 'an amount as text', change: { transferAmount: '500000' } },
  { what: 'no id', change: { id: 0 } },
  { what: 'a time with a zone', change: { transactionDate: '2026-12-01T11:59:30Z' } },
  { what: 'a month that is none', change: { transactionDate: '2026-13-01 00:00:00' } },
  { what: 'a content without end', change: { content: 'x'.repeat(501) } },
  { what: 'another direction', change: { transferType: 'both' } },
])('[WAL-06] $what is nonsense', async ({ change }) => {
  await using w = await gatewayWorld('BANKFEED')
  expect(read(w, change ? JSON.stringify({ ...transfer, ...change }) : '{').is).toBe('nonsense')
})

test('[WAL-06] the statement of a day has its incoming transfers, and nothing if it is not signed or not whole', async () => {
  await using w = await gatewayWorld('BANKFEED')
  const lines = [transfer, { ...transfer, id: 92705, transferType: 'out' }, { ...transfer, id: 92706 }]
  const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('')
  w.provider.answer(saying(200, text, signed(text)))
  const facts = await w.gateway.dayFile?.('2026-12-01')
  expect(facts?.map(({ transactionId }) => transactionId)).toEqual(['92704', '92706'])
  expect(facts?.[0]).toEqual(fact)
  const [asked] = w.provider.asked
  expect([asked?.path, asked?.text]).toEqual(['/api/v1/statement', '{"day":"2026-12-01"}'])
  expect(asked?.headers).toMatchObject(signed('{"day":"2026-12-01"}'))
  expect(w.faults).toEqual([])
  // Transfers of another day than the one that was asked for.
  expect(await w.gateway.dayFile?.('2026-12-02')).toBeUndefined()
  for (const [sent, headers] of [
    [text, {}],
    [text, signed(text, { by: `${secret}x` })],
    [`${text}{`, signed(`${text}{`)],
  ] as const) {
    w.provider.answer(saying(200, sent, headers))
    expect(await w.gateway.dayFile?.('2026-12-01')).toBeUndefined()
  }
  w.provider.answer(saying(503, ''))
  expect(await w.gateway.dayFile?.('2026-12-01')).toBeUndefined()
})

test('[WAL-06] a feed opens nothing, and is answered with its own word of success', async () => {
  await using w = await gatewayWorld('BANKFEED')
  expect([w.gateway.open, w.gateway.inquire]).toEqual([undefined, undefined])
  expect(w.gateway.reply('taken')).toEqual({ status: 200, body: '{"success":true}', contentType: 'application/json' })
  const refusals = (['forged', 'nonsense', 'again'] as const).map((each) => w.gateway.reply(each))
  expect(refusals.map(({ status, body: said }) => [status, said])).toEqual([
    [401, '{"success":false}'],
    [400, '{"success":false}'],
    [503, '{"success":false}'],
  ])
})
