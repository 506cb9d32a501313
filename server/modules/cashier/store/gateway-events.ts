import './deposit-tables.ts'
import { type Selectable, sql } from 'kysely'
import type { Db, Tx } from '#/platform/db/handles.ts'
import type { Tables } from '#/platform/db/tables.ts'

export type GatewayEventRow = Selectable<Tables['gateway_events']>

/** Keeps a message as it came, sealed; undefined where the same one was kept before. */
export async function insertGatewayEvent(
  tx: Tx,
  given: { readonly provider: string; readonly eventKey: string; readonly body: Uint8Array },
): Promise<bigint | undefined> {
  const row = await tx
    .insertInto('gateway_events')
    .values({ provider: given.provider, event_key: given.eventKey, body: given.body })
    .onConflict((conflict) => conflict.constraint('an_event_is_kept_once').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** The message that was kept under this key. */
export async function gatewayEventOf(db: Db, provider: string, eventKey: string): Promise<GatewayEventRow | undefined> {
  return await db
    .selectFrom('gateway_events')
    .selectAll()
    .where('provider', '=', provider)
    .where('event_key', '=', eventKey)
    .executeTakeFirst()
}

/** Locks a message that is kept; whoever handles it twice finds it handled. */
export async function lockGatewayEvent(tx: Tx, id: bigint): Promise<GatewayEventRow | undefined> {
  return await tx.selectFrom('gateway_events').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export async function noteHandled(
  tx: Tx,
  id: bigint,
  { outcome, depositId }: { readonly outcome: string; readonly depositId: bigint | undefined },
): Promise<void> {
  await tx
    .updateTable('gateway_events')
    .set({ outcome, deposit_id: depositId ?? null, handled_at: sql<Date>`clock_now()` })
    .where('id', '=', id)
    .execute()
}

/** What was told of an order, oldest first. */
export async function eventsOf(
  db: Db,
  depositId: bigint,
  atMost: number,
): Promise<Pick<GatewayEventRow, 'received_at' | 'event_key' | 'outcome'>[]> {
  return await db
    .selectFrom('gateway_events')
    .select(['received_at', 'event_key', 'outcome'])
    .where('deposit_id', '=', depositId)
    .orderBy('id')
    .limit(atMost)
    .execute()
}

/** What the outcome of a message says while it waits for its provider's answer. */
const waits = 'asked'

/** Messages about an order that wait for the provider's answer, locked. */
export async function claimsOf(tx: Tx, depositId: bigint): Promise<GatewayEventRow[]> {
  return await tx
    .selectFrom('gateway_events')
    .selectAll()
    .where('deposit_id', '=', depositId)
    .where('outcome', '=', waits)
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Whether a message about an order waits for the provider's answer. */
export async function hasClaims(db: Db, depositId: bigint): Promise<boolean> {
  const found = await db
    .selectFrom('gateway_events')
    .select('id')
    .where('deposit_id', '=', depositId)
    .where('outcome', '=', waits)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
