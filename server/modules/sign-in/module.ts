import type { IncomingMessage } from 'node:http'
import type { CallDefinition } from '@banyan/contract/call.ts'
import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import { changeLanguageCall } from '#/modules/accounts/calls/change-language.ts'
import { memberIconBindings } from '#/modules/accounts/calls/member-icon.ts'
import { memberInfoCall } from '#/modules/accounts/calls/member-info.ts'
import { PersonalSecrets } from '#/modules/accounts/personal-secrets.ts'
import { mailPart } from '#/modules/codes/mail.ts'
import { smsPart } from '#/modules/codes/sms.ts'
import { registrationPart } from '#/modules/registration/module.ts'
import { logoutCall } from '#/modules/sessions/calls/logout.ts'
import { sessionTokenCall } from '#/modules/sessions/calls/session-token.ts'
import { socketTicketCall } from '#/modules/sessions/calls/socket-ticket.ts'
import { endShownSession } from '#/modules/sessions/cases/end-shown-session.ts'
import { identify, identifyOperator } from '#/modules/sessions/cases/identify.ts'
import { socketSessions } from '#/modules/sessions/cases/socket-sessions.ts'
import { sessionsChannel } from '#/modules/sessions/end-sessions.ts'
import { LiveSessions } from '#/modules/sessions/live-sessions.ts'
import { type RandomBytes, SessionSecrets } from '#/modules/sessions/session-secrets.ts'
import { openCountries } from '#/modules/system/country-of-address.ts'
import type { MerchantSettings } from '#/modules/system/merchant-settings.ts'
import { challengesPart } from '#/modules/verification/module.ts'
import type { Config } from '#/platform/config/config.ts'
import type { Database } from '#/platform/db/database.ts'
import type { BodyKeys } from '#/platform/keys/body-keys.ts'
import { SideWork } from '#/platform/side-work.ts'
import { handoffBindings } from './calls/handoff.ts'
import { operatorSessionBindings } from './calls/operator-session.ts'
import { loginPart } from './login-part.ts'
import { passkeyPart } from './passkey-part.ts'
import type { PasswordHashing } from './password-hashing.ts'
import { passwordPart } from './password-part.ts'
import { securityPart } from './security-part.ts'
import { stepUpPart } from './step-up-part.ts'

/** A client is looked at no more often, so many are remembered, and so many are looked at at once. */
const activityLimits = { everyMs: 1_000, keysAtMost: 10_000, atOnce: 1_000 } as const

interface IdentityParts {
  readonly database: Database
  readonly settings: MerchantSettings
  readonly keys: IdentityKeys
  readonly passwords: PasswordHashing
  readonly random: RandomBytes
  /** Whether browsers reach the portal, and the console, by https. */
  readonly https: { readonly portal: boolean; readonly console: boolean }
  /** Where browsers reach the portal, and which outside parties there are. */
  readonly config: Pick<Config, 'merchantCode' | 'publicUrl' | 'smsGateway' | 'mailServer' | 'phoneProvider'>
  readonly logger: FastifyBaseLogger
  readonly now: () => Date
}

/** The same for every process. */
interface IdentityKeys {
  readonly sessionTokens: Uint8Array
  readonly authenticators: Uint8Array
  readonly mobileNumbers: Uint8Array
  readonly bodies: BodyKeys
}

/** Wires the module: its calls at either port, and how each port knows who sends a request; disposing waits for what is under way. */
export async function identityModule(parts: IdentityParts) {
  const { database, settings, keys, random, https, logger } = parts
  const secrets = new SessionSecrets(keys.sessionTokens, random)
  const sessions = await LiveSessions.open(database, 'portal')
  const consoleSessions = await LiveSessions.open(database, 'console')
  const atPortal = { sessions, secrets, https: https.portal }
  const atConsole = { sessions: consoleSessions, secrets, https: https.console }
  const personal = new PersonalSecrets(keys.mobileNumbers)
  const { merchantCode, smsGateway, mailServer, phoneProvider } = parts.config
  const mail = mailPart({ ...parts, mailServer })
  const sms = smsPart({ ...parts, smsGateway, personal })
  const sends = { sms: smsGateway !== undefined, email: mailServer !== undefined }
  const entering = { ...parts, merchantCode, secrets, personal, sends, countryOf: await openCountries() }
  const tokenKey = keys.sessionTokens
  const logins = loginPart({ ...entering, tokenKey, bodyKeys: keys.bodies, sms })
  const stepUps = stepUpPart({ ...entering, tokenKey, sms, mail })
  const passkeys = passkeyPart(entering)
  const securityCentre = securityPart({ ...entering, sessions, sms, mail })
  const passwords = passwordPart({ ...entering, mail })
  const registration = registrationPart({ ...entering, sms, phoneProvider })
  const activity = new SideWork(activityLimits, (error) =>
    logger.error({ err: error }, 'the activity of a session could not be noted'),
  )
  // What was found out about a client may be true no more.
  await database.listen(sessionsChannel, () => activity.forget())
  return {
    calls: [
      sessionTokenCall(sessions, secrets),
      logoutCall(database, sessions),
      socketTicketCall(database, random),
      ...handoffBindings(entering),
      memberInfoCall(database.db),
      ...memberIconBindings(database),
      changeLanguageCall(database),
      ...challengesPart(database, settings).calls,
      ...sms.calls,
      ...logins.calls,
      ...registration.calls,
      ...stepUps.calls,
      ...passkeys.calls,
      ...securityCentre.calls,
      ...passwords.calls,
    ],
    identify: (request: FastifyRequest, token: CallDefinition['token']) => identify(atPortal, request, token),
    /** Whose the websockets at the portal are. */
    sockets: socketSessions(database, https.portal),
    operatorCalls: operatorSessionBindings({ ...parts, sessions: consoleSessions, secrets }),
    identifyOperator: (request: FastifyRequest, token: CallDefinition['token']) =>
      identifyOperator(atConsole, request, token),
    /** Keeps the session of a client alive that is answered without anybody asking who it is. */
    noteActivity({ headers }: IncomingMessage): void {
      const { cookie, token } = headers
      if (cookie === undefined || token === undefined) return
      activity.begin(`${token} ${cookie}`, () => identify(atPortal, { headers }, 'optional'))
    },
    /** Ends the session whose token stood in an address; false when the text can be none. */
    endShownSession: (text: string) => endShownSession(database, text),
    async [Symbol.asyncDispose]() {
      await Promise.all([activity, sms, mail].map((part) => part[Symbol.asyncDispose]()))
    },
  }
}
