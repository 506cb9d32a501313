import type { Db } from '#/platform/db/handles.ts'
import { Refusal } from '#/platform/refusal.ts'
import { heldUntil } from './store/account-holds.ts'

/** Refuses changes of where the account can be reached and paid, while these are kept back. */
export async function refuseWhileHeld(db: Db, accountId: bigint): Promise<void> {
  if (await heldUntil(db, accountId, 'contacts')) throw new Refusal('contacts_held')
}
