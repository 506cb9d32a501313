import { randomBytes } from 'node:crypto'
import type { CallDefinition } from '@banyan/contract/call.ts'
import { calls } from '@banyan/contract/calls.ts'
import { sealedBodyType } from '@banyan/contract/sealed-body.ts'
import type { BodyKey } from '@banyan/contract/system/body-key.ts'
import { CompactEncrypt, importJWK } from 'jose'

/** What of a sealed body a test may choose; the rest is as a client would have it. */
export interface SealedParts {
  readonly ts?: string
  readonly nonce?: string
  /** Names a key other than the one that it is sealed with. */
  readonly kid?: string
  readonly alg?: string
  readonly enc?: string
  /** Everything inside, in place of time, nonce and body. */
  readonly inside?: string
}

export const sealedHeaders = { 'content-type': sealedBodyType } as const

/** Id of the call at a path, for tests that know the path alone. */
export function callAt(path: string): string {
  const found = Object.values<CallDefinition>(calls).find((call) => call.path === path && call.encrypted)
  if (!found) throw new Error(`no encrypted call is at ${path}`)
  return found.id
}

/** Seals the text of a body of the call with this id for the holder of `key`, as a client does. */
export async function sealBody(key: BodyKey, call: string, json: string, parts: SealedParts = {}): Promise<string> {
  const { ts = key.now, nonce = randomBytes(16).toString('base64url'), kid = key.kid } = parts
  const { alg = 'RSA-OAEP-256', enc = 'A256GCM' } = parts
  const about = JSON.stringify({ call, ts, nonce }).slice(0, -1)
  const inside = parts.inside ?? `${about},"body":${json}}`
  return await new CompactEncrypt(Buffer.from(inside))
    .setProtectedHeader({ alg, enc, kid })
    .encrypt(await importJWK(key.jwk, alg))
}

interface Sendable {
  readonly headers: Readonly<Record<string, string>>
  readonly payload?: string
}

/**
 * The request as clients of its call send it: around an encrypted one, what says that it is JSON travels sealed, and
 * around one with files as a form, whether it is sound or not. All others are left alone.
 */
export async function asClientsSend<Request extends Sendable>(
  { id, encrypted, multipart }: CallDefinition,
  request: Request,
  key: () => Promise<BodyKey>,
): Promise<Request> {
  const { headers, payload } = request
  if (payload === undefined || headers['content-type'] !== 'application/json') return request
  if (multipart) return { ...request, headers: { ...headers, ...formHeaders }, payload: formOf(JSON.parse(payload)) }
  if (!encrypted) return request
  return { ...request, headers: { ...headers, ...sealedHeaders }, payload: await sealBody(await key(), id, payload) }
}

const divider = 'where-parts-meet'
const formHeaders = { 'content-type': `multipart/form-data; boundary=${divider}` } as const

/** A form of one file for each field. */
function formOf(fields: unknown): string {
  const parts = Object.entries(Object(fields)).map(([name, value]) =>
    [
      `--${divider}`,
      `Content-Disposition: form-data; name="${encodeURIComponent(name.toWellFormed())}"; filename="file"`,
      'Content-Type: application/octet-stream',
      '',
      typeof value === 'string' ? value : JSON.stringify(value),
    ].join('\r\n'),
  )
  return [...parts, `--${divider}--`, ''].join('\r\n')
}

let addresses = 0
/** Of a network that is reserved for tests of devices. */
export function anotherAddress(): string {
  addresses++
  return `198.18.${(addresses >> 8) & 255}.${addresses & 255}`
}
