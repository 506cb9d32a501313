import type { SealedContent } from './sealed-body.ts'
import type { BodyKey } from './system/body-key.ts'

const tagBytes = 16

/** The body of the call with this id as compact JWE, sealed at the moment `ts` of the server's clock. */
export async function sealBody(
  { kid, jwk }: Pick<BodyKey, 'kid' | 'jwk'>,
  { call, ts, body }: Omit<SealedContent, 'nonce'>,
): Promise<string> {
  const { subtle } = crypto
  const content: SealedContent = { call, ts, nonce: base64url(random(16)), body }
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

/** A short text for the server alone, by RSA-OAEP-256, in base64url. */
export async function sealText({ jwk }: Pick<BodyKey, 'jwk'>, text: string): Promise<string> {
  const { subtle } = crypto
  const key = await subtle.importKey('jwk', jwk, { name: 'RSA-OAEP', hash: 'SHA-256' }, false, ['encrypt'])
  return base64url(new Uint8Array(await subtle.encrypt({ name: 'RSA-OAEP' }, key, utf8(text))))
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
