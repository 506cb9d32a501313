import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RateLimits } from '#/platform/http/rate-limits.ts'
import { type FixedValues, matchesFixedValues } from './fixed-values.ts'
import { acceptedEncoding, type Packed, type PreparedAnswer } from './prepared-answer.ts'
import type { PreparedAnswers } from './prepared-answers.ts'
import { isKnown, knownHeaders, preparedHeaders } from './send-prepared.ts'

export interface ShortCutOptions {
  readonly prepared: PreparedAnswers
  readonly limits: RateLimits
  /** What every request may say of this deployment and its client. */
  readonly fixed: FixedValues
  /** Headers of every answer now: the same object for as long as they stay the same. */
  headersNow(): Readonly<Record<string, string>>
  /** Refuses clients to whom the portal is closed. */
  admit(address: string): void
  /** Hears of every request that was answered: what members do keeps their session alive. */
  noteActivity(request: IncomingMessage): void
}

/** What a short cut knows of its port. */
export interface ShortCutPort {
  /** Begins to measure a request that is answered; its result is called with its call and the answer's status. */
  observe(): (call: string, status: number) => void
  /** The client's address, behind trusted proxies. */
  addressOf(request: IncomingMessage): string
  /** Whether the server stops: its answers then end the connection, which is the long way's business. */
  isStopping(): boolean
}

/** Answers the request, or leaves it to the long way. */
export type ShortCut = (
  request: IncomingMessage,
  response: ServerResponse,
  longWay: () => void,
  port: ShortCutPort,
) => void

/**
 * Answers what was answered before without routing and reading it again: a prepared call under the very same
 * address, which is the same for whoever asks. Whatever is not plain and permitted takes the long way, which knows
 * how to refuse. Behind a proxy the client's address is the long way's to find out.
 */
export function shortCut(options: ShortCutOptions): ShortCut {
  const { prepared, limits, fixed } = options
  return (request, response, longWay, { observe, isStopping }) => {
    const found =
      isPlain(request) && matchesFixedValues(request.headers, fixed) && !isStopping() && findAnswer(prepared, request)
    const address = request.socket.remoteAddress
    if (!found || address === undefined || !isAdmitted(options, address)) return longWay()
    const observed = observe()
    limits.take('reads', address).then((waitMs) => {
      if (waitMs > 0) return longWay()
      const status = send(found.answer, options.headersNow(), request, response)
      observed(found.call.id, status)
      options.noteActivity(request)
    }, longWay)
  }
}

function isPlain({ method, headers }: IncomingMessage): boolean {
  return (
    method === 'GET' &&
    headers['x-forwarded-for'] === undefined &&
    headers.authorization === undefined &&
    headers['content-length'] === undefined &&
    headers['transfer-encoding'] === undefined
  )
}

function findAnswer(prepared: PreparedAnswers, { url, headers }: IncomingMessage) {
  const { language } = headers
  return prepared.atAddress(url ?? '', typeof language === 'string' ? language : undefined)
}

function isAdmitted({ admit }: ShortCutOptions, address: string): boolean {
  try {
    admit(address)
    return true
  } catch {
    return false
  }
}

function send(answer: PreparedAnswer, headers: Headers, request: IncomingMessage, response: ServerResponse): number {
  if (isKnown(answer, request.headers['if-none-match'])) {
    response.writeHead(304, { ...headers, ...knownHeaders(answer) }).end()
    return 304
  }
  const packed = answer.packedFor(acceptedEncoding(request.headers['accept-encoding'] as string | undefined))
  response.writeHead(200, rawHeaders(answer, packed, headers)).end(packed.body)
  return 200
}

type Headers = Readonly<Record<string, string>>
const rawOf = new WeakMap<Packed, { readonly headers: Headers; readonly raw: string[] }>()

/** Names and values in turn, made once for each body while the headers of every answer stay the same. */
function rawHeaders(answer: PreparedAnswer, packed: Packed, headers: Headers): string[] {
  const known = rawOf.get(packed)
  if (known?.headers === headers) return known.raw
  const all = { ...headers, ...preparedHeaders(answer, packed), 'content-length': String(packed.body.length) }
  const raw = Object.entries(all).flat()
  rawOf.set(packed, { headers, raw })
  return raw
}
