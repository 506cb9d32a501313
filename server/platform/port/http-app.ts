import { randomBytes } from 'node:crypto'
import { createServer, type RequestListener } from 'node:http'
import fastifyCookie from '@fastify/cookie'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  type FastifyServerFactory,
  LogController,
} from 'fastify'
import type { Languages } from '#/platform/http/languages.ts'
import { clientAddress } from '#/platform/network/client-address.ts'
import type { ShortCut, ShortCutPort } from '#/platform/prepared/short-cut.ts'
import type { Metrics } from '#/platform/process/metrics.ts'
import { Refusal } from '#/platform/refusal.ts'
import { repeatsKeys } from '#/platform/text/strict-json.ts'
import { answerCode, answerError } from './answer-error.ts'
import { refusalOfBytes } from './refusal-of-bytes.ts'
import { isOtherText, namesSeveralHosts } from './request-headers.ts'
import { type HeadersNow, safeHeaders } from './safe-headers.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Methods of the calls by their path: any other one is refused there. */
    readonly methodsOfCalls: Map<string, readonly string[]>
  }
}

export interface HttpOptions {
  readonly logger: FastifyBaseLogger
  readonly languages: Languages
  readonly https: boolean
  /** Proxies whose X-Forwarded-For counts; from anybody else the header is ignored. */
  readonly trustedProxies: readonly string[]
  readonly metrics: Metrics
  /** Whether a request names a host that is served here; without it any is. */
  readonly isMeant?: (request: FastifyRequest) => boolean
  /** In place of the usual ones. */
  readonly headersNow?: HeadersNow
  /** Tried before the router. */
  readonly shortCut?: ShortCut | undefined
  isStopping?(): boolean
}

/** Largest body in bytes; uploads will have a limit of their own. */
const bodyLimit = 256 * 1024
/** A client that sends slower than this holds a connection for nothing. */
const requestTimeoutMs = 30_000
/** Fastify's own; longer than the idle time of the usual balancers, which must close first. */
const keepAliveTimeoutMs = 72_000

/**
 * An HTTP server that answers every failure of its own with the one envelope, before any route is
 * added: broken JSON, wrong media types, unknown addresses and bugs alike (requirements SYS-18).
 */
export function httpApp(options: HttpOptions): FastifyInstance {
  const { logger, languages, https, trustedProxies, metrics, isMeant, shortCut } = options
  const usual = safeHeaders(https)
  const { headersNow = () => usual, isStopping = () => false } = options
  const refuse = refusalOfBytes(newRequestId)
  const app = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit,
    requestTimeout: requestTimeoutMs,
    keepAliveTimeout: keepAliveTimeoutMs,
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    // A request that was accepted is answered, also while the server stops.
    return503OnClosing: false,
    genReqId: newRequestId,
    requestIdHeader: false,
    ...(shortCut && {
      serverFactory: serverFactory(shortCut, {
        observe: observer(metrics),
        isStopping,
        addressOf: clientAddress(trustedProxies),
      }),
    }),
    // What the router itself refuses passes no hook.
    frameworkErrors: (error, request, reply) =>
      answerError(languages, error, request as never, reply.headers(headersNow()) as never),
    clientErrorHandler: (error, socket) => refuse(error, socket),
  })
  app.server.on('request', refuse.notice)
  // Cookies are read by the few who ask for them, not for every request.
  app.register(fastifyCookie, { hook: false })
  // JSON exactly: Fastify would take text/plain as well.
  app.removeContentTypeParser('text/plain')
  takeStrictJson(app)
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headersNow())
    if (namesSeveralHosts(request.raw)) throw new Refusal('malformed_request')
    if (isMeant && !isMeant(request)) throw new Refusal('misdirected_request')
    if (isOtherText(request)) throw new Refusal('unsupported_media_type')
  })
  app.addHook('onResponse', async (request, reply) => {
    const { schema, url } = request.routeOptions
    const call = (schema as { operationId?: string } | undefined)?.operationId
    metrics.observeRequest({ call, file: url, status: reply.statusCode, seconds: reply.elapsedTime / 1000 })
  })
  app.setErrorHandler((error, request, reply) => answerError(languages, error, request, reply))
  // Routes for every other method would be most of all routes, and cost each start as much.
  app.decorate('methodsOfCalls', new Map())
  app.setNotFoundHandler((request, reply) => {
    const methods = app.methodsOfCalls.get(request.url.split('?', 1)[0] ?? '')
    if (methods === undefined) return answerCode(languages, 'call_not_found', request, reply)
    return answerCode(languages, 'method_not_allowed', request, reply.header('allow', methods.join(', ')))
  })
  return app
}

/** Fastify's own reader of JSON, which refuses prototypes, with each key of an object named once. */
function takeStrictJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    void parse(request, text, (error, value) => {
      if (!error && repeatsKeys(text, value)) done(new Refusal('malformed_request'))
      else done(error, value)
    })
  })
}

const observer = (metrics: Metrics) => () => {
  const began = performance.now()
  return (call: string, status: number) =>
    metrics.observeRequest({ call, status, seconds: (performance.now() - began) / 1000 })
}

/** Makes servers as Fastify does, but for the short cut. */
function serverFactory(shortCut: ShortCut, port: ShortCutPort): FastifyServerFactory {
  const factory = (longWay: RequestListener) => {
    const server = createServer((request, response) =>
      namesSeveralHosts(request)
        ? longWay(request, response)
        : shortCut(request, response, () => longWay(request, response), port),
    )
    server.requestTimeout = requestTimeoutMs
    server.keepAliveTimeout = keepAliveTimeoutMs
    return server
  }
  return factory as FastifyServerFactory
}

const idBytes = 12
let [drawn, taken] = [Buffer.alloc(0), 0]

/**
 * Made here and never taken from the request: the id finds one log line and can't be forged. Chance is drawn for
 * many ids at once, because each drawing is a call of the system.
 */
function newRequestId(): string {
  if (taken === drawn.length) [drawn, taken] = [randomBytes(idBytes * 256), 0]
  taken += idBytes
  return drawn.toString('base64url', taken - idBytes, taken)
}
