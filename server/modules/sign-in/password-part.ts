import type { Config } from '#/platform/config/config.ts'
import type { Binding } from '#/platform/http/bind.ts'
import { type ChangePasswordParts, changePasswordCall } from './calls/change-password.ts'
import { type ForgottenParts, forgottenPasswordBindings } from './calls/forgotten-password.ts'
import { type ResetByMobileParts, resetByMobileCall } from './calls/reset-by-mobile.ts'

type Parts = ChangePasswordParts & ForgottenParts & ResetByMobileParts

interface PasswordPartParts extends Omit<Parts, 'publicUrl'> {
  readonly config: Pick<Config, 'publicUrl'>
}

/** The part of the module that changes passwords and sets forgotten ones anew: its calls. */
export function passwordPart({ config, ...others }: PasswordPartParts): { readonly calls: readonly Binding[] } {
  const parts = { ...others, publicUrl: config.publicUrl }
  return { calls: [changePasswordCall(parts), ...forgottenPasswordBindings(parts), resetByMobileCall(parts)] }
}
