import { sql } from 'kysely'
import type { Tx } from '#/platform/db/handles.ts'

/**
 * Makes whoever changes the favourites or the recent games of one account wait for each other until the transaction
 * ends. The rows can't be locked themselves: the ones that would be too many are not there yet.
 */
export async function lockOwnGames(tx: Tx, accountId: bigint): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`games of account ${accountId}`}, 0))`.execute(tx)
}
