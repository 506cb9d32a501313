import { logout } from '@banyan/contract/identity/session-calls.ts'
import type { Database } from '#/platform/db/database.ts'
import { bind } from '#/platform/http/bind.ts'
import { signedIn } from '#/platform/http/signed-in.ts'
import { endSession } from '../end-sessions.ts'
import type { LiveSessions } from '../live-sessions.ts'
import { sessionCookie } from '../session-cookie.ts'

export function logoutCall(database: Database, sessions: LiveSessions) {
  return bind(logout, async (_input, { principal, browser }) => {
    const { id, session } = signedIn(principal)
    await database.transaction((tx) => endSession(tx, Buffer.from(session, 'hex')))
    // The news comes by notification too; here it must not even be a moment late.
    sessions.forget(String(id))
    browser.forget(sessionCookie)
    return {}
  })
}
