import type { PasswordRow } from '#/modules/accounts/store/passwords.ts'
import { isSwitchedOn } from '#/modules/system/is-switched-on.ts'
import type { MerchantSettings } from '#/modules/system/merchant-settings.ts'
import type { PasswordStanding } from '../proven.ts'

const daySeconds = 86_400

/**
 * What a sign-in says of a password (requirements ACC-04, ACC-21): it was handed out or is weak, it is older than the
 * merchant allows, and whether the merchant wants such a one changed before anything else.
 */
export function passwordStanding(
  settings: MerchantSettings,
  { passwordIsWeak, mustChangePassword, passwordAgeSeconds }: Omit<PasswordRow, 'passwordHash'>,
): PasswordStanding {
  const { expiresAfterDays } = settings.current('passwords')
  const isWeak = passwordIsWeak || mustChangePassword
  const isExpired = expiresAfterDays > 0 && (passwordAgeSeconds ?? 0) >= expiresAfterDays * daySeconds
  return { isWeak, isExpired, mustChange: (isWeak || isExpired) && isSwitchedOn(settings, 'FORCED_PASSWORD_CHANGE') }
}
