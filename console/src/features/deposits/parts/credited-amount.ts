import type { Deposit } from '@banyan/contract/wallet/deposit.ts'
import { amountOfExact, exactOf } from '@banyan/rules/money/amount.ts'

type Terms = Pick<Deposit, 'amount' | 'fee' | 'bonus' | 'isLate'>

/**
 * What the member gets for an approved amount; undefined where that needs the order's rates, which the server alone
 * knows. A bonus is for money that came in time.
 */
export function creditedAmount({ amount, fee, bonus, isLate }: Terms, approved: string): string | undefined {
  const isPlain = exactOf(fee) === 0n && exactOf(bonus) === 0n
  if (isPlain) return approved
  if (exactOf(approved) !== exactOf(amount)) return undefined
  return amountOfExact(exactOf(amount) - exactOf(fee) + (isLate ? 0n : exactOf(bonus)))
}

/** An amount as it is typed: without a fraction of zeros. */
export function typedAmount(amount: string): string {
  return amount.replace(/\.0+$/, '')
}
