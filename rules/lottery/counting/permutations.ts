import { factorial } from './combinations.ts'

/** How many different orders the digits of a number have: 24 of 1234, 12 of 1123, 1 of 1111. */
export function orderCount(digits: string): number {
  const repeats = new Map<string, number>()
  for (const digit of digits) repeats.set(digit, (repeats.get(digit) ?? 0) + 1)
  return [...repeats.values()].reduce((count, times) => count / factorial(times), factorial(digits.length))
}

/** The digits in rising order: the one spelling of all their orders. */
export function risingDigits(digits: string): string {
  return [...digits].sort().join('')
}

/** Every different order of the digits, rising. */
export function ordersOf(digits: string): string[] {
  if (digits.length < 2) return [digits]
  const heads = [...new Set(digits)].sort()
  return heads.flatMap((head) => ordersOf(digits.replace(head, '')).map((rest) => head + rest))
}
