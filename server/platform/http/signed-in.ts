import type { CallDefinition } from '@banyan/contract/call.ts'
import type { Principal, Role, SignedIn } from './bind.ts'

/** The account of a call that only the signed in reach. */
export function signedIn({ account }: Principal): SignedIn {
  if (!account) throw new Error('a call without visitors was reached by nobody')
  return account
}

/** Stands in a role for every call there is and will be. */
export const everyCall = '*'

/** Whether a caller may make this call: whoever has no role is not asked for one. */
export function mayCall(role: Role | undefined, { id, forEveryRole = false }: CallDefinition): boolean {
  return !role || forEveryRole || role.calls.includes(everyCall) || role.calls.includes(id)
}
