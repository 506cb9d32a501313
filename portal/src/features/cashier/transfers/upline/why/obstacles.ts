import { exactOf } from '@banyan/rules/money/amount.ts'
import { largestAmount } from '#/src/features/cashier/wallet/largest-amount.ts'
import type { TransferTerms } from '../transfer-queries.ts'

export type TransferObstacle =
  | { readonly code: 'held'; readonly until: string }
  | { readonly code: 'day'; readonly until: string }
  | { readonly code: 'open'; readonly number: string }
  | { readonly code: 'turnover'; readonly left: string }
  | { readonly code: 'balance' }
  | { readonly code: 'password' }

/** What stands in the way of any transfer, in the order in which the server looks at it. */
export function obstaclesOf(terms: TransferTerms): TransferObstacle[] {
  const { heldUntil, openWithdrawal, turnoverLeft, hasPaymentPassword, dayEndsAt } = terms
  const isBelowLeast = (amount: string) => exactOf(amount) < exactOf(terms.least)
  const found: (TransferObstacle | false)[] = [
    heldUntil !== null && { code: 'held', until: heldUntil },
    isBelowLeast(terms.leftToday) && { code: 'day', until: dayEndsAt },
    openWithdrawal !== null && { code: 'open', number: openWithdrawal },
    exactOf(turnoverLeft) > 0n && { code: 'turnover', left: turnoverLeft },
    isBelowLeast(terms.available) && { code: 'balance' },
    !hasPaymentPassword && { code: 'password' },
  ]
  return found.filter((each) => each !== false)
}

/** The most that could be sent now, in whole steps; nothing where something else stands in the way. */
export function sendableNow(terms: TransferTerms): string {
  return obstaclesOf(terms).length > 0 ? '0' : largestAmount(terms)
}
