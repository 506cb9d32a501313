import { constants, type KeyObject, privateDecrypt } from 'node:crypto'
import { accountTypes } from '#/modules/accounts/account-types.ts'
import { createAccount } from '#/modules/accounts/accounts.ts'
import { type Entered, enterPortal, lockAtDoor, type Visit } from '#/modules/sessions/enter-portal.ts'
import type { SessionSecrets } from '#/modules/sessions/session-secrets.ts'
import { newSecretBytes } from '#/platform/crypto/new-secret.ts'
import type { Tx } from '#/platform/db/handles.ts'
import type { BodyKeys } from '#/platform/keys/body-keys.ts'
import { subscriberOf } from '#/platform/network/network-of-address.ts'
import { Refusal } from '#/platform/refusal.ts'
import { countTrialOpening } from '../store/trial-openings.ts'

/** Trial accounts that a network may open within a day (reliability goal 2.19). */
const perNetworkAtMost = 5
const nameBytes = 8

/** Makes a trial account, which nobody can sign in to again, and opens its one session. */
export async function openTrial(tx: Tx, secrets: SessionSecrets, visit: Visit): Promise<Entered> {
  const retryAfterSeconds = await countTrialOpening(tx, subscriberOf(visit.address), perNetworkAtMost)
  if (retryAfterSeconds > 0) throw new Refusal('too_many_requests', { retryAfterSeconds })
  const username = `trial-${newSecretBytes(nameBytes).toString('hex')}`
  const accountId = await createAccount(tx, { type: accountTypes.trial, username })
  const arrival = await lockAtDoor(tx, accountId, 'member', visit)
  return await enterPortal(tx, secrets, arrival, 'member', { ...visit, origin: 'trial' })
}

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
