import { expect, test } from 'vitest'
import { callbackAddressesIn, paymentKeysIn } from './payment-keys.ts'
import { type GatewayWorld, gatewayWorld, hmac, noon, secret } from './test-world/gateway-world.ts'

const qr =
  '00020101021238540010A00000072701240006970436011001234567890208QRIBFTTA530370454065000005802VN62120808D7K2M9QX6304914B'
const transfer = {
  bank: '970436',
  account: '0123456789',
  amount: '500000',
  content: 'D7K2M9QX',
  payer: 'Nguyễn Văn Đức',
}

/** Opens an order at the aggregator; answers the address of its page. */
async function opened(w: GatewayWorld, change: object = {}): Promise<string> {
  const { text } = await w.aggregator('v1/payments', {
    partner: 'banyan',
    orderNumber: 'D-1001',
    amount: '500000.00',
    currency: 'VND',
    content: 'Banyan',
    expiresAt: '2026-12-01T12:15:00.000Z',
    returnUrl: 'http://localhost:3000/depositv2?a=1&b=2',
    callbackUrl: `${w.brandAddress}/aggregator`,
    ...change,
  })
  return new URL(JSON.parse(text).url).pathname.slice(1)
}

const statusesGot = (w: GatewayWorld) => w.got.map(({ body }) => JSON.parse(body).payment?.status)

test('[WAL-09] the bank app reads a code and sends a transfer, of which the feed tells as banks write', async () => {
  await using w = await gatewayWorld()
  const { html } = await w.see(`bank?qr=${qr}`)
  for (const value of ['970436', '0123456789', '500000', 'D7K2M9QX']) expect(html).toContain(`value="${value}"`)
  const answer = await w.pay('bank', { ...transfer, content: 'nạp d7k2m9qx' })
  expect(answer.status).toBe(303)
  expect((await w.see(answer.headers.get('location')!.slice(1))).html).toContain('₫500,000 went to account 0123456789')
  await w.settled()
  expect(w.got).toHaveLength(1)
  const [{ path, headers, body } = { path: '', headers: {}, body: '' }] = w.got
  expect([path, headers['x-sepay-signature']]).toEqual(['/bankfeed', `sha256=${hmac(`${w.seconds()}.${body}`)}`])
  const told = JSON.parse(body)
  expect(told).toMatchObject({
    transactionDate: '2026-12-01 19:00:00',
    accountNumber: '0123456789',
    transferType: 'in',
    transferAmount: 500_000,
    payerName: 'NGUYEN VAN DUC',
  })
  expect(told.content).toMatch(/^FT\d+\.NAP D7K2M9QX\.CT tu NGUYEN VAN DUC$/)
})

test.each([
  { what: 'no amount', change: { amount: '' } },
  { what: 'half a đồng', change: { amount: '0,' } },
  { what: 'words', change: { amount: 'five' } },
  { what: 'no account', change: { account: '' } },
  { what: 'a script', change: { account: '<b>' } },
  { what: 'no name', change: { payer: ' ' } },
  { what: 'too much to say', change: { content: 'x'.repeat(201) } },
])('[WAL-09] a transfer of $what is not sent', async ({ change }) => {
  await using w = await gatewayWorld()
  const answer = await w.pay('bank', { ...transfer, ...change })
  expect(answer.status).toBe(400)
  const html = await answer.text()
  expect(html).toContain('Nothing was sent.')
  expect(html).not.toContain('<b>')
  await w.settled()
  expect(w.got).toEqual([])
})

test('[WAL-09] what is no code is said to be none, and another page sends no transfer', async () => {
  await using w = await gatewayWorld()
  for (const wrong of ['x', qr.replace('970436', '970437'), '"><script>'])
    expect((await w.see(`bank?qr=${encodeURIComponent(wrong)}`)).html).toMatch(
      /This is not a VietQR code(?!.*<script>)/s,
    )
  expect((await w.pay('bank', transfer, { 'sec-fetch-site': 'cross-site' })).status).toBe(400)
  expect(w.got).toEqual([])
})

test.each([
  { language: 'vi-VN,vi;q=0.9', text: 'Ứng dụng ngân hàng', tag: '<html lang="vi">' },
  { language: 'ar', text: 'تطبيق البنك', tag: '<html lang="ar" dir="rtl">' },
  { language: 'zh-CN', text: '银行应用', tag: '<html lang="zh-Hans">' },
  { language: 'fr,en;q=0.5', text: 'Bank app', tag: '<html lang="en">' },
  { language: 'constructor', text: 'Bank app', tag: '<html lang="en">' },
])('[WAL-09] payers read the pages in $language', async ({ language, text, tag }) => {
  await using w = await gatewayWorld()
  const { html } = await w.see('bank', language)
  expect(html).toContain(text)
  expect(html).toContain(tag)
})

