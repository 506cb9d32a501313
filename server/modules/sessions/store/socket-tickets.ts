import './tables.ts'
import { sql } from 'kysely'
import type { Tx } from '#/platform/db/handles.ts'
import { purgeOld } from '#/platform/db/purge-old.ts'

const goodForSeconds = 30

/** Keeps a ticket of this session; false when the session has ended. */
export async function insertSocketTicket(tx: Tx, ticketHash: Uint8Array, sessionIdHash: Uint8Array): Promise<boolean> {
  // Locked, so that a session which ends at the same moment is none, and not a fault.
  const { rows } = await sql`
    insert into socket_tickets (ticket_hash, session_id_hash)
    select ${ticketHash}::bytea, id_hash from sessions where id_hash = ${sessionIdHash} for key share
    returning made_at
  `.execute(tx)
  await purgeOld(tx, { table: 'socket_tickets', key: 'ticket_hash', goodForSeconds })
  return rows.length > 0
}

/**
 * Uses tickets up and answers the hash of each one's session, by its own hash, both in hex: of several who try one at
 * once, one does. They are locked in an order, so that two who take the same ones wait for each other and no more.
 */
export async function takeSocketTickets(tx: Tx, ticketHashes: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ ticket: string; session: string }>`
    with named as (
      select ticket_hash from socket_tickets
      where ticket_hash in (select decode(hash, 'hex') from jsonb_array_elements_text(${JSON.stringify(ticketHashes)}::jsonb) hash)
        and made_at > clock_now() - make_interval(secs => ${goodForSeconds})
      order by ticket_hash for update
    )
    delete from socket_tickets using named where socket_tickets.ticket_hash = named.ticket_hash
    returning encode(socket_tickets.ticket_hash, 'hex') as ticket, encode(session_id_hash, 'hex') as session
  `.execute(tx)
  return new Map(rows.map(({ ticket, session }) => [ticket, session]))
}
