import './tables.ts'
import type { Tx } from '#/platform/db/handles.ts'

/** Keeps contacts for an account; false where one of them was rewarded for another account. */
export async function keepContacts(tx: Tx, accountId: bigint, hashes: readonly Uint8Array[]): Promise<boolean> {
  if (hashes.length === 0) return true
  await tx
    .insertInto('promotion_contacts')
    .values(inOrder(hashes).map((hash) => ({ contact_hash: hash, account_id: accountId })))
    .onConflict((conflict) => conflict.column('contact_hash').doNothing())
    .execute()
  const others = await tx
    .selectFrom('promotion_contacts')
    .select('account_id')
    .where('contact_hash', 'in', hashes)
    .where('account_id', '<>', accountId)
    .limit(1)
    .execute()
  return others.length === 0
}

/** Records the marks a promotion was paid for; false if another account holds one. */
export async function keepPersons(
  tx: Tx,
  { promotionId, accountId }: { readonly promotionId: bigint; readonly accountId: bigint },
  hashes: readonly Uint8Array[],
): Promise<boolean> {
  if (hashes.length === 0) return true
  await tx
    .insertInto('promotion_persons')
    .values(inOrder(hashes).map((hash) => ({ promotion_id: promotionId, mark_hash: hash, account_id: accountId })))
    .onConflict((conflict) => conflict.constraint('a_person_has_a_promotion_once').doNothing())
    .execute()
  const others = await tx
    .selectFrom('promotion_persons')
    .select('account_id')
    .where('promotion_id', '=', promotionId)
    .where('mark_hash', 'in', hashes)
    .where('account_id', '<>', accountId)
    .limit(1)
    .execute()
  return others.length === 0
}

/** Claims that wait for each other's rows take them in one order, or two of them would wait for ever. */
const inOrder = (hashes: readonly Uint8Array[]) => hashes.toSorted(Buffer.compare)
