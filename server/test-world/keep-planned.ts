import { sql } from 'kysely'
import type { Database } from '#/platform/db/database.ts'

/** Rows after which a table is another one to whoever plans a statement. */
const grownBy = 5_000

/**
 * Has PostgreSQL look at tables that grow from nothing to hundreds of thousands of rows, as its own autovacuum would where
 * it is not switched off: a statement that was planned for empty tables reads them whole, and a bet takes a second.
 */
export function keepPlanned(database: Pick<Database, 'transaction'>): (rows: number) => Promise<void> {
  let looked = 0
  return async (rows) => {
    if (rows - looked < grownBy) return
    looked = rows
    await database.transaction((tx) => sql`analyze`.execute(tx))
  }
}
