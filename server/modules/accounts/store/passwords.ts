import './tables.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '#/platform/db/handles.ts'

export interface PasswordRow {
  /** Null for who signs in without a password. */
  readonly passwordHash: string | null
  readonly passwordIsWeak: boolean
  readonly mustChangePassword: boolean
  readonly passwordAgeSeconds: number | null
  /** Nobody has signed in to the account yet. */
  readonly isFirstLogin: boolean
}

/** The account's password, and what is to be said of it. */
export async function passwordOf(db: Db, accountId: bigint): Promise<PasswordRow> {
  return await db
    .selectFrom('accounts')
    .select([
      'password_hash as passwordHash',
      'password_is_weak as passwordIsWeak',
      'must_change_password as mustChangePassword',
      sql<number | null>`extract(epoch from clock_now() - password_set_at)::double precision`.as('passwordAgeSeconds'),
      sql<boolean>`first_login_at is null`.as('isFirstLogin'),
    ])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
}

/** Notes that the password which has this hash is weak. */
export async function noteWeakPassword(tx: Tx, accountId: bigint, passwordHash: string): Promise<void> {
  await tx
    .updateTable('accounts')
    .set({ password_is_weak: true })
    .where('id', '=', accountId)
    .where('password_hash', '=', passwordHash)
    .execute()
}

/** Replaces a hash by another one of the same password; of a password that was changed meanwhile nothing. */
export async function respellHash(
  tx: Tx,
  accountId: bigint,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await tx
    .updateTable('accounts')
    .set({ password_hash: to })
    .where('id', '=', accountId)
    .where('password_hash', '=', from)
    .execute()
}

/** Sets a password that is neither weak nor handed out. */
export async function replacePassword(tx: Tx, accountId: bigint, passwordHash: string): Promise<void> {
  await tx
    .updateTable('accounts')
    .set({
      password_hash: passwordHash,
      password_set_at: sql<Date>`clock_now()`,
      password_is_weak: false,
      must_change_password: false,
    })
    .where('id', '=', accountId)
    .execute()
}

/**
 * From now on the account must change its password before anything else. False for an account without a password.
 */
export async function requirePasswordChange(tx: Tx, accountId: bigint): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('accounts')
    .set({ must_change_password: true })
    .where('id', '=', accountId)
    .where('password_hash', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export interface AccountToProve {
  readonly id: bigint
  readonly passwordHash: string | null
  readonly passwordIsWeak: boolean
  readonly mustChangePassword: boolean
  /** Since it was set; null without a password. */
  readonly passwordAgeSeconds: number | null
  /** Nobody has signed in to the account yet. */
  readonly isFirstLogin: boolean
}

/** What a password is held against; undefined where nobody has the name. */
export async function accountOfName(db: Db, usernameKey: string): Promise<AccountToProve | undefined> {
  return await db
    .selectFrom('accounts')
    .select([
      'id',
      'password_hash as passwordHash',
      'password_is_weak as passwordIsWeak',
      'must_change_password as mustChangePassword',
      sql<number | null>`extract(epoch from clock_now() - password_set_at)::double precision`.as('passwordAgeSeconds'),
      sql<boolean>`first_login_at is null`.as('isFirstLogin'),
    ])
    .where('username_key', '=', usernameKey)
    .executeTakeFirst()
}

export interface Credentials {
  readonly id: bigint
  readonly username: string
  readonly passwordHash: string | null
  readonly passwordSetAt: Date | null
}

/** What the account signs in with. */
export async function credentialsOf(db: Db, id: bigint): Promise<Credentials> {
  return await db
    .selectFrom('accounts')
    .select(['id', 'username', 'password_hash as passwordHash', 'password_set_at as passwordSetAt'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

export interface KnownOfAccount {
  readonly username: string
  readonly nickname: string
  readonly sealedNumber: Uint8Array | null
  readonly sealedAddress: Uint8Array | null
}

/** What is known of an account's owner, as far as passwords are made of it. */
export async function knownOfAccount(db: Db, accountId: bigint): Promise<KnownOfAccount> {
  return await db
    .selectFrom('accounts')
    .leftJoin('account_mobiles', 'account_mobiles.account_id', 'accounts.id')
    .leftJoin('account_emails', 'account_emails.account_id', 'accounts.id')
    .select([
      'accounts.username',
      'accounts.nickname',
      'account_mobiles.sealed_number as sealedNumber',
      'account_emails.sealed_address as sealedAddress',
    ])
    .where('accounts.id', '=', accountId)
    .executeTakeFirstOrThrow()
}
