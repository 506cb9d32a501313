import type { FastifyBaseLogger } from 'fastify'
import type { MailSender } from '#/modules/codes/mail.ts'
import type { SmsSender } from '#/modules/codes/sms.ts'
import type { LiveSessions } from '#/modules/sessions/live-sessions.ts'
import type { RandomBytes } from '#/modules/sessions/session-secrets.ts'
import type { CountryOfAddress } from '#/modules/system/country-of-address.ts'
import type { Config } from '#/platform/config/config.ts'
import type { Languages } from '#/platform/http/languages.ts'
import type { BodyKeys } from '#/platform/keys/body-keys.ts'
import type { Module } from '#/platform/module.ts'
import { changePasswordCall } from './calls/change-password.ts'
import { contactsBindings } from './calls/contacts.ts'
import { forgottenPasswordBindings } from './calls/forgotten-password.ts'
import { freePlayCall } from './calls/free-play.ts'
import { handoffBindings } from './calls/handoff.ts'
import { loginCall } from './calls/login.ts'
import { memberAuthenticatorBindings } from './calls/member-authenticator.ts'
import { ownSessionsBindings } from './calls/own-sessions.ts'
import { passkeyBindings } from './calls/passkeys.ts'
import { profileBindings } from './calls/profile.ts'
import { rememberedLoginBindings } from './calls/remembered-login.ts'
import { resetByMobileCall } from './calls/reset-by-mobile.ts'
import { type SecurityParts, securityCall } from './calls/security.ts'
import { stepUpBindings } from './calls/step-up.ts'
import { memberActionBindings } from './operator-calls/member-actions.ts'
import { memberApprovalBindings } from './operator-calls/member-approvals.ts'
import { operatorSessionBindings } from './operator-calls/operator-session.ts'
import { signInCodeCall } from './operator-calls/sign-in-code.ts'
import type { PasswordHashing } from './password-hashing.ts'
import type { EnterParts } from './proven.ts'
import { passkeySite } from './use-cases/passkey-proof.ts'

interface Parts extends EnterParts {
  readonly passwords: PasswordHashing
  readonly keys: { readonly sessionTokens: Uint8Array; readonly authenticators: Uint8Array; readonly bodies: BodyKeys }
  readonly config: Pick<Config, 'merchantCode' | 'publicUrl'>
  readonly countryOf: CountryOfAddress
  readonly sms: SmsSender
  readonly mail: MailSender
  readonly sessions: LiveSessions
  readonly consoleSessions: LiveSessions
  readonly hooks: SecurityParts['hooks']
  readonly languages: Languages
  readonly random: RandomBytes
  readonly logger: FastifyBaseLogger
}

/** Wires the module that signs people in and secures their accounts. */
export function signInModule({ consoleSessions, ...given }: Parts): Module {
  const { config, keys, logger } = given
  const { merchantCode, publicUrl } = config
  // Cookies of remembered logins are named under the key of sessions' tokens.
  const parts = { ...given, merchantCode, publicUrl, cookieKey: keys.sessionTokens, bodyKeys: keys.bodies }
  const warn = (text: string) => (accountId: bigint) => logger.warn({ accountId: String(accountId) }, text)
  const onReuse = warn('a remembered login was shown again: it ended with the sessions that such logins opened')
  const onCountBack = warn('the count of a passkey went back: it may have been copied')
  return {
    name: 'sign-in',
    calls: [
      loginCall(parts),
      ...rememberedLoginBindings({ ...parts, onReuse }),
      freePlayCall(parts),
      ...handoffBindings(parts),
      ...stepUpBindings(parts),
      ...passkeyBindings({ ...parts, site: passkeySite(given.settings, publicUrl), onCountBack }),
      securityCall(parts),
      ...ownSessionsBindings(parts),
      ...contactsBindings(parts),
      ...memberAuthenticatorBindings(parts),
      ...profileBindings(parts),
      changePasswordCall(parts),
      ...forgottenPasswordBindings(parts),
      resetByMobileCall(parts),
    ],
    operatorCalls: [
      ...operatorSessionBindings({ ...parts, sessions: consoleSessions }),
      ...memberActionBindings(parts),
      ...memberApprovalBindings(parts),
      signInCodeCall(parts),
    ],
    offers: {},
  }
}
