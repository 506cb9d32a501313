import type { Config } from '#/platform/config/config.ts'
import type { Binding } from '#/platform/http/bind.ts'
import { type ContactsParts, contactsBindings } from './calls/contacts.ts'
import { type MemberAuthenticatorParts, memberAuthenticatorBindings } from './calls/member-authenticator.ts'
import { type OwnSessionsParts, ownSessionsBindings } from './calls/own-sessions.ts'
import { type ProfileParts, profileBindings } from './calls/profile.ts'
import { securityCall } from './calls/security.ts'

interface Parts extends OwnSessionsParts, Omit<ContactsParts, 'publicUrl'>, MemberAuthenticatorParts, ProfileParts {
  readonly config: Pick<Config, 'publicUrl'>
}

/** The part of the module in which an account sees and controls what secures it: its calls. */
export function securityPart(parts: Parts): { readonly calls: readonly Binding[] } {
  const { publicUrl } = parts.config
  return {
    calls: [
      securityCall(parts),
      ...ownSessionsBindings(parts),
      ...contactsBindings({ ...parts, publicUrl }),
      ...memberAuthenticatorBindings(parts),
      ...profileBindings(parts),
    ],
  }
}
