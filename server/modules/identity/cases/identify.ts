import type { CallDefinition } from '@banyan/contract/call.ts'
import type { FastifyRequest } from 'fastify'
import type { Principal } from '#/platform/http/bind.ts'
import { cookieOf } from '#/platform/http/browser.ts'
import { isFromPage } from '#/platform/http/foreign-origin.ts'
import { Refusal } from '#/platform/refusal.ts'
import { accountTypes, isAgentType } from '../account-types.ts'
import { sessionCookie } from '../session-cookie.ts'
import type { SessionSecrets } from '../session-secrets.ts'
import type { LiveSession } from '../store/sessions.ts'
import type { LiveSessions } from './live-sessions.ts'

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
  { sessions, secrets, https }: IdentifyParts,
  request: FastifyRequest,
  needs: CallDefinition['token'],
): Promise<Principal> {
  if (needs === 'none') return visitor
  const { authorization, token } = request.headers
  if (authorization !== undefined) {
    const bearer = /^Bearer (\S+)$/.exec(authorization)?.[1]
    // A page must not pass for an app, which no foreign page can make speak.
    const session = bearer === undefined || isFromPage(request) ? undefined : await sessions.ofBearer(bearer)
    return principalOf(session)
  }
  const id = cookieOf(request, sessionCookie, https)
  if (id === undefined || typeof token !== 'string') return visitor
  const isPair = secrets.isTokenOf(id, token)
  if (!isPair && needs === 'optional') return visitor
  const session = await sessions.ofCookie(id)
  if (session && !isPair) throw new Refusal('session_changed')
  return principalOf(session)
}

function principalOf(session: LiveSession | undefined): Principal {
  if (!session) return visitor
  const { accountId, accountType, username, idHash } = session
  const is = accountType === accountTypes.trial ? 'trial' : isAgentType(accountType) ? 'agent' : ('member' as const)
  const account = { id: accountId, type: accountType, session: Buffer.from(idHash).toString('hex') }
  return { is, name: username, account }
}
