import { keepFormerPassword, replacePassword } from '#/modules/accounts/store/passwords.ts'
import { endSessionsOf } from '#/modules/sessions/end-sessions.ts'
import type { Tx } from '#/platform/db/handles.ts'
import { deletePendingSignInsOf } from '../store/pending-sign-ins.ts'
import { deleteResetLinkOf } from '../store/reset-links.ts'
import { forgetRememberedLogins } from './forget-remembered-logins.ts'

/** So many passwords before the present one must not come back (domain/agents-promotions-cashier.md section 6.1). */
export const formerPasswordsKept = 3

/**
 * Sets an account's password, by its hash: for whatever sets one. What the one before has let in ends, sessions,
 * remembered logins and sign-ins that are not finished, and so does a link that would set yet another.
 */
export async function setPassword(tx: Tx, accountId: bigint, passwordHash: string): Promise<void> {
  // It locks the account, which is locked before anything of its own.
  await endSessionsOf(tx, accountId)
  await keepFormerPassword(tx, accountId, formerPasswordsKept)
  await replacePassword(tx, accountId, passwordHash)
  await forgetRememberedLogins(tx, accountId)
  await deletePendingSignInsOf(tx, accountId)
  await deleteResetLinkOf(tx, accountId)
}
