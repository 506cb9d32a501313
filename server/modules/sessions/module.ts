import type { IncomingMessage } from 'node:http'
import type { CallDefinition } from '@banyan/contract/call.ts'
import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import { SideWork } from '#/platform/concurrency/side-work.ts'
import type { Database } from '#/platform/db/database.ts'
import type { Principal } from '#/platform/http/bind.ts'
import type { Module } from '#/platform/module.ts'
import type { SocketSessions } from '#/platform/realtime/socket-sessions.ts'
import { sessionBindings } from './calls/session.ts'
import { sessionsChannel } from './end-sessions.ts'
import { LiveSessions } from './live-sessions.ts'
import { isSecretText, type RandomBytes, SessionSecrets } from './session-secrets.ts'
import { endShownSessions, secretsIn } from './use-cases/end-shown-session.ts'
import { identify, identifyOperator } from './use-cases/identify.ts'
import { socketSessions } from './use-cases/sockets.ts'

/** How often one client's activity is noted, how many clients are remembered, and how many are noted at once. */
const activityLimits = { everyMs: 1_000, keysAtMost: 10_000, atOnce: 1_000 } as const

interface Parts {
  readonly database: Database
  readonly keys: { readonly sessionTokens: Uint8Array }
  readonly random: RandomBytes
  /** Whether browsers reach the portal, and the console, by https. */
  readonly https: { readonly portal: boolean; readonly console: boolean }
  readonly logger: FastifyBaseLogger
}

/** What higher modules and the ports are built with. */
interface Offers {
  readonly secrets: SessionSecrets
  readonly sessions: LiveSessions
  readonly consoleSessions: LiveSessions
  /** Who sends a request to the portal, and to the operators' port. */
  identify(request: FastifyRequest, token: CallDefinition['token']): Promise<Principal>
  identifyOperator(request: FastifyRequest, token: CallDefinition['token']): Promise<Principal>
  /** Whose the websockets at the portal are. */
  readonly sockets: SocketSessions
  /** Keeps the session of a client alive that is answered without anybody asking who it is. */
  noteActivity(request: IncomingMessage): void
  /** Whether this could be the token of a session at all. */
  isSecretText(text: string): boolean
  /** What in an address may be a secret of a session. */
  secretsIn(address: string): readonly string[]
  /** Ends the sessions whose secrets stood in an address. */
  endShownSessions(secrets: readonly string[]): Promise<void>
}

/** Wires the module that knows who sends a request. */
export async function sessionsModule(parts: Parts): Promise<Module<Offers>> {
  const { database, keys, random, https, logger } = parts
  const secrets = new SessionSecrets(keys.sessionTokens, random)
  const sessions = await LiveSessions.open(database, 'portal')
  const consoleSessions = await LiveSessions.open(database, 'console')
  const atPortal = { sessions, secrets, https: https.portal }
  const atConsole = { sessions: consoleSessions, secrets, https: https.console }
  const activity = new SideWork(activityLimits, (error) =>
    logger.error({ err: error }, 'the activity of a session could not be noted'),
  )
  // What was found out about a client may be true no more.
  await database.listen(sessionsChannel, () => activity.forget())
  return {
    name: 'sessions',
    calls: sessionBindings({ database, sessions, secrets, random }),
    offers: {
      secrets,
      sessions,
      consoleSessions,
      identify: (request, token) => identify(atPortal, request, token),
      identifyOperator: (request, token) => identifyOperator(atConsole, request, token),
      sockets: socketSessions(database, https.portal),
      noteActivity({ headers }) {
        const { cookie, token } = headers
        if (cookie === undefined || token === undefined) return
        activity.begin(`${token} ${cookie}`, () => identify(atPortal, { headers }, 'optional'))
      },
      isSecretText,
      secretsIn,
      endShownSessions: (secrets) => endShownSessions(database, secrets),
    },
    [Symbol.asyncDispose]: () => activity[Symbol.asyncDispose](),
  }
}
