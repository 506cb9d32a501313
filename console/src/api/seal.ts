import { sealBody } from '@banyan/contract/seal-body.ts'
import type { BodyKey } from '@banyan/contract/system/body-key.ts'
import { RequestError } from './request-error.ts'

/** Sends the body of an encrypted call as compact JWE, with a key fetched for it: the console has one such call. */
export async function sendSealed<Answer>(
  body: unknown,
  fetchKey: () => Promise<BodyKey>,
  send: (sealed: string, type: string) => Promise<Answer>,
): Promise<Answer> {
  // Browsers encrypt on https and on the device itself only.
  if (!globalThis.crypto?.subtle) throw new RequestError('secure_connection_needed', 'No WebCrypto on plain http')
  const key = await fetchKey()
  // The time is the server's, because the clock of the device may be wrong.
  return await send(await sealBody(key, body, key.now), 'application/jose')
}
