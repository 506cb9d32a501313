import { sql } from 'kysely'
import type { Db, Tx } from './handles.ts'

/** The database's time: the one clock of every process, which test worlds can move. */
export async function databaseNow(db: Db): Promise<Date> {
  const { now } = await db.selectNoFrom(sql<Date>`clock_now()`.as('now')).executeTakeFirstOrThrow()
  return now
}

/**
 * A moment before which every transaction is over: whoever asks now for rows that were made until then is told the same
 * as whoever asks later. A row is made when its transaction began. Whoever reads a journal up to here misses nothing.
 */
export async function settledUntil(tx: Tx): Promise<Date> {
  const { rows } = await sql<{ moment: Date }>`
    select clock_now() - (now() - least(now(), min(xact_start))) - interval '1 second' as moment
    from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend'
  `.execute(tx)
  const [row] = rows
  // An aggregate without groups has one row.
  if (!row) throw new Error('the oldest transaction is unknown')
  return row.moment
}
