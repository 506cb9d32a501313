import type { Tx } from '#/platform/db/handles.ts'
import { endSessionsOf } from './end-sessions.ts'
import { lockAccounts, setState } from './store/accounts.ts'

/** Suspends an account: its sessions end everywhere, and none can be opened. */
export async function suspendAccount(tx: Tx, accountId: bigint): Promise<void> {
  await lockAccounts(tx, [accountId])
  await setState(tx, accountId, 'suspended')
  await endSessionsOf(tx, accountId)
}
