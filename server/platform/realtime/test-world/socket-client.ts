import type { ServerEvent } from '@banyan/contract/events.ts'
import { type ClientOptions, WebSocket } from 'ws'

/** A browser's end of a websocket, which keeps what it was told. */
export interface SocketClient {
  readonly socket: WebSocket
  readonly events: ServerEvent[]
  /** Its close code, once it is closed. */
  readonly closed: Promise<number>
  say(message: object | string): void
  /** The first event that satisfies this, also of those that came already. */
  told(isWanted: (event: ServerEvent) => boolean): Promise<ServerEvent>
}

/** Connects; the promise fails with the status of whoever is refused the handshake. */
export async function connectSocket(address: string, options: ClientOptions): Promise<SocketClient> {
  const socket = new WebSocket(address.replace(/^http/, 'ws'), { perMessageDeflate: false, ...options })
  const events: ServerEvent[] = []
  const waiting = new Set<() => void>()
  socket.on('message', (data) => {
    events.push(JSON.parse(String(data)))
    for (const look of waiting) look()
  })
  const closed = new Promise<number>((resolve) => socket.on('close', (code) => resolve(code)))
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve)
    socket.once('error', reject)
    socket.once('unexpected-response', (request, response) => {
      request.destroy()
      reject(new Error(`refused with ${response.statusCode}`))
    })
  })
  socket.on('error', () => {})
  return {
    socket,
    events,
    closed,
    say: (message) => socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
    told: (isWanted) => {
      const { promise, resolve } = Promise.withResolvers<ServerEvent>()
      const look = () => {
        const found = events.find(isWanted)
        if (!found) return
        waiting.delete(look)
        resolve(found)
      }
      waiting.add(look)
      look()
      return promise
    },
  }
}
