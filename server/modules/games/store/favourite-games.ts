import './tables.ts'
import type { Db, Tx } from '#/platform/db/handles.ts'

/** Ids of an account's favourites, whether offered or not, the latest first. */
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
  return numInsertedOrUpdatedRows === 1n
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
  await tx
    .deleteFrom('favourite_games')
    .where('account_id', '=', accountId)
    .where('node_id', '=', BigInt(nodeId))
    .execute()
}
