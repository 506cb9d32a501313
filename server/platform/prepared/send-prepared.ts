import type { FastifyReply, FastifyRequest } from 'fastify'
import { acceptedEncoding, type Packed, type PreparedAnswer } from './prepared-answer.ts'

/** Kept by the browser, and asked for again each time: an unchanged answer then costs 304 and no body. */
const always = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'private, no-cache',
  vary: 'accept-encoding, language',
} as const

/** Headers of a prepared answer in one encoding. */
export function preparedHeaders(answer: PreparedAnswer, { encoding }: Packed): Record<string, string> {
  return { ...always, etag: answer.etag, ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }) }
}

/** Headers that say that the client has the answer. */
export function knownHeaders({ etag }: PreparedAnswer): Record<string, string> {
  return { 'cache-control': always['cache-control'], vary: always.vary, etag }
}

/** Whether the client says that it has this answer. */
export function isKnown(answer: PreparedAnswer, ifNoneMatch: string | undefined): boolean {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch === answer.etag || ifNoneMatch === '*') return true
  const strong = answer.etag.slice('W/'.length)
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === strong)
}

/** Sends a prepared answer, or says that the client has it. */
export function sendPrepared(answer: PreparedAnswer, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const packed = answer.packedFor(acceptedEncoding(request.headers['accept-encoding'] as string | undefined))
  if (isKnown(answer, request.headers['if-none-match'])) {
    return reply
      .code(304)
      .headers({ 'cache-control': always['cache-control'], vary: always.vary, etag: answer.etag })
      .send()
  }
  return reply.headers(preparedHeaders(answer, packed)).send(packed.body)
}
