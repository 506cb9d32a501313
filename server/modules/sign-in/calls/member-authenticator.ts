import {
  confirmAuthenticator,
  removeAuthenticator,
  startAuthenticator,
} from '@banyan/contract/identity/security-calls.ts'
import { credentialsOf } from '#/modules/accounts/credentials.ts'
import type { LiveSessions } from '#/modules/sessions/live-sessions.ts'
import type { MerchantSettings } from '#/modules/system/merchant-settings.ts'
import { type Binding, bind } from '#/platform/http/bind.ts'
import { signedIn } from '#/platform/http/signed-in.ts'
import { Refusal } from '#/platform/refusal.ts'
import { authenticatorOf } from '../store/member-authenticators.ts'
import { authenticatorAddress, authenticatorSecretText } from '../use-cases/authenticator.ts'
import {
  type AuthenticatorParts,
  confirmAuthenticator as confirm,
  type Removal,
  removeAuthenticator as remove,
  startAuthenticator as start,
} from '../use-cases/member-authenticator.ts'
import { type ProveParts, proveAgain } from '../use-cases/prove-again.ts'

export interface MemberAuthenticatorParts extends AuthenticatorParts, ProveParts {
  readonly settings: MerchantSettings
  readonly sessions: LiveSessions
}

/** The authenticator of a member or an agent: set up, confirmed, removed. */
export function memberAuthenticatorBindings(parts: MemberAuthenticatorParts): Binding[] {
  const { database, settings, sessions } = parts
  return [
    bind(startAuthenticator, async ({ body }, context) => {
      const { id } = signedIn(context.principal)
      if (await authenticatorOf(database.db, id)) throw new Refusal('authenticator_exists')
      await proveAgain(parts, body, context)
      const secret = await database.transaction((tx) => start(tx, parts, id))
      const { username } = await credentialsOf(database.db, id)
      const issuer = settings.current('brand').name
      return { secret: authenticatorSecretText(secret), address: authenticatorAddress(secret, issuer, username) }
    }),
    bind(confirmAuthenticator, async ({ body }, { principal }) => {
      const { id } = signedIn(principal)
      return { recoveryCodes: await database.transaction((tx) => confirm(tx, parts, id, body.code)) }
    }),
    bind(removeAuthenticator, async ({ body: { code, ...proof } }, context) => {
      const who = signedIn(context.principal)
      if (!(await authenticatorOf(database.db, who.id))) throw new Refusal('factor_not_found')
      await proveAgain(parts, proof, context)
      const removal = await database.transaction((tx) => remove(tx, parts, who, code))
      refuse(removal)
      sessions.forget(String(who.id))
      return {}
    }),
  ]
}

function refuse(removal: Removal): void {
  if (removal.is === 'locked') throw new Refusal('login_locked', { retryAfterSeconds: removal.seconds })
  if (removal.is === 'none') throw new Refusal('factor_not_found')
  if (removal.is === 'wrong') throw new Refusal('authenticator_code_wrong')
}
