import { sql } from 'kysely'
import type { Db } from './handles.ts'

/** The database's time, by which everything that depends on the day is decided. */
export async function databaseTime(db: Db): Promise<Date> {
  const { now } = await db.selectNoFrom(sql<Date>`clock_now()`.as('now')).executeTakeFirstOrThrow()
  return now
}
