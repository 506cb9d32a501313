import './tables.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '#/platform/db/handles.ts'

/** A secret that is set up and not confirmed is over after so long. */
const setupGoodForSeconds = 1800

export interface KeptSecret {
  readonly sealedSecret: Uint8Array
  /** The database's time, which codes are measured by. */
  readonly now: Date
}

const databaseTime = sql<Date>`clock_now()`.as('now')

/** The account's authenticator. */
export async function authenticatorOf(
  db: Db,
  accountId: bigint,
): Promise<(KeptSecret & { readonly addedAt: Date }) | undefined> {
  return await db
    .selectFrom('authenticators')
    .select(['sealed_secret as sealedSecret', 'added_at as addedAt', databaseTime])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
}

/** Takes the code of a step: false when a code of this step or a later one was taken before. */
export async function spendStep(tx: Tx, accountId: bigint, step: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('authenticators')
    .set({ used_step: BigInt(step) })
    .where('account_id', '=', accountId)
    .where('used_step', '<', BigInt(step))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Gives the account an authenticator whose code of this step was taken; false when it has one. */
export async function addAuthenticator(
  tx: Tx,
  accountId: bigint,
  sealedSecret: Uint8Array,
  step: number,
): Promise<boolean> {
  const added = await tx
    .insertInto('authenticators')
    .values({ account_id: accountId, sealed_secret: sealedSecret, used_step: BigInt(step) })
    .onConflict((c) => c.column('account_id').doNothing())
    .returning('account_id')
    .executeTakeFirst()
  return added !== undefined
}

/** Takes the authenticator away, with its recovery codes; false where there was none. */
export async function deleteAuthenticator(tx: Tx, accountId: bigint): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('authenticators')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  await tx.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute()
  return numDeletedRows > 0n
}

/** Keeps a secret that is being set up, in the place of the one before. */
export async function putSetup(tx: Tx, accountId: bigint, sealedSecret: Uint8Array): Promise<void> {
  await tx
    .insertInto('authenticator_setups')
    .values({ account_id: accountId, sealed_secret: sealedSecret })
    .onConflict((c) =>
      c.column('account_id').doUpdateSet({ sealed_secret: sealedSecret, made_at: sql<Date>`clock_now()` }),
    )
    .execute()
}

/** The secret that the account is setting up. */
export async function setupOf(db: Db, accountId: bigint): Promise<KeptSecret | undefined> {
  return await db
    .selectFrom('authenticator_setups')
    .select(['sealed_secret as sealedSecret', databaseTime])
    .where('account_id', '=', accountId)
    .where(sql<boolean>`made_at > clock_now() - make_interval(secs => ${setupGoodForSeconds})`)
    .executeTakeFirst()
}

export async function deleteSetup(tx: Tx, accountId: bigint): Promise<void> {
  await tx.deleteFrom('authenticator_setups').where('account_id', '=', accountId).execute()
}

/** Puts new recovery codes in the place of those before. */
export async function replaceRecoveryCodes(tx: Tx, accountId: bigint, hashes: readonly Uint8Array[]): Promise<void> {
  await tx.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute()
  await tx
    .insertInto('recovery_codes')
    .values(hashes.map((code_hash) => ({ account_id: accountId, code_hash })))
    .execute()
}

export async function recoveryCodesLeft(db: Db, accountId: bigint): Promise<number> {
  const { left } = await db
    .selectFrom('recovery_codes')
    .select(sql<number>`count(*)::integer`.as('left'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return left
}

/** Uses a recovery code up: of several who try at once, one does. */
export async function spendRecoveryCode(tx: Tx, accountId: bigint, codeHash: Uint8Array): Promise<boolean> {
  const spent = await tx
    .deleteFrom('recovery_codes')
    .where('account_id', '=', accountId)
    .where('code_hash', '=', codeHash)
    .returning('account_id')
    .executeTakeFirst()
  return spent !== undefined
}
