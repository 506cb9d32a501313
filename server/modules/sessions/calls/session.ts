import { logout, sessionToken } from '@banyan/contract/identity/session-calls.ts'
import { socketTicket } from '@banyan/contract/identity/socket-ticket.ts'
import type { Database } from '#/platform/db/database.ts'
import { type Binding, bind } from '#/platform/http/bind.ts'
import { signedIn } from '#/platform/http/signed-in.ts'
import { Refusal } from '#/platform/refusal.ts'
import { endSession } from '../end-sessions.ts'
import type { LiveSessions } from '../live-sessions.ts'
import { type RandomBytes, type SessionSecrets, sessionCookie } from '../session-secrets.ts'
import { mintSocketTicket } from '../use-cases/sockets.ts'

interface SessionParts {
  readonly database: Database
  readonly sessions: LiveSessions
  readonly secrets: SessionSecrets
  readonly random: RandomBytes
}

/** The own session: reading its token, ending it, a ticket for its websocket. */
export function sessionBindings({ database, sessions, secrets, random }: SessionParts): Binding[] {
  return [
    bind(sessionToken, async (_input, { browser, isForeign }) => {
      if (isForeign) throw new Refusal('foreign_origin')
      const id = browser.cookie(sessionCookie)
      const session = id === undefined ? undefined : await sessions.ofCookie(id)
      return { token: id !== undefined && session ? secrets.tokenOf(id) : null }
    }),
    bind(logout, async (_input, { principal, browser }) => {
      const { id, session } = signedIn(principal)
      await database.transaction((tx) => endSession(tx, Buffer.from(session, 'hex')))
      // The notification comes later than the answer; this process must know at once.
      sessions.forget(String(id))
      browser.forget(sessionCookie)
      return {}
    }),
    bind(socketTicket, async (_input, { principal }) => ({
      ticket: await database.transaction((tx) => mintSocketTicket(tx, random, signedIn(principal))),
    })),
  ]
}
