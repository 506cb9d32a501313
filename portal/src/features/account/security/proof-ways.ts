import type { ProofWays } from '#/src/features/account/fields/use-proof.ts'
import type { Security } from './security-queries.ts'

/** What this account can prove itself with. */
export function proofWays({ password, mobile }: Security): ProofWays {
  return { hasPassword: password.isSet, mobile: mobile?.number }
}
