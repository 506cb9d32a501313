import { sql } from 'kysely'
import type { Tx } from '#/platform/db/handles.ts'

/**
 * Serialises changes of one account's favourites and recent games until the transaction ends. A limit can't be kept by
 * row locks: the rows over it do not exist yet.
 */
export async function lockOwnGames(tx: Tx, accountId: bigint): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`games of account ${accountId}`}, 0))`.execute(tx)
}
