import type { IncomingMessage } from 'node:http'
import type { CallDefinition, Caller } from '@banyan/contract/call.ts'
import { unattendedHeader } from '@banyan/contract/operator-call.ts'
import { accountTypes, isAgentType } from '#/modules/accounts/account-types.ts'
import type { Principal } from '#/platform/http/bind.ts'
import { cookieOf } from '#/platform/http/browser.ts'
import { isFromPage } from '#/platform/http/foreign-origin.ts'
import { Refusal } from '#/platform/refusal.ts'
import type { LiveSessions } from '../live-sessions.ts'
import { consoleCookie, type SessionSecrets, sessionCookie } from '../session-secrets.ts'
import type { LiveSession } from '../store/sessions.ts'

const visitor: Principal = { is: 'visitor', name: 'visitor' }

interface IdentifyParts {
  readonly sessions: LiveSessions
  readonly secrets: SessionSecrets
  readonly https: boolean
}

/**
 * Who sends a request to the portal. A browser's cookie counts only with the token of the same session; calls that
 * need to know refuse another one's token with session_changed, so that a tab can tell that somebody else signed in.
 */
export async function identify(
  parts: IdentifyParts,
  request: Pick<IncomingMessage, 'headers'>,
  needs: CallDefinition['token'],
): Promise<Principal> {
  if (needs === 'none') return visitor
  const { authorization } = request.headers
  if (authorization !== undefined) {
    const bearer = /^Bearer (\S+)$/.exec(authorization)?.[1]
    // A page must not pass for an app, which no foreign page can make speak.
    const session = bearer === undefined || isFromPage(request) ? undefined : await parts.sessions.ofBearer(bearer)
    return portalPrincipal(session, needs)
  }
  return portalPrincipal(await sessionOfPair(parts, sessionCookie, request, needs), needs)
}

/** Where a session is optional, one that must change its password first counts as none (requirements ACC-21). */
function portalPrincipal(session: LiveSession | undefined, needs: CallDefinition['token']): Principal {
  return needs === 'optional' && session?.mustChangePassword ? visitor : principalOf(session)
}

/** Who sends a request to the operators' port, by the pair of cookie and token alone. */
export async function identifyOperator(
  parts: IdentifyParts,
  request: Pick<IncomingMessage, 'headers'>,
  needs: CallDefinition['token'],
): Promise<Principal> {
  if (needs === 'none') return visitor
  const isAttended = request.headers[unattendedHeader] === undefined
  return principalOf(await sessionOfPair(parts, consoleCookie, request, needs, isAttended))
}

async function sessionOfPair(
  { sessions, secrets, https }: IdentifyParts,
  cookie: string,
  request: Pick<IncomingMessage, 'headers'>,
  needs: CallDefinition['token'],
  isAttended = true,
): Promise<LiveSession | undefined> {
  const { token } = request.headers
  const id = cookieOf(request, cookie, https)
  if (id === undefined || typeof token !== 'string') return undefined
  const isPair = secrets.isTokenOf(id, token)
  if (!isPair && needs === 'optional') return undefined
  const session = await sessions.ofCookie(id, { isAttended })
  if (session && !isPair) throw new Refusal('session_changed')
  return session
}

function principalOf(session: LiveSession | undefined): Principal {
  if (!session) return visitor
  const { accountId, accountType, username, idHash, mustChangePassword } = session
  const is = callerOfType(accountType)
  const account = { id: accountId, type: accountType, session: Buffer.from(idHash).toString('hex'), mustChangePassword }
  return { is, name: username, account }
}

function callerOfType(type: number): Caller {
  if (type === accountTypes.operator) return 'operator'
  if (type === accountTypes.trial) return 'trial'
  return isAgentType(type) ? 'agent' : 'member'
}
