import './tables.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '#/platform/db/handles.ts'

export interface EmailRow {
  readonly accountId: bigint
  readonly addressHash: Uint8Array
  readonly sealedAddress: Uint8Array
}

/** Gives the account an address that nobody has confirmed yet, in the place of the one before. */
export async function putEmail(tx: Tx, { accountId, addressHash, sealedAddress }: EmailRow): Promise<void> {
  await tx
    .insertInto('account_emails')
    .values({ account_id: accountId, address_hash: addressHash, sealed_address: sealedAddress })
    .onConflict((c) =>
      c.column('account_id').doUpdateSet((eb) => ({
        address_hash: eb.ref('excluded.address_hash'),
        sealed_address: eb.ref('excluded.sealed_address'),
        given_at: eb.fn('clock_now'),
        confirmed_at: null,
      })),
    )
    .execute()
}

export interface KeptEmail {
  readonly addressHash: Uint8Array
  readonly sealedAddress: Uint8Array
  readonly isConfirmed: boolean
}

/** The account's address. */
export async function emailOf(db: Db, accountId: bigint): Promise<KeptEmail | undefined> {
  return await db
    .selectFrom('account_emails')
    .select(({ eb }) => [
      'address_hash as addressHash',
      'sealed_address as sealedAddress',
      eb('confirmed_at', 'is not', null).$castTo<boolean>().as('isConfirmed'),
    ])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
}

/** Confirms the address that has this hash; false where the account has another by now, or somebody confirmed it first. */
export async function setEmailConfirmed(tx: Tx, accountId: bigint, addressHash: Uint8Array): Promise<boolean> {
  // One at a time for each address, or two accounts at once would both find it free.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`mail ${Buffer.from(addressHash).toString('hex')}`}, 0))`.execute(
    tx,
  )
  const { numUpdatedRows } = await tx
    .updateTable('account_emails')
    .set({ confirmed_at: sql<Date>`clock_now()` })
    .where('account_id', '=', accountId)
    .where('address_hash', '=', addressHash)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('account_emails as others')
            .select('others.account_id')
            .where('others.address_hash', '=', addressHash)
            .where('others.account_id', '<>', accountId)
            .where('others.confirmed_at', 'is not', null),
        ),
      ),
    )
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Types that nobody sets a password of by mail: trial accounts and operators. */
const withoutReset = [4, 9]

export interface AccountToReset {
  readonly id: bigint
  readonly language: string | null
  readonly sealedAddress: Uint8Array
}

/** The account with this folded name, if the address with this hash is its own, confirmed or not. */
export async function accountToReset(
  db: Db,
  usernameKey: string,
  addressHash: Uint8Array,
): Promise<AccountToReset | undefined> {
  return await db
    .selectFrom('accounts')
    .innerJoin('account_emails', 'account_emails.account_id', 'accounts.id')
    .select(['accounts.id', 'accounts.language', 'account_emails.sealed_address as sealedAddress'])
    .where('accounts.username_key', '=', usernameKey)
    .where('account_emails.address_hash', '=', addressHash)
    .where('accounts.type', 'not in', withoutReset)
    .executeTakeFirst()
}
