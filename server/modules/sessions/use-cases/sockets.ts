import type { IncomingMessage } from 'node:http'
import { together } from '#/platform/concurrency/together.ts'
import { hashOfSecret } from '#/platform/crypto/hash-of-secret.ts'
import type { Database } from '#/platform/db/database.ts'
import type { Tx } from '#/platform/db/handles.ts'
import type { SignedIn } from '#/platform/http/bind.ts'
import { cookieOf } from '#/platform/http/browser.ts'
import type { SocketSession, SocketSessions } from '#/platform/realtime/socket-sessions.ts'
import { Refusal } from '#/platform/refusal.ts'
import { sessionsChannel } from '../end-sessions.ts'
import { type RandomBytes, sessionCookie } from '../session-secrets.ts'
import { liveAmong } from '../store/sessions.ts'
import { insertSocketTicket, takeSocketTickets } from '../store/socket-tickets.ts'

/** Tabs that come back after a server went are many; their tickets are taken so many at a time. */
const takenAtOnce = 200

interface Shown {
  /** Hashes in hex: of the ticket, and of the id of the browser's session. */
  readonly ticket: string
  readonly session: string | undefined
}

const hexHash = (secret: string) => hashOfSecret(secret).toString('hex')

/** Which session a websocket belongs to: its ticket's, which is its browser's too, or else a ticket that was stolen. */
export function socketSessions(database: Database, https: boolean): SocketSessions {
  const redeem = together(takenAtOnce, (shown: readonly Shown[]) => redeemed(database, shown))
  return {
    endedOn: sessionsChannel,
    redeem: (ticket: string, request: Pick<IncomingMessage, 'headers'>) => {
      const id = cookieOf(request, sessionCookie, https)
      return redeem({ ticket: hexHash(ticket), session: id === undefined ? undefined : hexHash(id) })
    },
    live: async (sessions) => new Set((await liveAmong(database.db, sessions)).map(({ session }) => session)),
  }
}

/** Being connected is no activity: whoever does nothing for 30 min is signed out, so none is noted here. */
async function redeemed(database: Database, shown: readonly Shown[]): Promise<(SocketSession | undefined)[]> {
  const taken = new Map(
    await database.transaction((tx) => takeSocketTickets(tx, [...new Set(shown.map(({ ticket }) => ticket))])),
  )
  const own = shown.map(({ ticket, session }) => {
    const opened = taken.get(ticket)
    // Of two who show the same ticket at once, the first has it.
    taken.delete(ticket)
    return opened === session ? opened : undefined
  })
  const named = own.filter((session) => session !== undefined)
  if (named.length === 0) return own.map(() => undefined)
  const live = new Map((await liveAmong(database.db, named)).map((session) => [session.session, session]))
  return own.map((session) => (session === undefined ? undefined : live.get(session)))
}

/** 256 bits (reliability T8). */
const ticketBytes = 32

/** A ticket that opens one websocket for this session. */
export async function mintSocketTicket(tx: Tx, random: RandomBytes, { session }: SignedIn): Promise<string> {
  const ticket = random(ticketBytes).toString('base64url')
  const isKept = await insertSocketTicket(tx, hashOfSecret(ticket), Buffer.from(session, 'hex'))
  if (!isKept) throw new Refusal('not_logged_in')
  return ticket
}
