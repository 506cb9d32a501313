import { credentialsOf, replacePassword } from '#/modules/accounts/credentials.ts'
import { holdFor } from '#/modules/accounts/holds.ts'
import { endSessionsOf } from '#/modules/sessions/end-sessions.ts'
import type { Tx } from '#/platform/db/handles.ts'
import { keepFormerPassword } from '../store/former-passwords.ts'
import { forgetPlaces } from '../store/known-places.ts'
import { deletePendingSignInsOf } from '../store/pending-sign-ins.ts'
import { deleteRememberedLoginsOf } from '../store/remembered-logins.ts'
import { deleteResetLinkOf } from '../store/reset-links.ts'

/** So many passwords before the present one must not come back (domain/agents-promotions-cashier.md section 6.1). */
export const formerPasswordsKept = 3

/**
 * Sets an account's password, by its hash: for whatever sets one. What the one before has let in ends, sessions,
 * remembered logins and sign-ins that are not finished, and so does a link that would set yet another.
 */
export async function setPassword(tx: Tx, accountId: bigint, passwordHash: string): Promise<void> {
  // It locks the account, which is locked before anything of its own.
  await endSessionsOf(tx, accountId)
  const { passwordHash: hash, passwordSetAt: setAt } = await credentialsOf(tx, accountId)
  if (hash !== null && setAt !== null) await keepFormerPassword(tx, accountId, { hash, setAt }, formerPasswordsKept)
  await replacePassword(tx, accountId, passwordHash)
  await deleteRememberedLoginsOf(tx, accountId)
  await deletePendingSignInsOf(tx, accountId)
  await deleteResetLinkOf(tx, accountId)
}

/** So long no money goes out after a reset: its owner hears of it first (reliability goal T11). */
export const moneyHeldSeconds = 24 * 3600

/**
 * Sets a forgotten password anew. Whoever does so has shown less than the password, so the account knows no browser
 * and no network any longer; its authenticator stays.
 */
export async function resetPassword(tx: Tx, accountId: bigint, passwordHash: string): Promise<void> {
  await setPassword(tx, accountId, passwordHash)
  await forgetPlaces(tx, accountId)
  await holdFor(tx, accountId, 'money_out', moneyHeldSeconds)
}
