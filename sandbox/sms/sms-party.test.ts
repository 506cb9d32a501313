import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { SmsParty } from './sms-party.ts'

const key = 'key-of-the-sandbox-0123456789abcdef'
const noon = Date.parse('2026-12-01T12:00:00Z')
const message = { id: 'one', to: '+84912345678', text: '123456 <b>&"' }

/** The party on a port of its own. */
async function party(keys: { readonly own?: string } = { own: key }) {
  const sms = new SmsParty(keys.own, () => new Date(noon), 1)
  const server = createServer(async (request, response) => {
    if (!(await sms.answer(request, response))) response.writeHead(404).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const signed = (body: string, timestamp: string, by = key) => ({
    'x-timestamp': timestamp,
    'x-signature': createHmac('sha256', by).update(`${timestamp}\n${body}`).digest('hex'),
  })
  const post = async (body: string, headers: Record<string, string>, signal?: AbortSignal) =>
    (await fetch(`${address}/sms/messages`, { method: 'POST', body, headers, ...(signal && { signal }) })).status
  return {
    address,
    post,
    signed,
    send: (given: unknown = message, signal?: AbortSignal) => {
      const body = JSON.stringify(given)
      return post(body, signed(body, new Date(noon).toISOString()), signal)
    },
    page: async () => await (await fetch(`${address}/sms`)).text(),
    behave: (behaviour: string, headers: Record<string, string> = {}) =>
      fetch(`${address}/sms/behaviour`, {
        method: 'POST',
        body: new URLSearchParams({ behaviour }),
        redirect: 'manual',
        headers,
      }),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const shown = (page: string) => [...page.matchAll(/<p dir="auto">(.*?)<\/p>/g)].map(([, text]) => text)

test('[ACC-13] a signed message is shown as text, the newest first, once however often it comes', async () => {
  await using p = await party()
  expect(await p.page()).toContain('No message was sent yet.')
  expect(await p.send()).toBe(202)
  expect(await p.send({ ...message, id: 'two', text: 'later' })).toBe(202)
  expect(await p.send()).toBe(202)
  const page = await p.page()
  expect(shown(page)).toEqual(['later', '123456 &lt;b&gt;&amp;&quot;'])
  expect(page).toContain('+84912345678')
  expect(page).toContain('<meta http-equiv="refresh" content="5">')
})

test('[ACC-13] a body that is not signed, by another key, changed since, or long ago is refused', async () => {
  await using p = await party()
  const body = JSON.stringify(message)
  const at = (ms: number) => new Date(ms).toISOString()
  const right = p.signed(body, at(noon))
  expect(await p.post(body, {})).toBe(401)
  expect(await p.post(body, p.signed(body, at(noon), 'another-key'))).toBe(401)
  expect(await p.post(body.replace('one', 'two'), right)).toBe(401)
  expect(await p.post(body, { ...right, 'x-timestamp': at(noon + 1) })).toBe(401)
  expect(await p.post(body, { ...right, 'x-signature': 'nonsense' })).toBe(401)
  expect(await p.post(body, p.signed(body, 'yesterday'))).toBe(401)
  for (const off of [-120_001, 120_001]) expect(await p.post(body, p.signed(body, at(noon + off)))).toBe(401)
  expect(await p.page()).toContain('No message was sent yet.')
  for (const off of [-120_000, 120_000]) expect(await p.post(body, p.signed(body, at(noon + off)))).toBe(202)
})

test('[ACC-13] without a key no message is taken', async () => {
  await using p = await party({})
  expect(await p.send()).toBe(401)
})

test.each([
  { what: 'no JSON', body: '{' },
  { what: 'null', body: 'null' },
  { what: 'no text', body: JSON.stringify({ ...message, text: '' }) },
  { what: 'a number that is none', body: JSON.stringify({ ...message, to: 84 }) },
  { what: 'a long text', body: JSON.stringify({ ...message, text: 'x'.repeat(1_001) }) },
])('[ACC-13] $what is no message', async ({ body }) => {
  await using p = await party()
  expect(await p.post(body, p.signed(body, new Date(noon).toISOString()))).toBe(400)
})

test('[ACC-13] a body that is too long is refused', async () => {
  await using p = await party()
  expect(await p.send({ ...message, text: 'x'.repeat(10_000) })).toBe(413)
})

test('[ACC-13] the last 200 messages are kept', async () => {
  await using p = await party()
  for (let at = 0; at < 205; at++) await p.send({ ...message, id: `${at}`, text: `message ${at}` })
  const texts = shown(await p.page())
  expect([texts.length, texts[0], texts.at(-1)]).toEqual([200, 'message 204', 'message 5'])
})

test('[ACC-13] on demand the gateway fails, answers late, or stays silent, until it is told to send again', async () => {
  await using p = await party()
  expect((await p.behave('failing')).status).toBe(303)
  expect(await p.send()).toBe(500)
  expect(await p.page()).toContain('value="failing" aria-pressed="true"')
  await p.behave('silent')
  await expect(p.send(message, AbortSignal.timeout(100))).rejects.toThrow()
  expect(await p.page()).toContain('No message was sent yet.')
  await p.behave('slow')
  expect(await p.send()).toBe(202)
  await p.behave('usual')
  expect(await p.send({ ...message, id: 'two' })).toBe(202)
  expect(shown(await p.page())).toHaveLength(2)
})

test('[ACC-13] neither another page nor a word that is none changes how it behaves', async () => {
  await using p = await party()
  expect((await p.behave('failing', { 'sec-fetch-site': 'cross-site' })).status).toBe(400)
  expect((await p.behave('constructor')).status).toBe(400)
  expect(await p.send()).toBe(202)
})

test('the page allows its own style and nothing else', async () => {
  await using p = await party()
  const answer = await fetch(`${p.address}/sms`)
  const policy = answer.headers.get('content-security-policy') ?? ''
  expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[A-Za-z0-9+/]+='; form-action 'self'/)
  expect(await answer.text()).not.toMatch(/<script|style="/)
})
