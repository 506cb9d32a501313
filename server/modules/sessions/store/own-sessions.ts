import './tables.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '#/platform/db/handles.ts'

export interface OwnSession {
  readonly publicId: string
  readonly device: string
  readonly address: string
  readonly startedAt: Date
  readonly lastSeenAt: Date
  readonly isThis: boolean
}

/** The live sessions of an account, the one with this hash first, then the one that was used last. */
export async function liveSessionsOf(db: Db, accountId: bigint, idHash: Uint8Array): Promise<OwnSession[]> {
  return await db
    .selectFrom('sessions')
    .select(({ eb }) => [
      'public_id as publicId',
      'device',
      'address',
      'created_at as startedAt',
      'last_seen_at as lastSeenAt',
      eb('id_hash', '=', idHash).$castTo<boolean>().as('isThis'),
    ])
    .where('account_id', '=', accountId)
    .where(sql<boolean>`clock_now() < ends_at and clock_now() < last_seen_at + make_interval(secs => idle_seconds)`)
    .orderBy('isThis', 'desc')
    .orderBy('last_seen_at', 'desc')
    .execute()
}

/** Ends all sessions of the account but the one with this hash. */
export async function deleteOtherSessions(tx: Tx, accountId: bigint, idHash: Uint8Array): Promise<void> {
  await tx.deleteFrom('sessions').where('account_id', '=', accountId).where('id_hash', '<>', idHash).execute()
}

/** Ends the account's session that it calls by this id; answers how many it was. */
export async function deleteOwnSession(tx: Tx, accountId: bigint, publicId: string): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('sessions')
    .where('account_id', '=', accountId)
    .where('public_id', '=', publicId)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** From now on the session reaches nothing but the change of its password. */
export async function restrictToPasswordChange(tx: Tx, idHash: Uint8Array): Promise<void> {
  await tx.updateTable('sessions').set({ must_change_password: true }).where('id_hash', '=', idHash).execute()
}

/** Locks a session against ending; answers its account, or undefined when it has ended. */
export async function holdSession(tx: Tx, idHash: Uint8Array): Promise<bigint | undefined> {
  const found = await tx
    .selectFrom('sessions')
    .select('account_id as accountId')
    .where('id_hash', '=', idHash)
    .forKeyShare()
    .executeTakeFirst()
  return found?.accountId
}

/** The account whose session a browser holds, while it lasts. */
export async function accountInBrowser(db: Db, sessionHash: Uint8Array): Promise<bigint | undefined> {
  const found = await db
    .selectFrom('sessions')
    .select('account_id as accountId')
    .where('id_hash', '=', sessionHash)
    .where('app', '=', 'portal')
    .where(sql<boolean>`clock_now() < ends_at and clock_now() < last_seen_at + make_interval(secs => idle_seconds)`)
    .executeTakeFirst()
  return found?.accountId
}
