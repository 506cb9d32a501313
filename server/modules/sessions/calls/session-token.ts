import { sessionToken } from '@banyan/contract/identity/session-calls.ts'
import { bind } from '#/platform/http/bind.ts'
import { Refusal } from '#/platform/refusal.ts'
import type { LiveSessions } from '../live-sessions.ts'
import { sessionCookie } from '../session-cookie.ts'
import type { SessionSecrets } from '../session-secrets.ts'

export function sessionTokenCall(sessions: LiveSessions, secrets: SessionSecrets) {
  return bind(sessionToken, async (_input, { browser, isForeign }) => {
    if (isForeign) throw new Refusal('foreign_origin')
    const id = browser.cookie(sessionCookie)
    const session = id === undefined ? undefined : await sessions.ofCookie(id)
    return { token: id !== undefined && session ? secrets.tokenOf(id) : null }
  })
}
