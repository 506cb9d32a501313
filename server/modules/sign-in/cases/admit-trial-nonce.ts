import { constants, type KeyObject, privateDecrypt } from 'node:crypto'
import type { BodyKeys } from '#/platform/keys/body-keys.ts'

const nonceText = /^[A-Za-z0-9_-]{16,64}$/

/**
 * Whether `random` is a string of chance, reversed and sealed for the published key of this name, that was not seen
 * lately (spec section 7). It proves nothing about who sends it.
 */
export async function admitTrialNonce(keys: BodyKeys, kid: string, random: string): Promise<boolean> {
  const key = await keys.privateKey(kid)
  const reversed = key && opened(key, random)
  if (reversed === undefined || !nonceText.test(reversed)) return false
  return await keys.admit({ kid, nonce: [...reversed].reverse().join('') })
}

function opened(key: KeyObject, random: string): string | undefined {
  try {
    const padding = constants.RSA_PKCS1_OAEP_PADDING
    return privateDecrypt({ key, padding, oaepHash: 'sha256' }, Buffer.from(random, 'base64url')).toString('latin1')
  } catch {
    return undefined
  }
}
