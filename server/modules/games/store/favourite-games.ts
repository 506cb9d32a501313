import './tables.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '#/platform/db/handles.ts'

/** Told with the account's id by every change of its favourites when it commits. */
export const favouritesChannel = 'favourites_changed'

/** How often the favourites of each of these accounts have changed; one that has changed none is left out. */
export async function favouriteVersions(db: Db, accountIds: readonly bigint[]): Promise<Map<bigint, number>> {
  const rows = await db
    .selectFrom('favourite_versions')
    .select(['account_id as accountId', 'version'])
    // One parameter however many they are: every connected account is looked at together.
    .where(sql<boolean>`account_id = any(${accountIds.map(String)}::bigint[])`)
    .execute()
  return new Map(rows.map(({ accountId, version }) => [accountId, Number(version)]))
}

/** Ids of an account's favourites, offered or not, the latest first. */
export async function favouriteNodeIds(db: Db, accountId: bigint): Promise<string[]> {
  const rows = await db
    .selectFrom('favourite_games')
    .select('node_id as nodeId')
    .where('account_id', '=', accountId)
    .orderBy('added_at', 'desc')
    .orderBy('node_id', 'desc')
    .execute()
  return rows.map(({ nodeId }) => nodeId.toString())
}

/** False if the game is a favourite already; it then keeps its place. */
export async function insertFavourite(tx: Tx, accountId: bigint, nodeId: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('favourite_games')
    .values({ account_id: accountId, node_id: BigInt(nodeId) })
    .onConflict((c) => c.columns(['account_id', 'node_id']).doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows !== 1n) return false
  await countChange(tx, accountId)
  return true
}

export async function countFavourites(tx: Tx, accountId: bigint): Promise<number> {
  const { count } = await tx
    .selectFrom('favourite_games')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function deleteFavourite(tx: Tx, accountId: bigint, nodeId: string): Promise<void> {
  const { numDeletedRows } = await tx
    .deleteFrom('favourite_games')
    .where('account_id', '=', accountId)
    .where('node_id', '=', BigInt(nodeId))
    .executeTakeFirst()
  if (numDeletedRows > 0n) await countChange(tx, accountId)
}

/** The row is locked until the commit, so versions rise in the order of commits. */
async function countChange(tx: Tx, accountId: bigint): Promise<void> {
  await sql`
    with changed as (
      insert into favourite_versions as f (account_id, version) values (${accountId}, 1)
      on conflict (account_id) do update set version = f.version + 1 returning account_id
    )
    select pg_notify(${favouritesChannel}, account_id::text) from changed
  `.execute(tx)
}
