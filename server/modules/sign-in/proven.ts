import type { PasswordRow } from '#/modules/accounts/credentials.ts'
import type { Entrance } from '#/modules/sessions/enter-portal.ts'
import type { Arrival, SignIn } from '#/modules/sessions/open-session.ts'
import type { SessionSecrets } from '#/modules/sessions/session-secrets.ts'
import type { CountryOfAddress } from '#/modules/system/country-of-address.ts'
import { isSwitchedOn, type MerchantSettings } from '#/modules/system/merchant-settings.ts'
import type { Database } from '#/platform/db/database.ts'
import * as afresh from './use-cases/prove-afresh.ts'
import type { WaysParts } from './use-cases/step-up-ways.ts'

export interface EnterParts extends WaysParts {
  readonly database: Database
  readonly secrets: SessionSecrets
  readonly settings: MerchantSettings
  readonly countryOf: CountryOfAddress
}

/** An account that has proved itself, and how. */
export interface Proven {
  readonly accountId: bigint
  /** A code that customer service minted opens a session as one of the account's own does. */
  readonly origin: SignIn['origin'] | 'service'
  readonly entrance: Entrance
  /** What is to be said of the password that proved it; all false where none did. */
  readonly password: PasswordStanding
  /** Whether its browser is to be remembered; said here for a sign-in that must be finished first. */
  readonly remember?: boolean
  /** What it proved itself by once more. */
  readonly stepUp?: 'sms' | 'email' | 'authenticator' | 'recovery' | 'bankAccountName'
}

export interface PasswordStanding {
  readonly isWeak: boolean
  readonly isExpired: boolean
  /** Whether the merchant wants it changed before anything else. */
  readonly mustChange: boolean
}

export const noPassword: PasswordStanding = { isWeak: false, isExpired: false, mustChange: false }

const daySeconds = 86_400

/**
 * What a sign-in says of a password (requirements ACC-04, ACC-21): it was handed out or is weak, it is older than the
 * merchant allows, and whether the merchant wants such a one, or that of a first login, changed before anything else.
 */
export function passwordStanding(
  settings: MerchantSettings,
  { passwordIsWeak, mustChangePassword, passwordAgeSeconds, isFirstLogin }: Omit<PasswordRow, 'passwordHash'>,
): PasswordStanding {
  const { expiresAfterDays, changesAtFirstLogin } = settings.current('passwords')
  const isWeak = passwordIsWeak || mustChangePassword
  const isExpired = expiresAfterDays > 0 && (passwordAgeSeconds ?? 0) >= expiresAfterDays * daySeconds
  const isWanted = isWeak || isExpired || (isFirstLogin && changesAtFirstLogin)
  return { isWeak, isExpired, mustChange: isWanted && isSwitchedOn(settings, 'FORCED_PASSWORD_CHANGE') }
}

/**
 * Whether the change of password that the first login asks for is still due at the next one. Whatever proved the account
 * counts as its first login, but whoever registered it or reset its password chose that password.
 */
export function isChangeDueLater(
  settings: MerchantSettings,
  { hasLoggedIn }: Arrival,
  origin: Proven['origin'],
): boolean {
  if (hasLoggedIn || origin === 'registration' || origin === 'reset') return false
  return settings.current('passwords').changesAtFirstLogin && isSwitchedOn(settings, 'FORCED_PASSWORD_CHANGE')
}

/** What proving afresh needs. */
export type FreshParts = afresh.FreshParts
/** What an account proves itself by afresh: its authenticator, else a code to its number, else its password. */
export const freshWayOf = afresh.freshWayOf
/** Lets nobody on but whoever shows that afresh; wrong ones stay counted. */
export const proveAfresh = afresh.proveAfresh
/** What a second factor is proved with. */
export type FactorParts = afresh.FactorParts
/** Lets an account that has an authenticator on with one of its codes only; any other one as it is. */
export const proveSecondFactor = afresh.proveSecondFactor
/** Whether an account has an authenticator. */
export const hasSecondFactor = afresh.hasSecondFactor
