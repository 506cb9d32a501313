import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** One question of the brand's, as it travelled. */
export interface Asked {
  readonly method: string
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly text: string
}

type Answering = (response: ServerResponse, asked: Asked) => void

/** A game vendor on this machine that a test holds in its hand. */
export interface ListeningVendor extends AsyncDisposable {
  readonly origin: string
  readonly asked: readonly Asked[]
  /** How it answers from now on. */
  answer(how: Answering): void
}

export const saying = (status: number, body: unknown, headers: Record<string, string> = {}): Answering => {
  const sent = typeof body === 'string' ? body : JSON.stringify(body)
  return (response) => void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(sent)
}

/** Points to an address of its own, which would answer so. */
export const leadingOn =
  (body: unknown): Answering =>
  (response, asked) =>
    (asked.path === '/on' ? saying(200, body) : saying(307, '', { location: '/on' }))(response, asked)

/** Leads to a page of its own, unless it is told to answer otherwise. */
export async function listeningVendor(): Promise<ListeningVendor> {
  const asked: Asked[] = []
  const server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request
    const one = { method, path: url, headers, text: await text(request) }
    asked.push(one)
    how(response, one)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  let how: Answering = saying(200, { url: `${origin}/play/1` })
  return {
    origin,
    asked,
    answer: (next) => {
      how = next
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
