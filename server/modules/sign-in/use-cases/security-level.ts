import type { securityParts } from '@banyan/contract/identity/security-calls.ts'

type Part = (typeof securityParts)[number]

/** What each part is worth (domain 6.1). */
const worth: Readonly<Record<Part, number>> = {
  password: 20,
  phone: 20,
  email: 10,
  authenticator: 20,
  paymentPassword: 20,
  bankAccount: 10,
}
/** An older password has had long to leak. */
const passwordFreshForMs = 180 * 86_400_000

export interface Secured {
  readonly passwordSetAt: Date | null
  readonly hasPhone: boolean
  readonly hasConfirmedEmail: boolean
  readonly hasAuthenticator: boolean
  readonly hasPaymentPassword: boolean
  readonly hasPayoutAccount: boolean
}

/**
 * How well an account is secured: the points that it has reached out of those that it can reach, as a percentage
 * rounded down. So 100 stays the best when parts join, and the parts say what the percentage is made of.
 */
export function securityLevel(secured: Secured, now: Date) {
  const { passwordSetAt } = secured
  const isFresh = passwordSetAt !== null && now.getTime() - passwordSetAt.getTime() < passwordFreshForMs
  const reached: Readonly<Record<Part, boolean>> = {
    password: isFresh,
    phone: secured.hasPhone,
    email: secured.hasConfirmedEmail,
    authenticator: secured.hasAuthenticator,
    paymentPassword: secured.hasPaymentPassword,
    bankAccount: secured.hasPayoutAccount,
  }
  const parts = (Object.keys(worth) as Part[]).map((part) => ({
    part,
    points: worth[part],
    isReached: reached[part],
  }))
  const sum = (counted: typeof parts) => counted.reduce((points, part) => points + part.points, 0)
  return { score: Math.floor((sum(parts.filter(({ isReached }) => isReached)) * 100) / sum(parts)), parts }
}
