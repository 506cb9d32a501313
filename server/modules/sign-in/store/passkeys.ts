import './tables.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '#/platform/db/handles.ts'

export interface NewPasskeyRow {
  readonly accountId: bigint
  readonly credentialId: Uint8Array
  readonly publicKey: Uint8Array
  readonly signCount: bigint
  /** Separated by commas. */
  readonly transports: string
  readonly isBackedUp: boolean
  readonly name: string
}

/** The new passkey's public id; undefined where the credential is somebody's already. */
export async function insertPasskey(tx: Tx, row: NewPasskeyRow): Promise<string | undefined> {
  const inserted = await tx
    .insertInto('passkeys')
    .values({
      account_id: row.accountId,
      credential_id: row.credentialId,
      public_key: row.publicKey,
      sign_count: row.signCount,
      transports: row.transports,
      is_backed_up: row.isBackedUp,
      name: row.name,
    })
    .onConflict((c) => c.constraint('credential_is_one_accounts').doNothing())
    .returning('public_id as publicId')
    .executeTakeFirst()
  return inserted?.publicId
}

export interface ListedPasskey {
  readonly publicId: string
  readonly credentialId: Uint8Array
  readonly name: string
  readonly addedAt: Date
  readonly usedAt: Date | null
}

/** The passkeys of an account, the oldest first. */
export async function passkeysOf(db: Db, accountId: bigint): Promise<ListedPasskey[]> {
  return await db
    .selectFrom('passkeys')
    .select([
      'public_id as publicId',
      'credential_id as credentialId',
      'name',
      'added_at as addedAt',
      'used_at as usedAt',
    ])
    .where('account_id', '=', accountId)
    .orderBy('added_at')
    .orderBy('public_id')
    .execute()
}

export interface PasskeyToProve {
  readonly accountId: bigint
  /** Of the account: what its passkeys call it. */
  readonly userHandle: string
  readonly publicKey: Uint8Array
}

/** What a signature of the credential is held against. */
export async function passkeyOfCredential(db: Db, credentialId: Uint8Array): Promise<PasskeyToProve | undefined> {
  return await db
    .selectFrom('passkeys')
    .innerJoin('account_standing', 'account_standing.id', 'passkeys.account_id')
    .select([
      'account_standing.id as accountId',
      'account_standing.public_id as userHandle',
      'passkeys.public_key as publicKey',
    ])
    .where('passkeys.credential_id', '=', credentialId)
    .executeTakeFirst()
}

/** Notes a use with its count; false where the count has not risen, as it does for every use of what counts at all. */
export async function notePasskeyUse(
  tx: Tx,
  credentialId: Uint8Array,
  { signCount, isBackedUp }: Pick<NewPasskeyRow, 'signCount' | 'isBackedUp'>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('passkeys')
    .set({ sign_count: signCount, is_backed_up: isBackedUp, used_at: sql<Date>`clock_now()` })
    .where('credential_id', '=', credentialId)
    .where((eb) =>
      eb.or([
        eb('sign_count', '<', signCount),
        // Passkeys that are kept in step between devices count nothing.
        eb.and([eb('sign_count', '=', 0n), sql<boolean>`${signCount}::bigint = 0`]),
      ]),
    )
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** False where the account has no such passkey. */
export async function deletePasskey(tx: Tx, accountId: bigint, publicId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('passkeys')
    .where('account_id', '=', accountId)
    .where('public_id', '=', publicId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Takes every passkey of an account away; answers how many there were. */
export async function deletePasskeysOf(tx: Tx, accountId: bigint): Promise<number> {
  const { numDeletedRows } = await tx.deleteFrom('passkeys').where('account_id', '=', accountId).executeTakeFirst()
  return Number(numDeletedRows)
}
