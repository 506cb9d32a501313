import type { BetType, BetTypeTable } from '../../bet-type.ts'
import { tieredWins } from '../../counting/wins.ts'
import type { D4Draw } from '../../draw.ts'
import { betTypeOfEntries } from '../../grammar/bet-type-of.ts'
import { numberMatch } from '../../primitives/number-match.ts'
import { d4Box, d4IBox } from './d4-any-order.ts'
import {
  anyDigits,
  bigTiers,
  everyPrize,
  numbersOf,
  type PrizeTier,
  prizeKind,
  smallTiers,
  width,
} from './d4-prize-list.ts'

/** Big and small: the number itself. */
function d4Straight(tiers: readonly PrizeTier[]): BetType<D4Draw> {
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
function d4First(digits: number) {
  return numberMatch<D4Draw>({ width: digits, count: 1, numbers: ({ first }) => [first.slice(-digits)] })
}

const rolled = 'R'

/** Roll: `R` in one place stands for all ten digits, each a line of its own. */
function d4Roll(tiers: readonly PrizeTier[]): BetType<D4Draw> {
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

/** Every bet type of 4D by play code. */
export const d4BetTypes: BetTypeTable<D4Draw> = {
  D4_BIG: d4Straight(bigTiers),
  D4_SMALL: d4Straight(smallTiers),
  D4_BOX_BIG: d4Box(bigTiers),
  D4_BOX_SMALL: d4Box(smallTiers),
  D4_IBOX_BIG: d4IBox(bigTiers),
  D4_IBOX_SMALL: d4IBox(smallTiers),
  D4_ROLL_BIG: d4Roll(bigTiers),
  D4_ROLL_SMALL: d4Roll(smallTiers),
  D4_4A: d4First(4),
  D4_3A: d4First(3),
}
