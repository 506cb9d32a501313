import { sql } from 'kysely'
import type { Tx } from '#/platform/db/handles.ts'

/**
 * Sets the one clock of a test's database off by so many seconds, for every process on it. What production lacks is
 * this statement: no setting moves its clock.
 */
export async function moveClock(tx: Tx, seconds: number): Promise<void> {
  await setClock(tx, seconds === 0 ? 'now()' : `now() + make_interval(secs => ${Number(seconds)})`)
}

/** Stops the same clock, so many seconds after a moment of its own: a test of slots or waits meets no midnight by chance. */
export async function stopClock(tx: Tx, seconds: number): Promise<void> {
  await setClock(tx, `timestamptz ''2026-03-01T12:00:00Z'' + make_interval(secs => ${Number(seconds)})`)
}

async function setClock(tx: Tx, moment: string): Promise<void> {
  await sql
    .raw(`create or replace function clock_now() returns timestamptz language sql stable as 'select ${moment}'`)
    .execute(tx)
}
