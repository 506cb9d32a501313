import { hashOfSecret } from '#/platform/crypto/hash-of-secret.ts'
import type { Database } from '#/platform/db/database.ts'
import { cookieOf } from '#/platform/http/browser.ts'
import type { SocketSessions } from '#/platform/realtime/socket-sessions.ts'
import { sessionsChannel } from '../end-sessions.ts'
import { sessionCookie } from '../session-cookie.ts'
import { liveAmong, liveSession } from '../store/sessions.ts'
import { takeSocketTicket } from '../store/socket-tickets.ts'

/** Being connected is no activity: whoever does nothing for 30 min is signed out, connected or not. */
const neverNoted = 0

/** Which session a websocket belongs to: its ticket's, which is its browser's too, or else a ticket that was stolen. */
export function socketSessions(database: Database, https: boolean): SocketSessions {
  return {
    endedOn: sessionsChannel,
    async redeem(ticket, request) {
      const sessionIdHash = await database.transaction((tx) => takeSocketTicket(tx, hashOfSecret(ticket)))
      const id = cookieOf(request, sessionCookie, https)
      if (!sessionIdHash || id === undefined || !hashOfSecret(id).equals(sessionIdHash)) return undefined
      const session = await liveSession(database.db, 'id_hash', sessionIdHash, 'portal', neverNoted)
      if (!session) return undefined
      const { accountId, mustChangePassword } = session
      return { accountId, session: Buffer.from(sessionIdHash).toString('hex'), mustChangePassword }
    },
    live: async (sessions) => new Set(await liveAmong(database.db, sessions)),
  }
}
