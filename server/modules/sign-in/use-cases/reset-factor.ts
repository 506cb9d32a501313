import { holdFor } from '#/modules/accounts/holds.ts'
import { endSessionsOf } from '#/modules/sessions/end-sessions.ts'
import type { Tx } from '#/platform/db/handles.ts'
import { Refusal } from '#/platform/refusal.ts'
import { deleteAuthenticator, deleteSetup } from '../store/member-authenticators.ts'
import { deletePasskeysOf } from '../store/passkeys.ts'
import { deletePendingSignInsOf } from '../store/pending-sign-ins.ts'
import { deleteRememberedLoginsOf } from '../store/remembered-logins.ts'
import { heldAfterFactorSeconds } from './member-authenticator.ts'
import { lockOpenMember } from './work-on-member.ts'

/** What a reset took away. */
export interface ResetFactors {
  readonly hadAuthenticator: boolean
  readonly passkeys: number
}

/**
 * Takes the authenticator, with its recovery codes, and every passkey away from a member who has lost them; refuses an
 * account that has neither. What they let in ends, and money goes out a day later.
 */
export async function resetFactor(tx: Tx, accountId: bigint): Promise<ResetFactors> {
  await lockOpenMember(tx, accountId)
  const hadAuthenticator = await deleteAuthenticator(tx, accountId)
  const passkeys = await deletePasskeysOf(tx, accountId)
  if (!hadAuthenticator && passkeys === 0) throw new Refusal('factor_not_found')
  await deleteSetup(tx, accountId)
  await deleteRememberedLoginsOf(tx, accountId)
  await deletePendingSignInsOf(tx, accountId)
  await endSessionsOf(tx, accountId)
  await holdFor(tx, accountId, 'money_out', heldAfterFactorSeconds)
  return { hadAuthenticator, passkeys }
}
