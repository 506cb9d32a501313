import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { ErrorCode } from '@banyan/contract/errors.ts'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { Metrics } from '#/platform/metrics.ts'
import { answerCode, answerError } from './answer-error.ts'
import { errorText } from './error-texts.ts'
import type { Languages } from './languages.ts'
import { safeHeaders } from './safe-headers.ts'

export interface HttpOptions {
  readonly logger: FastifyBaseLogger
  readonly languages: Languages
  readonly https: boolean
  /** Proxies whose X-Forwarded-For counts; from anybody else the header is ignored. */
  readonly trustedProxies: readonly string[]
  readonly metrics: Metrics
}

/** Largest body in bytes; uploads will have a limit of their own. */
const bodyLimit = 256 * 1024
/** A client that sends slower than this holds a connection for nothing. */
const requestTimeoutMs = 30_000

/**
 * An HTTP server that answers every failure of its own with the one envelope, before any route is
 * added: broken JSON, wrong media types, unknown addresses and bugs alike (requirements SYS-18).
 */
export function httpApp({ logger, languages, https, trustedProxies, metrics }: HttpOptions): FastifyInstance {
  const headers = safeHeaders(https)
  const app = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit,
    requestTimeout: requestTimeoutMs,
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    // A request that was accepted is answered, also while the server stops.
    return503OnClosing: false,
    genReqId: newRequestId,
    requestIdHeader: false,
    // What the router itself refuses passes no hook.
    frameworkErrors: (error, request, reply) =>
      answerError(languages, error, request as never, reply.headers(headers) as never),
    clientErrorHandler,
  })
  // JSON exactly: Fastify would take text/plain as well.
  app.removeContentTypeParser('text/plain')
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers)
  })
  app.addHook('onResponse', async (request, reply) => {
    const { schema, url } = request.routeOptions
    const call = (schema as { operationId?: string } | undefined)?.operationId
    metrics.observeRequest(call ?? url ?? 'none', reply.statusCode, reply.elapsedTime / 1000)
  })
  app.setErrorHandler((error, request, reply) => answerError(languages, error, request, reply))
  app.setNotFoundHandler((request, reply) => answerCode(languages, 'call_not_found', request, reply))
  return app
}

/** Bytes that are not HTTP, or headers without end: there is no request to speak of, but the answer is the envelope. */
function clientErrorHandler(error: NodeJS.ErrnoException, socket: IncomingMessage['socket']): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return
  const code: ErrorCode = 'malformed_request'
  const body = JSON.stringify({ success: false, code, message: errorText(code, 'en'), requestId: newRequestId() })
  const head = [
    'HTTP/1.1 400 Bad Request',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ]
  socket.end([...head, 'Connection: close', '', body].join('\r\n'))
}

/** Made here and never taken from the request: the id finds one log line and can't be forged. */
function newRequestId(): string {
  return randomBytes(12).toString('base64url')
}
