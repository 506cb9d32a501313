import '#/modules/sign-in/store/tables.ts'
import '#/modules/codes/store/tables.ts'
import '#/modules/registration/store/tables.ts'
import './tables.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '#/platform/db/handles.ts'

export interface PasswordRow {
  /** Null for who signs in without a password. */
  readonly passwordHash: string | null
  readonly passwordIsWeak: boolean
  readonly mustChangePassword: boolean
  readonly passwordAgeSeconds: number | null
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

/** Hashes of the passwords before the present one, the newest first. */
export async function formerPasswords(db: Db, accountId: bigint, atMost: number): Promise<string[]> {
  const rows = await db
    .selectFrom('former_passwords')
    .select('password_hash as hash')
    .where('account_id', '=', accountId)
    .orderBy('set_at', 'desc')
    .limit(atMost)
    .execute()
  return rows.map(({ hash }) => hash)
}

/** Keeps the present password among those before it, of which the `atMost` newest stay. */
export async function keepFormerPassword(tx: Tx, accountId: bigint, atMost: number): Promise<void> {
  await sql`
    insert into former_passwords (account_id, password_hash, set_at)
    select id, password_hash, password_set_at from accounts where id = ${accountId} and password_hash is not null
    on conflict (account_id, set_at) do update set password_hash = excluded.password_hash
  `.execute(tx)
  await sql`
    delete from former_passwords where account_id = ${accountId} and set_at not in (
      select set_at from former_passwords where account_id = ${accountId} order by set_at desc limit ${atMost}
    )
  `.execute(tx)
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
