import './round-tables.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '#/platform/db/handles.ts'

interface NewSessionRow {
  readonly launchHash: Uint8Array
  readonly accountId: bigint
  readonly vendorCode: string
  readonly gameCode: string
  readonly asset: string
}

export async function insertGameSession(tx: Tx, row: NewSessionRow): Promise<void> {
  const { launchHash, accountId, vendorCode, gameCode, asset } = row
  await tx
    .insertInto('game_sessions')
    .values({ launch_hash: launchHash, account_id: accountId, vendor_code: vendorCode, game_code: gameCode, asset })
    .execute()
}

/** A player as a vendor knows it. */
export interface VendorPlayer {
  readonly memberId: bigint
  /** The account's public id. */
  readonly player: string
  /** Code of the language that the account has chosen. */
  readonly language: string | null
}

export interface BegunSession extends VendorPlayer {
  readonly reference: string
  readonly asset: string
}

/** Begins the session of a launch once, if it is not too old. */
export async function beginGameSession(
  tx: Tx,
  { launchHash, vendorCode }: Pick<NewSessionRow, 'launchHash' | 'vendorCode'>,
  withinSeconds: number,
): Promise<BegunSession | undefined> {
  const { rows } = await sql<BegunSession>`
    update game_sessions s set authenticated_at = clock_now() from account_standing a
    where s.launch_hash = ${launchHash} and s.vendor_code = ${vendorCode} and s.authenticated_at is null
      and s.made_at > clock_now() - make_interval(secs => ${withinSeconds}) and a.id = s.account_id
    returning s.account_id as "memberId", a.public_id as player, a.language, s.reference, s.asset
  `.execute(tx)
  return rows[0]
}

/** Deletes up to `atMost` launches that no vendor began in time, oldest first; answers how many. */
export async function deleteUnbegun(tx: Tx, keptHours: number, atMost: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from game_sessions where id in (
      select id from game_sessions
      where authenticated_at is null and made_at < clock_now() - make_interval(hours => ${keptHours})
      order by made_at limit ${atMost} for update skip locked
    )
  `.execute(tx)
  return Number(numAffectedRows)
}

/** A session's owner and money. */
export interface GameSession {
  readonly memberId: bigint
  readonly vendorCode: string
  readonly asset: string
  /** When its right to bet ends, in ISO 8601. */
  readonly betsUntil: string
}

const hot = sql`/* hot */`
/** One parameter for any number of texts, so that the statement is prepared once. */
const anyOf = (texts: readonly string[]) => sql<string>`any(${texts}::text[])`

/** The begun sessions with these references; each may bet for `betsForSeconds` from its beginning. */
export async function gameSessionsOf(
  db: Db,
  references: readonly string[],
  betsForSeconds: number,
): Promise<(GameSession | undefined)[]> {
  const betsUntil = sql<Date>`authenticated_at + make_interval(secs => ${betsForSeconds})`
  const rows = await db
    .selectFrom('game_sessions')
    .modifyFront(hot)
    .select(['reference', 'account_id as memberId', 'vendor_code as vendorCode', 'asset', betsUntil.as('betsUntil')])
    .where('reference', '=', anyOf(references))
    .where('authenticated_at', 'is not', null)
    .execute()
  const found = new Map(
    rows.map(({ reference, betsUntil, ...rest }) => [reference, { ...rest, betsUntil: betsUntil.toISOString() }]),
  )
  return references.map((reference) => found.get(reference))
}

/** The accounts with these player ids; undefined where there is none. */
export async function membersOfPlayers(db: Db, players: readonly string[]): Promise<(bigint | undefined)[]> {
  const rows = await db
    .selectFrom('account_standing')
    .modifyFront(hot)
    .select(['public_id as player', 'id as memberId'])
    .where('public_id', '=', anyOf(players))
    // Trial accounts have no real money, and operators no money at all.
    .where('type', 'not in', [4, 9])
    .execute()
  const found = new Map(rows.map(({ player, memberId }) => [player, memberId]))
  return players.map((player) => found.get(player))
}

/** Whether an account is not suspended. */
export async function mayAct(tx: Tx, accountId: bigint): Promise<boolean> {
  const found = await tx
    .selectFrom('account_standing')
    .select('id')
    .where('id', '=', accountId)
    .where('is_active', '=', true)
    .executeTakeFirst()
  return found !== undefined
}
