import { defineCall, everyone } from '@banyan/contract/call.ts'
import { shape } from '@banyan/contract/system/content.ts'
import pino from 'pino'
import Type from 'typebox'
import { openApi } from '#/platform/calls/openapi.ts'
import { registerCalls } from '#/platform/calls/register-calls.ts'
import type { Database } from '#/platform/db/database.ts'
import { bind } from '#/platform/http/bind.ts'
import { english } from '#/platform/http/languages.ts'
import { RateLimits } from '#/platform/http/rate-limits.ts'
import { BodyKeys } from '#/platform/keys/body-keys.ts'
import { httpApp } from '#/platform/port/http-app.ts'
import { PreparedAnswers } from '#/platform/prepared/prepared-answers.ts'
import { createMetrics } from '#/platform/process/metrics.ts'
import { Tally } from '#/platform/process/tally.ts'
import { reusedKeys } from './reused-keys.ts'
import { anotherAddress, type SealedParts, sealBody, sealedHeaders } from './sealed-body.ts'

const common = {
  summary: 'Says how long the secret is.',
  method: 'POST',
  moduleId: 'TEST',
  callers: everyone,
  token: 'none',
  query: shape({ times: Type.Integer({ minimum: 1, maximum: 9, default: 1 }) }),
  body: shape({
    name: Type.String({ pattern: '^[a-z]{1,8}$' }),
    secret: Type.String({ minLength: 1, maxLength: 40 }),
    amounts: Type.Optional(Type.Array(Type.Integer({ minimum: 0, maximum: 99 }), { maxItems: 3 })),
  }),
  value: shape({ length: Type.Integer({ minimum: 0, maximum: 400 }) }),
  errors: [],
  origin: 'ours',
} as const

/** Two calls with a secret in their bodies, and the same without encryption. */
export const sealedCall = defineCall({ ...common, id: 'sealedCall', path: '/test/sealed', encrypted: true })
export const otherSealedCall = defineCall({
  ...common,
  id: 'otherSealedCall',
  path: '/test/sealed-too',
  encrypted: true,
})
export const plainCall = defineCall({ ...common, id: 'plainCall', path: '/test/plain', encrypted: false })

/** A process that answers these calls, on a database that others may share. */
export async function sealedCalls(database: Database, masterKey: Uint8Array) {
  const languages = () => [english]
  const logger = pino({ level: 'silent' })
  const app = httpApp({ logger, languages, https: false, trustedProxies: [], metrics: createMetrics(new Tally()) })
  const bodyKeys = new BodyKeys(database, masterKey, reusedKeys())
  await openApi(app, new URL('http://localhost:3000'), 'document', {})
  const answer = async ({ query, body }: { query: { times: number }; body: { secret: string } }) => ({
    length: body.secret.length * query.times,
  })
  registerCalls(app, [bind(sealedCall, answer), bind(otherSealedCall, answer), bind(plainCall, answer)], {
    languages,
    publicOrigin: 'http://localhost:3000',
    sameSite: 'lax',
    fixed: { headers: {}, query: {} },
    checkAnswers: true,
    limits: new RateLimits(() => 1_000_000),
    bodyKeys,
    prepared: new PreparedAnswers(languages),
    identify: async () => ({ is: 'visitor', name: 'visitor' }),
    admit: () => {},
  })
  const key = async () => {
    const published = await bodyKeys.published()
    return { ...published, now: published.now.toISOString() }
  }
  return {
    app,
    bodyKeys,
    key,
    /** Seals a body with the key that is published now. */
    seal: async (body: unknown, parts?: SealedParts) =>
      sealBody(await key(), sealedCall.id, JSON.stringify(body), parts),
    /** Sends what is sealed; each time from another address, unless one is named, for openings are limited by address. */
    send: (payload: string | Buffer, remoteAddress = anotherAddress()) =>
      app.inject({ method: 'POST', url: sealedCall.path, headers: sealedHeaders, payload, remoteAddress }),
    [Symbol.asyncDispose]: () => app.close(),
  }
}
