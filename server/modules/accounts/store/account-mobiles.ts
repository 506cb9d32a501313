import './tables.ts'
import type { Db, Tx } from '#/platform/db/handles.ts'

interface MobileRow {
  readonly accountId: bigint
  readonly numberHash: Uint8Array
  readonly sealedNumber: Uint8Array
}

/** False when the number is an account's already, or the account has one. */
export async function insertMobile(tx: Tx, { accountId, numberHash, sealedNumber }: MobileRow): Promise<boolean> {
  const inserted = await tx
    .insertInto('account_mobiles')
    .values({ account_id: accountId, number_hash: numberHash, sealed_number: sealedNumber })
    .onConflict((c) => c.doNothing())
    .returning('account_id')
    .executeTakeFirst()
  return inserted !== undefined
}

export interface MobileOwner {
  readonly id: bigint
  readonly language: string | null
}

/** The account with this number, and the code of the language that it has chosen. */
export async function ownerOfMobile(db: Db, numberHash: Uint8Array): Promise<MobileOwner | undefined> {
  return await db
    .selectFrom('account_mobiles')
    .innerJoin('accounts', 'accounts.id', 'account_mobiles.account_id')
    .select(['accounts.id', 'accounts.language'])
    .where('account_mobiles.number_hash', '=', numberHash)
    .executeTakeFirst()
}

/** The account's number, sealed. */
export async function mobileOf(db: Db, accountId: bigint): Promise<Uint8Array | undefined> {
  const found = await db
    .selectFrom('account_mobiles')
    .select('sealed_number as sealedNumber')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return found?.sealedNumber
}

/** Gives the account this number in the place of the one before; false when it is another account's. */
export async function putMobile(tx: Tx, { accountId, numberHash, sealedNumber }: MobileRow): Promise<boolean> {
  await tx.deleteFrom('account_mobiles').where('account_id', '=', accountId).execute()
  return await insertMobile(tx, { accountId, numberHash, sealedNumber })
}
