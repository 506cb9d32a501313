import type { Principal, SignedIn } from './bind.ts'

/** The account of a call that only the signed in reach. */
export function signedIn({ account }: Principal): SignedIn {
  if (!account) throw new Error('a call without visitors was reached by nobody')
  return account
}
