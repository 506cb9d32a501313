import { sql } from 'kysely'
import type { Database } from '#/platform/db/database.ts'

/** The database's clock in a test's hand; it goes right again when the test leaves. */
export interface MovedClock extends AsyncDisposable {
  /** Puts the clock so far ahead of the real one. */
  ahead(by: { readonly days?: number; readonly hours?: number; readonly seconds?: number }): Promise<void>
}

export function movedClock(database: Database): MovedClock {
  const move = async (seconds: number) => {
    const body = `select now()${seconds === 0 ? '' : ` + interval '${seconds} seconds'`}`
    await database.transaction((tx) =>
      sql
        .raw(
          `create or replace function clock_now() returns timestamptz language sql stable as '${body.replaceAll("'", "''")}'`,
        )
        .execute(tx),
    )
  }
  return {
    ahead: ({ days = 0, hours = 0, seconds = 0 }) => move((days * 24 + hours) * 3600 + seconds),
    [Symbol.asyncDispose]: () => move(0),
  }
}
