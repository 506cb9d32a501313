import type { Withdrawal, WithdrawalLeg } from '@banyan/contract/wallet/withdrawal.ts'
import { amountOfExact, exactOf } from '@banyan/rules/money/amount.ts'

export type Order = Withdrawal
export type Leg = WithdrawalLeg
export type Step = Order['steps'][number]

export const isSome = (amount: string): boolean => exactOf(amount) > 0n

/** What is shown of an order: `waiting` was sent and has no answer, `disputed` is being looked into. */
export interface Shares {
  readonly received: string
  readonly waiting: string
  readonly disputed: string
  readonly refunded: string
}

/** Where the money of an order is. */
export function sharesOf({ received, refunded, legs }: Order): Shares {
  const remaining = (...states: Leg['state'][]) =>
    amountOfExact(legs.reduce((sum, leg) => (states.includes(leg.state) ? sum + exactOf(leg.remaining) : sum), 0n))
  return { received, refunded, waiting: remaining('sent'), disputed: remaining('partial', 'disputed') }
}
