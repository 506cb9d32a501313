import type { Payouts } from '../security-queries.ts'

/** A bank account by its bank and the end of its number; it reads from left to right in every language. */
export function accountName({ bank, last4 }: Pick<Payouts['accounts'][number], 'bank' | 'last4'>): string {
  return `\u2066${bank} •••• ${last4}\u2069`
}
