import type { ValueOf } from '@banyan/contract/call.ts'
import type { Calls } from '@banyan/contract/calls.ts'

type Account = ValueOf<Calls['memberPayouts']>['accounts'][number]

/** A bank account by its bank and the end of its number; it reads from left to right in every language. */
export function payoutAccountName({ bank, last4 }: Pick<Account, 'bank' | 'last4'>): string {
  return `\u2066${bank} •••• ${last4}\u2069`
}
