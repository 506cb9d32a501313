import type { BetType } from '../../bet-type.ts'
import { orderCount, risingDigits } from '../../counting/combinations.ts'
import { tieredWins } from '../../counting/wins.ts'
import type { D4Draw } from '../../draw.ts'
import { betTypeOfEntries } from '../../grammar/bet-type-of.ts'
import { anyDigits, everyPrize, numbersOf, type PrizeTier, prizeKind, width } from './d4-prize-list.ts'

const shape = { width, digits: anyDigits, unordered: true }

/** How many orders a number can have, if more than one. */
const orderCounts = [24, 12, 6, 4]

/** Box: every order of the digits is a line of its own, at the odds of a straight bet. */
export function d4Box(tiers: readonly PrizeTier[]): BetType<D4Draw> {
  return betTypeOfEntries<D4Draw>(shape, [prizeKind(tiers)], (entries) => {
    const listed = new Set(entries)
    return {
      lines: entries.reduce((lines, entry) => lines + orderCount(entry), 0),
      winningLines: (draw) =>
        tieredWins(
          tiers,
          tiers.map((tier) => numbersOf(draw, tier).filter((number) => listed.has(risingDigits(number))).length),
        ),
      bestWins: () => [everyPrize(tiers)],
    }
  })
}

/**
 * iBox: one line for all orders. Its odds depend on how many there are, so its tiers are `first24`, `first12` …; a
 * number of equal digits is refused, for it is a straight bet.
 */
export function d4IBox(tiers: readonly PrizeTier[]): BetType<D4Draw> {
  const kinds = orderCounts.map((orders) => prizeKind(tiers, orders, (tier) => `${tier}${orders}`))
  return betTypeOfEntries<D4Draw>(shape, kinds, (entries) => {
    if (entries.some((entry) => orderCount(entry) === 1)) return undefined
    const listed = new Set(entries)
    return {
      lines: entries.length,
      winningLines(draw) {
        const won = tiers.flatMap((tier) => numbersOf(draw, tier).flatMap((number) => tierOf(tier, number, listed)))
        const names = [...new Set(won)]
        return tieredWins(
          names,
          names.map((name) => won.filter((other) => other === name).length),
        )
      },
      // Each number drawn could have as many orders as any of those listed.
      bestWins() {
        const listedOrders = [...new Set(entries.map(orderCount))]
        const { tiers: prizes } = everyPrize(tiers)
        const named = listedOrders.flatMap((orders) =>
          prizes.map(({ tier, count }) => ({ tier: `${tier}${orders}`, count })),
        )
        return [{ tiers: named, pushed: 0 }]
      },
    }
  })
}

/** What a drawn number wins, if one of its orders is listed. */
function tierOf(tier: PrizeTier, number: string, listed: ReadonlySet<string>): string[] {
  return listed.has(risingDigits(number)) ? [`${tier}${orderCount(number)}`] : []
}
