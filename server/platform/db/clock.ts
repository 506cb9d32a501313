import { sql } from 'kysely'
import type { Db } from './handles.ts'

/** The database's time: the one clock of every process, which test worlds can move. */
export async function databaseNow(db: Db): Promise<Date> {
  const { now } = await db.selectNoFrom(sql<Date>`clock_now()`.as('now')).executeTakeFirstOrThrow()
  return now
}
