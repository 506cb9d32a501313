import { sql } from 'kysely'
import type { Tx } from '#/platform/db/handles.ts'

/**
 * Sets the one clock of a test's database off by so many seconds, for every process on it. What production lacks is
 * this statement: no setting moves its clock.
 */
export async function moveClock(tx: Tx, seconds: number): Promise<void> {
  const moved = seconds === 0 ? 'now()' : `now() + make_interval(secs => ${Number(seconds)})`
  await sql
    .raw(`create or replace function clock_now() returns timestamptz language sql stable as 'select ${moved}'`)
    .execute(tx)
}
