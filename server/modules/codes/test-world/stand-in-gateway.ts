import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { SmsMessage } from '../send-queue.ts'

/** One request that reached the gateway. */
interface Delivery {
  readonly headers: IncomingHttpHeaders
  readonly body: string
  readonly message: SmsMessage
}

/** A gateway on this machine that a test holds in its hand. */
export interface StandInGateway extends AsyncDisposable {
  readonly url: URL
  readonly key: string
  readonly deliveries: readonly Delivery[]
  /** How it answers from now on; it takes everything until told otherwise. */
  answer(how: (response: ServerResponse) => void): void
  /** Resolves once so many requests have arrived. */
  arrived(count: number): Promise<void>
}

export const taking = (response: ServerResponse) => void response.writeHead(202).end()
export const failing = (response: ServerResponse) => void response.writeHead(500).end()
export const silent = () => {}

export async function standInGateway(): Promise<StandInGateway> {
  const deliveries: Delivery[] = []
  const waiting = new Set<() => void>()
  let how: (response: ServerResponse) => void = taking
  const server = createServer(async (request, response) => {
    const body = await text(request)
    deliveries.push({ headers: request.headers, body, message: JSON.parse(body) })
    how(response)
    for (const look of waiting) look()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/messages`),
    key: 'key-of-the-stand-in-gateway-0123456789',
    deliveries,
    answer: (next) => {
      how = next
    },
    arrived: (count) =>
      new Promise((resolve) => {
        const look = () => {
          if (deliveries.length >= count) resolve()
        }
        waiting.add(look)
        look()
      }),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
