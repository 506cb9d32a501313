import type { SealedContent } from '@banyan/contract/sealed-body.ts'
import type { BodyKey } from '@banyan/contract/system/body-key.ts'
import { RequestError } from './request-error.ts'

/** The server's key, with the moment by our own clock at which it came. */
interface KeptKey extends BodyKey {
  readonly cameAtMs: number
}
type FetchKey = (id: 'bodyKey', query: Record<string, never>) => Promise<BodyKey>

const tagBytes = 16
let kept: Promise<KeptKey> | undefined

/**
 * Sends the body of an encrypted call as compact JWE. A refusal doesn't say why, but nothing was done: the key may
 * have been renewed, or the device slept and its time fell behind; with a key fetched anew it is sent once more.
 */
export async function sendSealed<Answer>(
  body: unknown,
  fetchKey: FetchKey,
  send: (sealed: string, type: string) => Promise<Answer>,
): Promise<Answer> {
  secured()
  try {
    return await send(await sealed(body, await keyFrom(fetchKey)), 'application/jose')
  } catch (error) {
    if (!(error instanceof RequestError) || error.code !== 'sealed_body_refused') throw error
    kept = undefined
    return await send(await sealed(body, await keyFrom(fetchKey)), 'application/jose')
  }
}

function keyFrom(fetchKey: FetchKey): Promise<KeptKey> {
  kept ??= fetchKey('bodyKey', {}).then(
    (key) => ({ ...key, cameAtMs: performance.now() }),
    (error: unknown) => {
      kept = undefined
      throw error
    },
  )
  return kept
}

/** A short text for the server alone, by RSA-OAEP-256, in base64url. */
export async function encryptFor({ jwk }: Pick<BodyKey, 'jwk'>, text: string): Promise<string> {
  const { subtle } = secured()
  const key = await subtle.importKey('jwk', jwk, { name: 'RSA-OAEP', hash: 'SHA-256' }, false, ['encrypt'])
  return base64url(new Uint8Array(await subtle.encrypt({ name: 'RSA-OAEP' }, key, utf8(text))))
}

/** Browsers encrypt on https and on the device itself only. */
function secured(): Crypto {
  if (globalThis.crypto?.subtle) return crypto
  throw new RequestError('secure_connection_needed', 'No WebCrypto on plain http')
}

async function sealed(body: unknown, { kid, jwk, now, cameAtMs }: KeptKey): Promise<string> {
  const { subtle } = crypto
  // The server's time, moved on by our own: the clock of the device may be wrong.
  const ts = new Date(Date.parse(now) + performance.now() - cameAtMs).toISOString()
  const content: SealedContent = { ts, nonce: base64url(random(16)), body }
  const wrapping = await subtle.importKey('jwk', jwk, { name: 'RSA-OAEP', hash: 'SHA-256' }, false, ['wrapKey'])
  const contentKey = await subtle.generateKey({ name: 'AES-GCM', length: 256 }, true, ['encrypt'])
  const header = base64url(utf8(JSON.stringify({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid })))
  const wrapped = await subtle.wrapKey('raw', contentKey, wrapping, 'RSA-OAEP')
  const iv = random(12)
  const options = { name: 'AES-GCM', iv, additionalData: utf8(header) }
  const bytes = new Uint8Array(await subtle.encrypt(options, contentKey, utf8(JSON.stringify(content))))
  const parts = [new Uint8Array(wrapped), iv, bytes.subarray(0, -tagBytes), bytes.subarray(-tagBytes)]
  return [header, ...parts.map(base64url)].join('.')
}

function random(bytes: number): Uint8Array<ArrayBuffer> {
  return crypto.getRandomValues(new Uint8Array(bytes))
}

function utf8(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text)
}

function base64url(bytes: Uint8Array): string {
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}
