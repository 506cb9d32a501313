import { lockAccounts, setSuspended } from '#/modules/accounts/accounts.ts'
import { endSessionsOf } from '#/modules/sessions/end-sessions.ts'
import type { Tx } from '#/platform/db/handles.ts'
import { deleteRememberedLoginsOf } from './store/remembered-logins.ts'

/** Suspends an account: its sessions end everywhere, no browser remembers it, and no session can be opened. */
export async function suspendAccount(tx: Tx, accountId: bigint): Promise<void> {
  await lockAccounts(tx, [accountId])
  await setSuspended(tx, accountId, true)
  await deleteRememberedLoginsOf(tx, accountId)
  await endSessionsOf(tx, accountId)
}
