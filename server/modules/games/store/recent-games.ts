import './tables.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '#/platform/db/handles.ts'

const recentForDays = 30
/** Recent games kept per account. */
const keptAtMost = 200

/** An account's recent games, the latest first. */
function recent(db: Db, accountId: bigint) {
  return db
    .selectFrom('recent_games')
    .select('node_id as nodeId')
    .where('account_id', '=', accountId)
    .where('started_at', '>', sql<Date>`clock_now() - make_interval(days => ${recentForDays})`)
    .orderBy('started_at', 'desc')
    .orderBy('node_id', 'desc')
    .limit(keptAtMost)
}

export async function recentNodeIds(db: Db, accountId: bigint): Promise<string[]> {
  const rows = await recent(db, accountId).execute()
  return rows.map(({ nodeId }) => nodeId.toString())
}

/** Puts a game in front of an account's recent games. */
export async function putRecentGame(tx: Tx, accountId: bigint, nodeId: string): Promise<void> {
  await tx
    .insertInto('recent_games')
    .values({ account_id: accountId, node_id: BigInt(nodeId) })
    .onConflict((c) => c.columns(['account_id', 'node_id']).doUpdateSet({ started_at: sql<Date>`clock_now()` }))
    .execute()
}

/** Deletes games that are no longer recent. */
export async function deleteOldStarts(tx: Tx, accountId: bigint): Promise<void> {
  await tx
    .deleteFrom('recent_games')
    .where('account_id', '=', accountId)
    .where('node_id', 'not in', recent(tx, accountId))
    .execute()
}
