import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { GatewayParty } from '../gateway-party.ts'
import { callbackAddressesIn, paymentKeysIn } from '../payment-keys.ts'

export const secret = 'secret-of-the-provider-0123456789'
export const noon = Date.parse('2026-12-01T12:00:00Z')
const names = ['AGGREGATOR', 'BANKFEED', 'MOMO', 'SCRATCH']
const keys = names.map((name) => `${name}:banyan:demo:${secret}`).join(',')

export const hmac = (signed: string, key = secret) => createHmac('sha256', key).update(signed).digest('hex')

/** A message that the brand got. */
export interface Got {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

async function listening(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

async function closed(server: Server): Promise<void> {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
}

interface Answered {
  readonly status: number
  readonly text: string
  readonly headers: Headers
}

/** The brand's callback address, which keeps what it got and answers as the test wants. */
async function brand() {
  const got: Got[] = []
  const statuses: number[] = []
  const server = createServer(async (request, response) => {
    got.push({ path: request.url ?? '', headers: request.headers, body: await text(request) })
    const status = statuses.shift() ?? (request.url === '/momo' ? 204 : 200)
    response.writeHead(status).end(status === 204 ? undefined : JSON.stringify({ success: status === 200 }))
  })
  return { got, statuses, server, address: await listening(server) }
}

/** The providers at addresses of their own, by a clock that the test holds, and a brand that listens. */
export async function gatewayWorld(given = keys) {
  let ahead = 0
  const { got, statuses, server, address: brandAddress } = await brand()
  const party = new GatewayParty({
    keys: paymentKeysIn(given)!,
    callbacks: callbackAddressesIn(`BANKFEED=${brandAddress}/bankfeed,SCRATCH=${brandAddress}/scratch`)!,
    now: () => new Date(noon + ahead * 1000),
    patience: { timeoutMs: 5_000, pausesMs: [0, 0], latenessMs: 1 },
    slownessMs: 1,
  })
  const address = await party.listen(0)
  const pages = createServer(async (request, response) => {
    if (!(await party.answer(request, response))) response.writeHead(404).end()
  })
  const pageAddress = await listening(pages)
  const seconds = () => String(noon / 1000 + ahead)
  const post = async (path: string, body: string, headers: Record<string, string> = {}, signal?: AbortSignal) => {
    const answer = await fetch(`${address}/${path}`, { method: 'POST', body, headers, ...(signal && { signal }) })
    return { status: answer.status, text: await answer.text(), headers: answer.headers } satisfies Answered
  }
  const submit = async (to: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    await fetch(to, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual', headers })
  return {
    address,
    brandAddress,
    got,
    statuses,
    post,
    seconds,
    settled: () => party.settled(),
    moveClock: (by: number) => {
      ahead += by
    },
    /** Asks the aggregator, signed. */
    async aggregator(path: string, value: object, nonce = 'nonce-of-the-brand', signal?: AbortSignal) {
      const body = JSON.stringify(value)
      const time = seconds()
      const headers = { 'x-timestamp': time, 'x-nonce': nonce, 'x-sign': hmac(`${time}\n${nonce}\n${body}`) }
      return await post(`aggregator/${path}`, body, headers, signal)
    },
    page: async (path = '') => await (await fetch(`${pageAddress}/gateway${path}`)).text(),
    choose: (behaviour: string, headers?: Record<string, string>) =>
      submit(`${pageAddress}/gateway/fault`, { behaviour }, headers),
    onPayment: (action: string, payment: string) => submit(`${pageAddress}/gateway/${action}`, { payment }),
    /** Fills a form of the payer's. */
    pay: (path: string, fields: Record<string, string>, headers?: Record<string, string>) =>
      submit(`${address}/${path}`, fields, headers),
    see: async (path: string, language = 'en') => {
      const answer = await fetch(`${address}/${path}`, { headers: { 'accept-language': language } })
      return { status: answer.status, html: await answer.text() }
    },
    async [Symbol.asyncDispose]() {
      party.close()
      await Promise.all([closed(pages), closed(server)])
    },
  }
}

export type GatewayWorld = Awaited<ReturnType<typeof gatewayWorld>>
