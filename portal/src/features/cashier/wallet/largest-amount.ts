import { amountOfExact, exactOf } from '@banyan/rules/money/amount.ts'
import type { AmountBounds } from './read-amount.ts'

interface Limits extends AmountBounds {
  readonly available: string
  readonly leftToday: string
}

/** The most that may go out within all limits, in whole steps; nothing where that is less than the least. */
export function largestAmount({ least, most, step, available, leftToday }: Limits): string {
  const limit = [most, available, leftToday].map(exactOf).reduce((one, other) => (other < one ? other : one))
  const whole = limit - (limit % exactOf(step))
  return whole < exactOf(least) ? '0' : amountOfExact(whole)
}
