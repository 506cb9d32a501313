import { hashOfSecret } from '#/platform/crypto/hash-of-secret.ts'
import type { Tx } from '#/platform/db/handles.ts'
import type { SignedIn } from '#/platform/http/bind.ts'
import { Refusal } from '#/platform/refusal.ts'
import type { RandomBytes } from '../session-secrets.ts'
import { insertSocketTicket } from '../store/socket-tickets.ts'

/** 256 bits (reliability T8). */
const ticketBytes = 32

/** A ticket that opens one websocket for this session. */
export async function mintSocketTicket(tx: Tx, random: RandomBytes, { session }: SignedIn): Promise<string> {
  const ticket = random(ticketBytes).toString('base64url')
  const isKept = await insertSocketTicket(tx, hashOfSecret(ticket), Buffer.from(session, 'hex'))
  if (!isKept) throw new Refusal('not_logged_in')
  return ticket
}
