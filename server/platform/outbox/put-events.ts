import './tables.ts'
import { sql } from 'kysely'
import type { Tx } from '#/platform/db/handles.ts'
import type { Statement } from '#/platform/db/turns.ts'

/** Told when events were put into the outbox; a hint, which may be lost. */
export const outboxChannel = 'outbox_filled'

/** An event on its way to one consumer. */
export interface OutgoingEvent {
  /** Whose events keep their order. The transaction holds its lock, so that no later one commits before. */
  readonly aggregate: string
  readonly event: string
  readonly consumer: string
  /** JSON: amounts and ids are texts. */
  readonly payload: object
}

/** Puts events into the outbox, in their order and one statement; they are delivered when, and if, `tx` commits. */
export async function putEvents(tx: Tx, events: readonly OutgoingEvent[]): Promise<void> {
  if (events.length > 0) await puttingEvents(events).execute(tx)
}

/** The same as a statement that is not sent yet. */
export function puttingEvents(events: readonly OutgoingEvent[]): Statement {
  return sql`
    with put as (
      insert into outbox (aggregate, event, consumer, payload)
      select aggregate, event, consumer, payload::jsonb
      from unnest(
        ${events.map(({ aggregate }) => aggregate)}::text[],
        ${events.map(({ event }) => event)}::text[],
        ${events.map(({ consumer }) => consumer)}::text[],
        ${events.map(({ payload }) => JSON.stringify(payload))}::text[]
      ) with ordinality as e (aggregate, event, consumer, payload, ord)
      order by ord
      returning id
    )
    select pg_notify(${outboxChannel}, '') from (select 1 from put limit 1) filled
  `
}
