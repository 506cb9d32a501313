import { sealBody, sealText } from '@banyan/contract/seal-body.ts'
import type { SealedContent } from '@banyan/contract/sealed-body.ts'
import type { BodyKey } from '@banyan/contract/system/body-key.ts'
import { RequestError } from './request-error.ts'

/** The server's key, with the moment by our own clock at which it came. */
interface KeptKey extends BodyKey {
  readonly cameAtMs: number
}
type FetchKey = () => Promise<BodyKey>

let kept: Promise<KeptKey> | undefined

/**
 * Sends the body of an encrypted call as compact JWE. A refusal doesn't say why, but nothing was done: the key may
 * have been renewed, or the device slept and its time fell behind; with a key fetched anew it is sent once more.
 */
export async function sendSealed<Answer>(
  said: Pick<SealedContent, 'call' | 'body'>,
  fetchKey: FetchKey,
  send: (sealed: string, type: string) => Promise<Answer>,
): Promise<Answer> {
  secured()
  try {
    return await send(await sealed(said, await keyFrom(fetchKey)), 'application/jose')
  } catch (error) {
    if (!(error instanceof RequestError) || error.code !== 'sealed_body_refused') throw error
    kept = undefined
    return await send(await sealed(said, await keyFrom(fetchKey)), 'application/jose')
  }
}

function keyFrom(fetchKey: FetchKey): Promise<KeptKey> {
  kept ??= fetchKey().then(
    (key) => ({ ...key, cameAtMs: performance.now() }),
    (error: unknown) => {
      kept = undefined
      throw error
    },
  )
  return kept
}

/** A short text for the server alone, by RSA-OAEP-256, in base64url. */
export async function encryptFor(key: Pick<BodyKey, 'jwk'>, text: string): Promise<string> {
  secured()
  return await sealText(key, text)
}

/** Browsers encrypt on https and on the device itself only. */
function secured(): void {
  if (globalThis.crypto?.subtle) return
  throw new RequestError('secure_connection_needed', 'No WebCrypto on plain http')
}

async function sealed(said: Pick<SealedContent, 'call' | 'body'>, key: KeptKey): Promise<string> {
  // The server's time, moved on by our own: the clock of the device may be wrong.
  const ts = new Date(Date.parse(key.now) + performance.now() - key.cameAtMs).toISOString()
  return await sealBody(key, { ...said, ts })
}
