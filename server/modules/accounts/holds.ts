import type { Db, Tx } from '#/platform/db/handles.ts'
import { Refusal } from '#/platform/refusal.ts'
import * as rows from './store/account-holds.ts'

/** Holds money that goes out, or changes of contacts, for these seconds from now; a longer hold stays. */
export const holdFor = rows.holdFor
/** When the hold ends; undefined without one. */
export const heldUntil = rows.heldUntil
/** Everything that is held now, with its end. */
export const holdsOf = rows.holdsOf
/** Ends a hold; answers until when it would have lasted. */
export const endHold = rows.endHold

/** Whether an operator ever changed how the account is accessed. */
export const hadAccessAct = rows.hadAccessAct
/** Forgets it, once two operators vouch for the account. */
export const deleteAccessAct = rows.deleteAccessAct

const hourSeconds = 3600

/** Records that an operator changed how the account is accessed, and holds its money for these hours; a longer hold stays. */
export async function holdAfterAccessAct(tx: Tx, accountId: bigint, hours: number): Promise<void> {
  await rows.putAccessAct(tx, accountId)
  await rows.holdFor(tx, accountId, 'money_out', hours * hourSeconds)
}

/** Refuses a change of contacts or payout accounts while these are held, with contacts_held. */
export async function refuseWhileHeld(db: Db, accountId: bigint): Promise<void> {
  if (await rows.heldUntil(db, accountId, 'contacts')) throw new Refusal('contacts_held')
}
