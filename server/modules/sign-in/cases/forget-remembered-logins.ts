import type { Tx } from '#/platform/db/handles.ts'
import { deleteRememberedLoginsOf } from '../store/remembered-logins.ts'

/** No browser remembers the account any longer: for whatever makes what it knew of the account worthless. */
export async function forgetRememberedLogins(tx: Tx, accountId: bigint): Promise<void> {
  await deleteRememberedLoginsOf(tx, accountId)
}
