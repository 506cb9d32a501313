import { accountTypes } from '#/modules/accounts/account-types.ts'
import { createAccount } from '#/modules/accounts/accounts.ts'
import { type Entered, enterPortal, type Visit } from '#/modules/sessions/enter-portal.ts'
import type { SessionSecrets } from '#/modules/sessions/session-secrets.ts'
import { newSecretBytes } from '#/platform/crypto/new-secret.ts'
import type { Tx } from '#/platform/db/handles.ts'
import { subscriberOf } from '#/platform/http/network-of-address.ts'
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
  return await enterPortal(tx, secrets, accountId, 'member', { ...visit, origin: 'trial' })
}
