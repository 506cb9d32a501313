import { lockAccounts, setState } from '#/modules/accounts/store/accounts.ts'
import { endSessionsOf } from '#/modules/sessions/end-sessions.ts'
import type { Tx } from '#/platform/db/handles.ts'
import { forgetRememberedLogins } from './cases/forget-remembered-logins.ts'

/** Suspends an account: its sessions end everywhere, no browser remembers it, and no session can be opened. */
export async function suspendAccount(tx: Tx, accountId: bigint): Promise<void> {
  await lockAccounts(tx, [accountId])
  await setState(tx, accountId, 'suspended')
  await forgetRememberedLogins(tx, accountId)
  await endSessionsOf(tx, accountId)
}
