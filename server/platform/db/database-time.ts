import '#/modules/accounts/store/tables.ts'
import { sql } from 'kysely'
import type { Db } from './handles.ts'

/** The database's time, which whatever depends on the day is decided by. */
export async function databaseTime(db: Db, accountId: bigint): Promise<Date> {
  const { now } = await db
    .selectFrom('accounts')
    .select(sql<Date>`clock_now()`.as('now'))
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  return now
}
