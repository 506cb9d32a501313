import type { SealedContent } from '@banyan/contract/sealed-body.ts'
import type { BodyKey } from '@banyan/contract/system/body-key.ts'
import { RequestError } from './request-error.ts'

const tagBytes = 16

/** Sends the body of an encrypted call as compact JWE, with a key fetched for it: the console has one such call. */
export async function sendSealed<Answer>(
  body: unknown,
  fetchKey: () => Promise<BodyKey>,
  send: (sealed: string, type: string) => Promise<Answer>,
): Promise<Answer> {
  // Browsers encrypt on https and on the device itself only.
  if (!globalThis.crypto?.subtle) throw new RequestError('secure_connection_needed', 'No WebCrypto on plain http')
  return await send(await sealed(body, await fetchKey()), 'application/jose')
}

async function sealed(body: unknown, { kid, jwk, now }: BodyKey): Promise<string> {
  const { subtle } = crypto
  // The time is the server's, because the clock of the device may be wrong.
  const content: SealedContent = { ts: now, nonce: base64url(random(16)), body }
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
