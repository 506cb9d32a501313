import type { CallDefinition } from '@banyan/contract/call.ts'
import type { FastifyRequest } from 'fastify'
import type { Database } from '#/platform/db/database.ts'
import { changeLanguageCall } from './calls/change-language.ts'
import { handoffBindings } from './calls/handoff.ts'
import { logoutCall } from './calls/logout.ts'
import { memberIconBindings } from './calls/member-icon.ts'
import { memberInfoCall } from './calls/member-info.ts'
import { sessionTokenCall } from './calls/session-token.ts'
import { identify } from './cases/identify.ts'
import { LiveSessions } from './cases/live-sessions.ts'
import { challengesPart } from './challenges-part.ts'
import { type RandomBytes, SessionSecrets } from './session-secrets.ts'

interface IdentityParts {
  readonly database: Database
  /** Key of the sessions' tokens, the same for every process. */
  readonly tokenKey: Uint8Array
  readonly random: RandomBytes
  readonly https: boolean
}

/** Wires the module: its calls, and how the portal knows who sends a request. */
export async function identityModule({ database, tokenKey, random, https }: IdentityParts) {
  const secrets = new SessionSecrets(tokenKey, random)
  const sessions = await LiveSessions.open(database)
  const parts = { sessions, secrets, https }
  return {
    calls: [
      sessionTokenCall(sessions, secrets),
      logoutCall(database, sessions),
      ...handoffBindings(database, secrets, random),
      memberInfoCall(database.db),
      ...memberIconBindings(database),
      changeLanguageCall(database),
      ...challengesPart(database).calls,
    ],
    identify: (request: FastifyRequest, token: CallDefinition['token']) => identify(parts, request, token),
  }
}