test('[WAL-09] an order has one page, on which it is paid once; the brand is told twice, and the browser leads back', async () => {
  await using w = await gatewayWorld()
  const page = await opened(w)
  expect(await opened(w)).toBe(page)
  const { html } = await w.see(page)
  for (const text of ['D-1001', '₫500,000', 'Decline']) expect(html).toContain(text)
  expect(html).toContain('href="http://localhost:3000/depositv2?a=1&amp;b=2"')
  expect((await w.aggregator('v1/payments/query', { partner: 'banyan', orderNumber: 'D-1001' })).text).toBe(
    '{"result":"not_found"}',
  )
  for (let time = 0; time < 2; time++) expect((await w.pay(page, { choice: 'pay', payer: 'Đức' })).status).toBe(303)
  await w.settled()
  expect(statusesGot(w)).toEqual(['pending', 'paid'])
  const ended = (await w.see(page)).html
  expect(ended).toContain('content="3;url=http://localhost:3000/depositv2?a=1&amp;b=2"')
  expect(ended).toContain('You paid ₫500,000.')
  for (const { headers, body } of w.got) {
    const signed = `${headers['x-timestamp']}\n${headers['x-nonce']}\n${body}`
    expect(headers['x-sign']).toBe(hmac(signed))
  }
  const { text, headers } = await w.aggregator('v1/payments/query', { partner: 'banyan', orderNumber: 'D-1001' })
  expect(JSON.parse(text).payment).toEqual(JSON.parse(w.got[1]?.body ?? '').payment)
  expect(headers.get('x-nonce')).toBe('nonce-of-the-brand')
  const file = await w.aggregator('v1/day-file', { partner: 'banyan', day: '2026-12-01' })
  expect(file.text).toBe(`${JSON.stringify(JSON.parse(text).payment)}\n`)
  expect((await w.aggregator('v1/day-file', { partner: 'banyan', day: '2026-12-02' })).text).toBe('')
})

test('[WAL-09] what is declined or has expired takes nothing', async () => {
  await using w = await gatewayWorld()
  const page = await opened(w)
  expect((await w.pay(page, { choice: 'later' })).status).toBe(400)
  await w.pay(page, { choice: 'decline' })
  const other = await opened(w, { orderNumber: 'D-1002' })
  w.moveClock(900)
  expect((await w.see(other)).status).toBe(410)
  await w.pay(other, { choice: 'pay' })
  await w.settled()
  expect(statusesGot(w)).toEqual(['failed'])
  expect((await w.see(page)).html).toContain('Payment declined')
  expect((await w.see('pay/AAAAAAAAAAAAAAAAAAAAAA')).status).toBe(404)
})

test('[WAL-09] what is not signed, by another key, of another time, nonce or partner is refused', async () => {
  await using w = await gatewayWorld()
  const body = '{"partner":"banyan","orderNumber":"D-1001"}'
  const headers = (by: string, time = w.seconds(), nonce = 'nonce-of-the-brand') => ({
    'x-timestamp': time,
    'x-nonce': nonce,
    'x-sign': hmac(`${time}\n${nonce}\n${body}`, by),
  })
  const ask = async (given: Record<string, string>) =>
    (await w.post('aggregator/v1/payments/query', body, given)).status
  expect(await ask(headers(secret))).toBe(200)
  expect(await ask({})).toBe(401)
  expect(await ask(headers(`${secret}x`))).toBe(401)
  expect(await ask(headers(secret, String(noon / 1000 - 301)))).toBe(401)
  expect(await ask(headers(secret, w.seconds(), 'short'))).toBe(401)
  expect(await ask({ ...headers(secret), 'x-nonce': 'another-nonce-of-the-brand' })).toBe(401)
  expect((await w.aggregator('v1/payments/query', { partner: 'other', orderNumber: 'D-1001' })).status).toBe(400)
  expect((await w.aggregator('v1/payments/query', { partner: 'banyan', orderNumber: '../x' })).status).toBe(400)
  await using without = await gatewayWorld('')
  expect((await without.aggregator('v1/payments/query', {})).status).toBe(401)
})

test('[WAL-09] a message that is not taken is sent again, and no more often than promised', async () => {
  await using w = await gatewayWorld()
  w.statuses.push(500, 200)
  await w.pay('bank', transfer)
  await w.settled()
  expect(w.got).toHaveLength(2)
  expect(w.got[0]?.body).toBe(w.got[1]?.body)
  w.statuses.push(503, 503, 503)
  await w.pay('bank', transfer)
  await w.settled()
  expect(w.got).toHaveLength(5)
  const page = await w.page()
  expect(page).toContain('<small>paid: 503</small>')
  const id = /name="payment" value="([^"]+)"/.exec(page)?.[1] ?? ''
  expect((await w.onPayment('resend', id)).status).toBe(303)
  await w.settled()
  expect(w.got).toHaveLength(6)
  expect((await w.onPayment('resend', 'none')).status).toBe(400)
})

