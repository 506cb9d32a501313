import type { Deposit } from '@banyan/contract/wallet/deposit.ts'
import { amountOfExact, exactOf } from '@banyan/rules/money/amount.ts'

export type Order = Deposit

/** How an order is paid, as its texts tell it. */
export type PaidBy = 'transfer' | 'receipt' | 'page' | 'card'

const paidBy: Record<Order['kind'], PaidBy> = {
  bankQr: 'transfer',
  manual: 'receipt',
  hosted: 'page',
  scratchCard: 'card',
}

export const paidByOf = ({ kind }: Pick<Order, 'kind'>): PaidBy => paidBy[kind]

/** What was paid for a credited order: its amount may be another one than was ordered. */
export function paidOf({ credited, fee, bonus, amount }: Order): string {
  return credited === null ? amount : amountOfExact(exactOf(credited) + exactOf(fee) - exactOf(bonus))
}

export const isSome = (amount: string): boolean => exactOf(amount) > 0n
