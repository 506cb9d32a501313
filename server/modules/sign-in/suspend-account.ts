import { setAccountState } from '#/modules/accounts/accounts.ts'
import { endSessionsOf } from '#/modules/sessions/end-sessions.ts'
import type { Tx } from '#/platform/db/handles.ts'
import { deleteRememberedLoginsOf } from './store/remembered-logins.ts'

/**
 * Suspends an account: its sessions end everywhere, no browser remembers it, and no session can be opened. False where
 * it was suspended before.
 */
export async function suspendAccount(tx: Tx, accountId: bigint): Promise<boolean> {
  const isNew = await setAccountState(tx, accountId, 'suspended')
  await deleteRememberedLoginsOf(tx, accountId)
  await endSessionsOf(tx, accountId)
  return isNew
}

/** Lets a suspended account sign in again; false where it may already. */
export async function reinstateAccount(tx: Tx, accountId: bigint): Promise<boolean> {
  return await setAccountState(tx, accountId, 'active')
}
