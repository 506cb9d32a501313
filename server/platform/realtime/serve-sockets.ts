import { type IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { largestMessageBytes, socketPath } from '@banyan/contract/events.ts'
import type { FastifyInstance } from 'fastify'
import { WebSocketServer } from 'ws'
import { isOwnPage } from '#/platform/http/foreign-origin.ts'
import type { RateLimits } from '#/platform/http/rate-limits.ts'
import { Refusal } from '#/platform/refusal.ts'
import type { Realtime } from './realtime.ts'

interface ServeOptions {
  readonly realtime: Realtime
  readonly limits: RateLimits
  /** Origin under which browsers reach the portal. */
  readonly publicOrigin: string
  /** Refuses clients to whom the portal is closed. */
  admit(address: string): void
}

/** The same for all streams, which keep it as long as they are there. */
function hangUp(this: Socket): void {
  this.destroy()
}

/**
 * Serves the websocket. A handshake passes the server's own router, so that whom it refuses is answered, counted and
 * logged like any other request; nothing in its address or headers opens it, the first message does.
 */
export function serveSockets(app: FastifyInstance, { realtime, limits, publicOrigin, admit }: ServeOptions): void {
  const sockets = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    autoPong: false,
    maxPayload: largestMessageBytes,
  })
  const handshakes = new WeakMap<IncomingMessage, { readonly stream: Socket; readonly head: Buffer }>()
  // Other addresses go on as if no upgrade had been asked for.
  Object.assign(app.server, { shouldUpgradeCallback: ({ url }: IncomingMessage) => url === socketPath })
  app.server.on('upgrade', (request: IncomingMessage, stream: Socket, head: Buffer) => {
    handshakes.set(request, { stream, head })
    stream.on('error', hangUp)
    const refusal = new ServerResponse(request)
    refusal.shouldKeepAlive = false
    refusal.assignSocket(stream)
    refusal.on('finish', () => stream.destroySoon())
    app.routing(request, refusal)
  })
  app.get(socketPath, { schema: { hide: true } }, async (request, reply) => {
    const handshake = handshakes.get(request.raw)
    if (!handshake) return reply.callNotFound()
    await limits.count('reads', request.ip)
    if (!isOwnPage(request, publicOrigin)) throw new Refusal('foreign_origin')
    admit(request.ip)
    const { stream, head } = handshake
    await realtime.admit(request.ip, stream)
    if (realtime.isLeaving) throw new Refusal('service_unavailable')
    reply.hijack()
    // It may have hung up while it waited.
    if (stream.destroyed) return reply
    reply.raw.detachSocket(stream)
    sockets.handleUpgrade(request.raw, stream, head, (socket) => realtime.accept(socket, stream, request.raw))
    return reply
  })
  app.addHook('preClose', () => realtime.leave())
}
