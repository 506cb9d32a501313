import './tables.ts'
import { sql } from 'kysely'
import type { Tx } from '#/platform/db/handles.ts'
import { purgeOld } from './purge-old.ts'

const goodForSeconds = 30

/** Keeps a ticket of this session; false when the session has ended. */
export async function insertSocketTicket(tx: Tx, ticketHash: Uint8Array, sessionIdHash: Uint8Array): Promise<boolean> {
  // Locked, so that a session which ends at the same moment is none, and not a fault.
  const { rows } = await sql`
    insert into socket_tickets (ticket_hash, session_id_hash)
    select ${ticketHash}::bytea, id_hash from sessions where id_hash = ${sessionIdHash} for key share
    returning made_at
  `.execute(tx)
  await purgeOld(tx, 'socket_tickets', goodForSeconds)
  return rows.length > 0
}

/** Uses a ticket up and answers its session: of several who try at once, one does. */
export async function takeSocketTicket(tx: Tx, ticketHash: Uint8Array): Promise<Uint8Array | undefined> {
  const taken = await tx
    .deleteFrom('socket_tickets')
    .where('ticket_hash', '=', ticketHash)
    .where(sql<boolean>`made_at > clock_now() - make_interval(secs => ${goodForSeconds})`)
    .returning('session_id_hash as sessionIdHash')
    .executeTakeFirst()
  return taken?.sessionIdHash
}
