import { amountOfExact, exactOf } from '@banyan/rules/money/amount.ts'
import type { VendorWallet } from '../fund-queries.ts'

/** Out of the main wallet to the vendor, or in from there. */
export type Direction = 'out' | 'in'

/** The most that can be moved, in whole units of the vendor; nothing where that is less than the least. */
export function movable(direction: Direction, { balance, unit, least }: VendorWallet, main: string): string {
  const there = exactOf(direction === 'out' ? main : (balance ?? '0'))
  const whole = there - (there % exactOf(unit))
  return whole < exactOf(least) ? '0' : amountOfExact(whole)
}
