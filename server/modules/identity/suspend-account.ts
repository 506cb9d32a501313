import type { Tx } from '#/platform/db/handles.ts'
import { endSessionsOf } from './end-sessions.ts'
import { forgetRememberedLogins } from './forget-remembered-logins.ts'
import { lockAccounts, setState } from './store/accounts.ts'

/** Suspends an account: its sessions end everywhere, no browser remembers it, and no session can be opened. */
export async function suspendAccount(tx: Tx, accountId: bigint): Promise<void> {
  await lockAccounts(tx, [accountId])
  await setState(tx, accountId, 'suspended')
  await forgetRememberedLogins(tx, accountId)
  await endSessionsOf(tx, accountId)
}
