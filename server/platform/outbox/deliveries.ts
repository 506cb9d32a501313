import './tables.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '#/platform/db/handles.ts'

/** An event that this transaction holds, for its consumer. */
export interface ClaimedEvent {
  readonly id: bigint
  readonly aggregate: string
  readonly event: string
  readonly consumer: string
  readonly payload: object
  /** Tries that failed before this one. */
  readonly failures: number
}

/** Seconds from a failure to the next try: 2, 4, 8 … and five minutes at most. */
const longestWaitSeconds = 300
/** After so many tries an event waits for a person: that takes about 25 minutes. */
export const triesAtMost = 12
/** A failure's message is kept so far. */
const messageAtMost = 500

/**
 * Holds the oldest event that is due for one of these consumers, unless another process holds it. Of one aggregate an
 * event waits until those before it are delivered or parked. It never asks for ids above the last: ids are given out in
 * another order than transactions commit, so it would pass some over (reliability section 3).
 */
export async function claimNext(tx: Tx, consumers: readonly string[]): Promise<ClaimedEvent | undefined> {
  const { rows } = await sql<ClaimedEvent>`
    select id, aggregate, event, consumer, payload, failures from outbox o
    where delivered_at is null and parked_at is null and due_at <= clock_now() and consumer = any(${[...consumers]}::text[])
      and not exists (
        select from outbox earlier
        where earlier.consumer = o.consumer and earlier.aggregate = o.aggregate and earlier.id < o.id
          and earlier.delivered_at is null and earlier.parked_at is null
      )
    order by id limit 1 for update skip locked
  `.execute(tx)
  return rows[0]
}

export async function markDelivered(tx: Tx, id: bigint): Promise<void> {
  await sql`update outbox set delivered_at = clock_now() where id = ${id}`.execute(tx)
}

/** Notes that a try failed; true where it was the last one and the event is parked. */
export async function noteFailure(tx: Tx, { id, failures }: ClaimedEvent, message: string): Promise<boolean> {
  const { rows } = await sql<{ isParked: boolean }>`
    update outbox set
      failures = failures + 1, last_failure = ${message.slice(0, messageAtMost)},
      due_at = clock_now() + make_interval(secs => least(2 ^ (failures + 1), ${longestWaitSeconds})),
      parked_at = case when failures + 1 >= ${triesAtMost} then clock_now() end
    -- Another process may have had it meanwhile.
    where id = ${id} and failures = ${failures} and delivered_at is null and parked_at is null
    returning parked_at is not null as "isParked"
  `.execute(tx)
  return rows[0]?.isParked ?? false
}

/** How long the oldest event waits that is neither delivered nor parked, and how many are parked. */
export async function outboxFigures(db: Db): Promise<{ oldestUnsentSeconds: number; parked: number }> {
  const { oldest, parked } = await db
    .selectNoFrom([
      sql<number | null>`(
        select extract(epoch from clock_now() - min(made_at))::double precision from outbox
        where delivered_at is null and parked_at is null
      )`.as('oldest'),
      sql<bigint>`(select count(*) from outbox where parked_at is not null)`.as('parked'),
    ])
    .executeTakeFirstOrThrow()
  return { oldestUnsentSeconds: Math.max(0, oldest ?? 0), parked: Number(parked) }
}

/** Removes some of what was delivered so many days ago; answers how many. */
export async function pruneDelivered(tx: Tx, keptDays: number, atMost: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from outbox where id in (
      select id from outbox where delivered_at < clock_now() - make_interval(days => ${keptDays})
      order by delivered_at limit ${atMost} for update skip locked
    )
  `.execute(tx)
  return Number(numAffectedRows)
}
