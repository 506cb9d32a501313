import { accountTypes } from '../account-types.ts'
import type { NewAccount } from '../accounts.ts'

/** A member who signs in without a password; `given` says what matters to the reader. */
export function anAccount(given: Partial<NewAccount> & { readonly username: string }): NewAccount {
  return { type: accountTypes.member, ...given }
}
