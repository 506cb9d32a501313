import './tables.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '#/platform/db/handles.ts'

interface NewSessionRow {
  readonly idHash: Uint8Array
  readonly tokenHash: Uint8Array
  readonly accountId: bigint
  readonly app: string
  readonly client: string
  readonly origin: string
  readonly device: string
  readonly address: string
  readonly mustChangePassword: boolean
  readonly idleSeconds: number
  readonly absoluteSeconds: number
}

export async function insertSession(tx: Tx, session: NewSessionRow): Promise<void> {
  await tx
    .insertInto('sessions')
    .values({
      id_hash: session.idHash,
      token_hash: session.tokenHash,
      account_id: session.accountId,
      app: session.app,
      client: session.client,
      origin: session.origin,
      device: session.device,
      address: session.address,
      must_change_password: session.mustChangePassword,
      opened_to_change_password: session.mustChangePassword,
      idle_seconds: session.idleSeconds,
      ends_at: sql<Date>`clock_now() + make_interval(secs => ${session.absoluteSeconds}::double precision)`,
    })
    .execute()
}

export interface LiveSession {
  readonly idHash: Uint8Array
  readonly accountId: bigint
  readonly accountType: number
  readonly username: string
  readonly client: string
  readonly mustChangePassword: boolean
  /** Whether its last activity was noted so long ago that it is to be noted again. */
  readonly isDue: boolean
}

/** Neither ended by time nor its account closed to it. */
const isLive = sql<boolean>`
  clock_now() < sessions.ends_at
  and clock_now() < sessions.last_seen_at + make_interval(secs => sessions.idle_seconds)
  and account_standing.is_active
  and (sessions.app <> 'portal' or account_standing.has_portal_access)
`

/** The session with this hash of its id, or of its token, if it is one of this app and live. */
export async function liveSession(
  db: Db,
  by: 'id_hash' | 'token_hash',
  hash: Uint8Array,
  app: string,
  noteAgainAfterSeconds: number,
): Promise<LiveSession | undefined> {
  return await db
    .selectFrom('sessions')
    .innerJoin('account_standing', 'account_standing.id', 'sessions.account_id')
    .select([
      'sessions.id_hash as idHash',
      'sessions.account_id as accountId',
      'account_standing.type as accountType',
      'account_standing.username',
      'sessions.client',
      'sessions.must_change_password as mustChangePassword',
      sql<boolean>`sessions.last_seen_at <= clock_now() - make_interval(secs => ${noteAgainAfterSeconds})`.as('isDue'),
    ])
    .where(`sessions.${by}`, '=', hash)
    .where('sessions.app', '=', app)
    .where(isLive)
    .executeTakeFirst()
}

/** Whose a session of the portal is. */
interface NamedSession {
  /** The hash of its id, in hex. */
  readonly session: string
  readonly accountId: bigint
  readonly mustChangePassword: boolean
}

/** Those of these sessions of the portal that are live, named by the hash of their id, in hex. */
export async function liveAmong(db: Db, sessions: readonly string[]): Promise<NamedSession[]> {
  return await db
    .selectFrom('sessions')
    .innerJoin('account_standing', 'account_standing.id', 'sessions.account_id')
    .select([
      sql<string>`encode(sessions.id_hash, 'hex')`.as('session'),
      'sessions.account_id as accountId',
      'sessions.must_change_password as mustChangePassword',
    ])
    .where(
      sql<boolean>`sessions.id_hash in (select decode(named, 'hex') from jsonb_array_elements_text(${JSON.stringify(sessions)}::jsonb) named)`,
    )
    .where('sessions.app', '=', 'portal')
    .where(isLive)
    .execute()
}

/** Notes that the session is used; false when it has ended meanwhile. */
export async function noteActivity(tx: Tx, idHash: Uint8Array): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('sessions')
    .from('account_standing')
    .set({ last_seen_at: sql<Date>`clock_now()` })
    .whereRef('account_standing.id', '=', 'sessions.account_id')
    .where('sessions.id_hash', '=', idHash)
    .where(isLive)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Whose session this is, live or not. */
export async function accountOfSession(db: Db, idHash: Uint8Array): Promise<bigint | undefined> {
  const found = await db
    .selectFrom('sessions')
    .select('account_id as accountId')
    .where('id_hash', '=', idHash)
    .executeTakeFirst()
  return found?.accountId
}

/** The hash of the id of the session with this id or token, live or not. */
export async function sessionOfSecret(db: Db, hash: Uint8Array): Promise<Uint8Array | undefined> {
  const found = await db
    .selectFrom('sessions')
    .select('id_hash as idHash')
    .where(({ eb, or }) => or([eb('token_hash', '=', hash), eb('id_hash', '=', hash)]))
    .executeTakeFirst()
  return found?.idHash
}

export interface SessionOfChange {
  readonly client: 'browser' | 'app'
  /** Whether it was opened with the password that it is to change. */
  readonly isOpenedToChange: boolean
}

/** The session that changes its account's password; undefined when it has ended meanwhile. */
export async function sessionOfChange(db: Db, idHash: Uint8Array): Promise<SessionOfChange | undefined> {
  return await db
    .selectFrom('sessions')
    .select(({ ref }) => [
      ref('client').$castTo<'browser' | 'app'>().as('client'),
      'opened_to_change_password as isOpenedToChange',
    ])
    .where('id_hash', '=', idHash)
    .executeTakeFirst()
}

export async function deleteSession(tx: Tx, idHash: Uint8Array): Promise<void> {
  await tx.deleteFrom('sessions').where('id_hash', '=', idHash).execute()
}

/** Ends the sessions that an account's remembered logins opened. */
export async function deleteRememberedSessions(tx: Tx, accountId: bigint): Promise<void> {
  await tx.deleteFrom('sessions').where('account_id', '=', accountId).where('origin', '=', 'remembered').execute()
}

/** Ends every session of an account; answers how many there were. */
export async function deleteSessionsOf(tx: Tx, accountId: bigint): Promise<number> {
  const { numDeletedRows } = await tx.deleteFrom('sessions').where('account_id', '=', accountId).executeTakeFirst()
  return Number(numDeletedRows)
}

/** Ends an account's sessions but the `keep` newest live ones. */
export async function deleteOldestSessions(tx: Tx, accountId: bigint, keep: number): Promise<void> {
  await sql`
    delete from sessions where account_id = ${accountId} and id_hash not in (
      select id_hash from sessions
      where account_id = ${accountId}
        and clock_now() < ends_at and clock_now() < last_seen_at + make_interval(secs => idle_seconds)
      order by created_at desc, id_hash
      limit ${keep}
    )
  `.execute(tx)
}

/**
 * Clears away some sessions that time ended an hour ago, so that no code of theirs can be in anybody's hands; it
 * waits for nobody else who does.
 */
export async function deleteEndedSessions(tx: Tx, atMost: number): Promise<void> {
  await sql`
    delete from sessions where id_hash in (
      select id_hash from sessions where ends_at <= clock_now() - interval '1 hour'
      order by ends_at limit ${atMost} for update skip locked
    )
  `.execute(tx)
}
