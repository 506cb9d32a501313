import { amountOfExact, exactOf } from '@banyan/rules/money/amount.ts'

/** Round multiples of the least that are below all there is. */
export function roundAmounts(least: string, all: string): string[] {
  return [2n, 10n, 20n]
    .map((times) => exactOf(least) * times)
    .filter((amount) => amount < exactOf(all))
    .map(amountOfExact)
}
