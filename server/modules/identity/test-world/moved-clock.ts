import { sql } from 'kysely'
import type { Database } from '#/platform/db/database.ts'

/** Moves the database's clock ahead by so many seconds, and back where it was when the test leaves. */
export async function movedClock(database: Database, seconds: number): Promise<AsyncDisposable> {
  const clock = (time: string) =>
    database.transaction((tx) =>
      sql
        .raw(`create or replace function clock_now() returns timestamptz language sql stable as 'select now()${time}'`)
        .execute(tx),
    )
  await clock(` + make_interval(secs => ${seconds})`)
  return { [Symbol.asyncDispose]: async () => void (await clock('')) }
}
