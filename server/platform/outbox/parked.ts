import './tables.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '#/platform/db/handles.ts'
import { outboxChannel } from './put-events.ts'

/** An event that was given up; without its payload, which may be about somebody. */
export interface ParkedEvent {
  readonly id: bigint
  readonly event: string
  readonly consumer: string
  readonly aggregate: string
  readonly madeAt: Date
  readonly parkedAt: Date
  /** What its consumer complained of the last time. */
  readonly failure: string
}

/** The oldest events that are parked. */
export async function parkedEvents(db: Db, atMost: number): Promise<ParkedEvent[]> {
  const rows = await db
    .selectFrom('outbox')
    .select(['id', 'event', 'consumer', 'aggregate', 'made_at', 'parked_at', 'last_failure'])
    .where('parked_at', 'is not', null)
    .orderBy('made_at')
    .orderBy('id')
    .limit(atMost)
    .$narrowType<{ parked_at: Date; last_failure: string }>()
    .execute()
  return rows.map(({ made_at: madeAt, parked_at: parkedAt, last_failure: failure, ...event }) => {
    return { ...event, madeAt, parkedAt, failure }
  })
}

/**
 * Sends parked events again, with all their tries before them; answers how many. They come after those of their
 * aggregate that were delivered meanwhile.
 */
export async function sendParkedAgain(tx: Tx, atMost: number): Promise<number> {
  const { rows } = await sql<{ again: bigint }>`
    with chosen as (
      select id from outbox where parked_at is not null order by made_at, id limit ${atMost} for update
    ), again as (
      update outbox set parked_at = null, failures = 0, due_at = clock_now() from chosen where outbox.id = chosen.id
      returning outbox.id
    )
    select count(*) as again, pg_notify(${outboxChannel}, '') from again
  `.execute(tx)
  return Number(rows[0]?.again ?? 0n)
}

/** How many events are parked. */
export async function countParked(db: Db): Promise<bigint> {
  const { count } = await db
    .selectFrom('outbox')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('parked_at', 'is not', null)
    .executeTakeFirstOrThrow()
  return count
}
