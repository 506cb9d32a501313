import type { BetType } from '../../bet-type.ts'
import { tieredWins } from '../../counting/wins.ts'
import type { D4Draw } from '../../draw.ts'
import { betTypeOfEntries } from '../../grammar/bet-type-of.ts'
import { numberMatch } from '../../primitives/number-match.ts'
import { anyDigits, everyPrize, numbersOf, type PrizeTier, prizeKind, width } from './d4-prize-list.ts'

/** Big and small: the number itself. */
export function d4Straight(tiers: readonly PrizeTier[]): BetType<D4Draw> {
  const shape = { width, digits: anyDigits, unordered: false }
  return betTypeOfEntries<D4Draw>(shape, [prizeKind(tiers)], (entries) => {
    const listed = new Set(entries)
    return {
      lines: entries.length,
      winningLines: (draw) =>
        tieredWins(
          tiers,
          tiers.map((tier) => numbersOf(draw, tier).filter((number) => listed.has(number)).length),
        ),
      bestWins: () => [everyPrize(tiers)],
    }
  })
}

/** 4A and 3A: all digits, or the last three, of the first prize only. */
export function d4First(digits: number) {
  return numberMatch<D4Draw>({ width: digits, count: 1, numbers: ({ first }) => [first.slice(-digits)] })
}
