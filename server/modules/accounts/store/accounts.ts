import './tables.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '#/platform/db/handles.ts'

interface NewAccountRow {
  readonly type: number
  readonly parentId: bigint | null
  readonly username: string
  readonly usernameKey: string
  readonly nickname: string
  readonly language: string | null
  readonly passwordHash: string | null
  readonly passwordIsWeak: boolean
  readonly mustChangePassword: boolean
  readonly hasPortalAccess: boolean
}

/** The new account's id; undefined when the username is taken. */
export async function insertAccount(tx: Tx, account: NewAccountRow): Promise<bigint | undefined> {
  const inserted = await tx
    .insertInto('accounts')
    .values({
      type: account.type,
      parent_id: account.parentId,
      username: account.username,
      username_key: account.usernameKey,
      nickname: account.nickname,
      language: account.language,
      password_hash: account.passwordHash,
      password_is_weak: account.passwordIsWeak,
      must_change_password: account.mustChangePassword,
      password_set_at: account.passwordHash === null ? null : sql<Date>`clock_now()`,
      has_portal_access: account.hasPortalAccess,
      has_words: true,
    })
    .onConflict((c) => c.constraint('username_is_unique').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted?.id
}

/** Puts a new account into the tree, below its parent and all that stand above that one. */
export async function insertIntoTree(tx: Tx, id: bigint, parentId: bigint | null): Promise<void> {
  await sql`
    insert into account_tree (ancestor_id, descendant_id, depth)
    select ancestor_id, ${id}::bigint, depth + 1 from account_tree where descendant_id = ${parentId}::bigint
    union all select ${id}::bigint, ${id}::bigint, 0
  `.execute(tx)
}

/** Type of an account; undefined where there is none. */
export async function accountTypeOf(db: Db, id: bigint): Promise<number | undefined> {
  return (await db.selectFrom('accounts').select('type').where('id', '=', id).executeTakeFirst())?.type
}

export async function usernamesOf(db: Db, ids: readonly bigint[]): Promise<ReadonlyMap<bigint, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('accounts')
    .select(['id', 'username'])
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return new Map(rows.map(({ id, username }) => [id, username]))
}

/** The account with this folded username. */
export async function accountOfUsername(db: Db, usernameKey: string): Promise<bigint | undefined> {
  const named = db
    .selectFrom('accounts')
    .modifyFront(sql`/* hot */`)
    .select('id')
    .where('username_key', '=', usernameKey)
  return (await named.executeTakeFirst())?.id
}

/** Types that nobody else signs in: trial accounts and operators. */
const ownSignInOnly = [4, 9]

/** The account with this folded name, where a code may sign it in at the portal. */
export async function accountToHandOver(db: Db, usernameKey: string): Promise<bigint | undefined> {
  const found = await db
    .selectFrom('accounts')
    .select('id')
    .where('username_key', '=', usernameKey)
    .where('type', 'not in', ownSignInOnly)
    .where('state', '=', 'active')
    .where('has_portal_access', '=', true)
    .executeTakeFirst()
  return found?.id
}

export interface AccountToSignIn {
  readonly id: bigint
  readonly type: number
  readonly state: 'active' | 'suspended' | 'closed'
  readonly hasPortalAccess: boolean
  readonly hasLoggedIn: boolean
}

/**
 * Locks accounts until the transaction ends, in the order of their ids. Whoever opens or ends sessions, or gives or
 * takes their codes, holds this first: so of two who do nobody waits for the other in a circle.
 */
export async function lockAccounts(tx: Tx, ids: readonly bigint[]): Promise<AccountToSignIn[]> {
  return await tx
    .selectFrom('accounts')
    .select(({ eb }) => [
      'id',
      'type',
      'state',
      'has_portal_access as hasPortalAccess',
      eb('first_login_at', 'is not', null).$castTo<boolean>().as('hasLoggedIn'),
    ])
    .where('id', 'in', ids)
    .orderBy('id')
    // No stronger: a row that names the account looks at it while it is written, and would wait for this lock, maybe with one
    // that its holder wants next.
    .forNoKeyUpdate()
    .execute()
}

/** Notes when the account signed in for the first time. */
export async function noteFirstLogin(tx: Tx, id: bigint): Promise<void> {
  await tx
    .updateTable('accounts')
    .set({ first_login_at: sql<Date>`clock_now()` })
    .where('id', '=', id)
    .where('first_login_at', 'is', null)
    .execute()
}

export interface ProfileRow {
  readonly publicId: string
  readonly type: number
  readonly username: string
  readonly nickname: string
  readonly language: string | null
  readonly avatar: string | null
}

/** What an account reads of itself. */
export async function profileOf(db: Db, id: bigint): Promise<ProfileRow> {
  return await db
    .selectFrom('accounts')
    .select(['public_id as publicId', 'type', 'username', 'nickname', 'language', 'avatar'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

export async function setLanguage(tx: Tx, id: bigint, language: string): Promise<void> {
  await tx.updateTable('accounts').set({ language }).where('id', '=', id).execute()
}

export async function setAvatar(tx: Tx, id: bigint, avatar: string): Promise<void> {
  await tx.updateTable('accounts').set({ avatar }).where('id', '=', id).execute()
}

/** Changes the nickname; answers what its words are made from. */
export async function setNickname(tx: Tx, id: bigint, nickname: string) {
  return await tx
    .updateTable('accounts')
    .set({ nickname, has_words: true })
    .where('id', '=', id)
    .returning(['id', 'type', 'username', 'nickname'])
    .executeTakeFirstOrThrow()
}

export async function setState(tx: Tx, id: bigint, state: 'active' | 'suspended'): Promise<void> {
  await tx.updateTable('accounts').set({ state }).where('id', '=', id).where('state', '<>', 'closed').execute()
}
