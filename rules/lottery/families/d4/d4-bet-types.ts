import type { BetType, BetTypeTable } from '../../bet-type.ts'
import { tieredWins, wins } from '../../counting/wins.ts'
import type { D4Draw } from '../../draw.ts'
import { betTypeOfEntries } from '../../grammar/bet-type-of.ts'
import type { EntryList } from '../../grammar/entry-list.ts'
import { numberMatch } from '../../primitives/number-match.ts'
import { d4Box, d4IBox } from './d4-any-order.ts'
import { grainOf, prizeBound, prizeCells } from './d4-cells.ts'
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
  return betTypeOfEntries<D4Draw>(shape, [prizeKind(tiers)], {
    lines: ({ count }) => count,
    winningLines: (list, draw) =>
      tieredWins(
        tiers,
        tiers.map((tier) => numbersOf(draw, tier).filter((number) => list.has(number)).length),
      ),
    bestWins: () => [everyPrize(tiers)],
    cells(list) {
      const grain = grainOf(tiers, (digits) => list.endings(digits))
      return grain.flatMap((ending) => prizeCells(tiers, ending, (tier) => [wins(1, tier)]))
    },
    bound: prizeBound(tiers),
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
  return betTypeOfEntries<D4Draw>(shape, [prizeKind(tiers)], {
    lines: ({ count }) => 10 * count,
    winningLines: (list, draw) =>
      tieredWins(
        tiers,
        tiers.map((tier) => numbersOf(draw, tier).reduce((lines, number) => lines + rolledIn(list, number), 0)),
      ),
    bestWins: ({ count }) => [everyPrize(tiers, Math.min(count, width))],
    cells(list) {
      const lines = linesByNumber(list)
      const mostAt = (digits: number) => mostByEnding(lines, digits)
      const most = mostAt(grainOf(tiers, (digits) => [...mostAt(digits).keys()])[0]?.length ?? 0)
      return [...most].flatMap(([ending, count]) => prizeCells(tiers, ending, (tier) => [wins(count, tier)]))
    },
    bound: prizeBound(tiers),
  })
}

/** The entries of the list that stand for a number. */
function rolledIn(list: EntryList, number: string): number {
  return rollsOf(number).filter((entry) => list.has(entry)).length
}

/** How many entries stand for each of the 10 000 numbers: up to four. */
function linesByNumber(list: EntryList): Uint8Array {
  const lines = new Uint8Array(10 ** width)
  for (const entry of list) {
    const step = 10 ** (width - 1 - entry.indexOf(rolled))
    const first = Number(entry.replace(rolled, '0'))
    for (let digit = 0; digit < 10; digit++) lines[first + digit * step] = (lines[first + digit * step] ?? 0) + 1
  }
  return lines
}

/** By the last digits of numbers the most lines that one of them wins. */
function mostByEnding(lines: Uint8Array, digits: number): Map<string, number> {
  const most = new Map<string, number>()
  lines.forEach((count, number) => {
    if (count === 0) return
    const ending = String(number % 10 ** digits).padStart(digits, '0')
    most.set(ending, Math.max(count, most.get(ending) ?? 0))
  })
  return most
}

/** The four entries that stand for a number, among others. */
function rollsOf(number: string): string[] {
  return [...number].map((_, at) => number.slice(0, at) + rolled + number.slice(at + 1))
}

/** Every bet type of 4D by play code. */
export const d4BetTypes: BetTypeTable<D4Draw> = {
  D4_BIG: () => d4Straight(bigTiers),
  D4_SMALL: () => d4Straight(smallTiers),
  D4_BOX_BIG: () => d4Box(bigTiers),
  D4_BOX_SMALL: () => d4Box(smallTiers),
  D4_IBOX_BIG: () => d4IBox(bigTiers),
  D4_IBOX_SMALL: () => d4IBox(smallTiers),
  D4_ROLL_BIG: () => d4Roll(bigTiers),
  D4_ROLL_SMALL: () => d4Roll(smallTiers),
  D4_4A: () => d4First(4),
  D4_3A: () => d4First(3),
}
