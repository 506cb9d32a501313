import type { BetType } from '../../bet-type.ts'
import { tieredWins } from '../../counting/wins.ts'
import type { D4Draw } from '../../draw.ts'
import { betTypeOfEntries } from '../../grammar/bet-type-of.ts'
import { anyDigits, everyPrize, numbersOf, type PrizeTier, prizeKind, width } from './d4-prize-list.ts'

const rolled = 'R'

/** Roll: `R` in one place stands for all ten digits, each a line of its own. */
export function d4Roll(tiers: readonly PrizeTier[]): BetType<D4Draw> {
  const shape = { width, digits: anyDigits, wildcard: rolled, unordered: false }
  return betTypeOfEntries<D4Draw>(shape, [prizeKind(tiers)], (entries) => {
    const listed = new Set(entries)
    const linesOf = (number: string) => rollsOf(number).filter((entry) => listed.has(entry)).length
    return {
      lines: 10 * entries.length,
      winningLines: (draw) =>
        tieredWins(
          tiers,
          tiers.map((tier) => numbersOf(draw, tier).reduce((lines, number) => lines + linesOf(number), 0)),
        ),
      bestWins: () => [everyPrize(tiers, Math.min(entries.length, width))],
    }
  })
}

/** The four entries that stand for a number, among others. */
function rollsOf(number: string): string[] {
  return [...number].map((_, at) => number.slice(0, at) + rolled + number.slice(at + 1))
}