test('[WAL-09] a paid order is taken back on demand, once', async () => {
  await using w = await gatewayWorld()
  await w.pay(await opened(w), { choice: 'pay' })
  const id = /reverse"><button name="payment" value="([^"]+)"/.exec(await w.page())?.[1] ?? ''
  for (let time = 0; time < 2; time++) await w.onPayment('reverse', id)
  await w.settled()
  expect(statusesGot(w).toSorted()).toEqual(['paid', 'pending', 'reversed'])
})

test('[WAL-09] on demand transfers are told late, twice, too little, forged, and out of order', async () => {
  await using w = await gatewayWorld()
  const sent = async () => {
    w.got.length = 0
    await w.pay('bank', transfer)
    await w.settled()
    return w.got.map(({ headers, body }) => ({
      amount: JSON.parse(body).transferAmount,
      isSigned: headers['x-sepay-signature'] === `sha256=${hmac(`${headers['x-sepay-timestamp']}.${body}`)}`,
    }))
  }
  const right = { amount: 500_000, isSigned: true }
  await w.choose('late')
  expect(await sent()).toEqual([right])
  await w.choose('twice')
  expect(await sent()).toEqual([right, right])
  await w.choose('wrong_amount')
  expect(await sent()).toEqual([{ amount: 499_000, isSigned: true }])
  await w.choose('forged')
  expect(await sent()).toEqual([{ amount: 500_000, isSigned: false }])
  await w.choose('reorder')
  expect(await sent()).toEqual([])
  await sent()
  const [first, second] = w.got.map(({ body }) => JSON.parse(body).id)
  expect(first).toBeGreaterThan(second)
  expect(await sent()).toEqual([])
  await w.choose('none')
  await w.settled()
  expect(w.got).toHaveLength(1)
})

test('[WAL-09] on demand the aggregator tells the end before the beginning', async () => {
  await using w = await gatewayWorld()
  await w.choose('reorder')
  await w.pay(await opened(w), { choice: 'pay' })
  await w.settled()
  expect(statusesGot(w)).toEqual(['paid', 'pending'])
})

test('[WAL-09] on demand an answer is lost, HTML, slow or none, and silence ends when it is told to', async () => {
  await using w = await gatewayWorld()
  const query = async (signal?: AbortSignal) =>
    await w.aggregator('v1/payments/query', { partner: 'banyan', orderNumber: 'D-1001' }, undefined, signal)
  await w.choose('lost')
  const order = {
    partner: 'banyan',
    orderNumber: 'D-1001',
    amount: '500000.00',
    currency: 'VND',
    content: '',
    expiresAt: '2026-12-01T12:15:00Z',
    returnUrl: 'http://localhost:3000/',
    callbackUrl: `${w.brandAddress}/aggregator`,
  }
  const gaveUp = new AbortController()
  const lost = w.aggregator('v1/payments', order, undefined, gaveUp.signal)
  // Opened, although no answer comes.
  for (let look = 0; look < 1_000 && !(await w.page()).includes('aggregator D-1001'); look++);
  gaveUp.abort()
  await expect(lost).rejects.toThrow()
  expect((await query()).status).toBe(200)
  expect(await w.page()).toContain('aggregator D-1001')
  await w.choose('html')
  expect((await query()).text).toContain('<h1>')
  await w.choose('slow')
  expect((await query()).status).toBe(200)
  await w.choose('silent')
  await expect(query(AbortSignal.timeout(100))).rejects.toThrow()
  await w.pay('bank', transfer)
  await w.settled()
  expect(w.got).toEqual([])
  expect(await w.page()).toContain('held back or sent again: 1')
  await w.choose('none')
  await w.settled()
  expect(w.got).toHaveLength(1)
  expect((await w.choose('silent', { 'sec-fetch-site': 'cross-site' })).status).toBe(400)
  expect((await w.choose('constructor')).status).toBe(400)
})

test('[WAL-09] the last 500 payments are kept', async () => {
  await using w = await gatewayWorld()
  const first = await opened(w)
  for (let more = 0; more < 500; more++) await opened(w, { orderNumber: `D-2${more}` })
  expect((await w.see(first)).status).toBe(404)
  expect(await w.page()).toContain('Payment gateway (500)')
})

test.each([
  { given: undefined, good: true },
  { given: `MOMO:banyan:demo:${secret}`, good: true },
  { given: `MOMO:banyan:demo:${secret}, SCRATCH:banyan:-:${secret}`, good: true },
  { given: `MOMO:banyan:demo:${secret},MOMO:banyan:demo:${secret}`, good: false },
  { given: 'MOMO:banyan:demo:short', good: false },
  { given: `OTHER:banyan:demo:${secret}`, good: false },
  { given: `constructor:banyan:demo:${secret}`, good: false },
  { given: secret, good: false },
])('[WAL-09] keys $given', ({ given, good }) => {
  expect(paymentKeysIn(given) !== undefined).toBe(good)
})

test('[WAL-09] callback addresses are http addresses of known providers', () => {
  expect(callbackAddressesIn('BANKFEED=http://localhost:1/x')?.get('bankfeed')).toBe('http://localhost:1/x')
  for (const wrong of ['BANKFEED', 'BANKFEED=', 'BANKFEED=javascript:1', 'OTHER=http://a'])
    expect(callbackAddressesIn(wrong)).toBeUndefined()
})
