import type { BetType } from '../../bet-type.ts'
import { orderCount, risingDigits } from '../../counting/combinations.ts'
import { tieredWins, wins } from '../../counting/wins.ts'
import type { D4Draw } from '../../draw.ts'
import { betTypeOfEntries } from '../../grammar/bet-type-of.ts'
import type { EntryList } from '../../grammar/entry-list.ts'
import { grainOf, prizeBound, prizeCells } from './d4-cells.ts'
import { anyDigits, everyPrize, numbersOf, type PrizeTier, prizeKind, width } from './d4-prize-list.ts'

const shape = { width, digits: anyDigits, unordered: true }

/** How many orders a number can have, if more than one. */
const orderCounts = [24, 12, 6, 4]

/** Box: every order of the digits is a line of its own, at the odds of a straight bet. */
export function d4Box(tiers: readonly PrizeTier[]): BetType<D4Draw> {
  return betTypeOfEntries<D4Draw>(shape, [prizeKind(tiers)], {
    lines(list) {
      let lines = 0
      for (const entry of list) lines += orderCount(entry)
      return lines
    },
    winningLines: (list, draw) =>
      tieredWins(
        tiers,
        tiers.map((tier) => numbersOf(draw, tier).filter((number) => list.has(risingDigits(number))).length),
      ),
    bestWins: () => [everyPrize(tiers)],
    cells(list) {
      const grain = grainOf(tiers, (digits) => list.endings(digits), [width, 2])
      return grain.flatMap((ending) => prizeCells(tiers, ending, (tier) => [wins(1, tier)]))
    },
    bound: prizeBound(tiers),
  })
}

/**
 * iBox: one line for all orders. Its odds depend on how many there are, so its tiers are `first24`, `first12` …; a
 * number of equal digits is refused, for it is a straight bet.
 */
export function d4IBox(tiers: readonly PrizeTier[]): BetType<D4Draw> {
  const kinds = orderCounts.map((orders) => prizeKind(tiers, orders, (tier) => `${tier}${orders}`))
  return betTypeOfEntries<D4Draw>(shape, kinds, {
    accepts: (entry) => orderCount(entry) > 1,
    lines: ({ count }) => count,
    winningLines(list, draw) {
      const won = tiers.flatMap((tier) => numbersOf(draw, tier).flatMap((number) => tierOf(tier, number, list)))
      const names = [...new Set(won)]
      return tieredWins(
        names,
        names.map((name) => won.filter((other) => other === name).length),
      )
    },
    // Each number drawn could have as many orders as any of those listed.
    bestWins(list) {
      const listedOrders = [...new Set(Array.from(list, orderCount))]
      const { tiers: prizes } = everyPrize(tiers)
      const named = listedOrders.flatMap((orders) =>
        prizes.map(({ tier, count }) => ({ tier: `${tier}${orders}`, count })),
      )
      return [{ tiers: named, pushed: 0 }]
    },
    cells(list) {
      const grain = grainOf(tiers, (digits) => list.endings(digits), [width, 2])
      const whole = grain[0]?.length === width
      const listedOrders = [...new Set(Array.from(list, orderCount))]
      return grain.flatMap((ending) => {
        const orders = whole ? [orderCount(ending)] : listedOrders
        return prizeCells(tiers, ending, (tier) => orders.map((count) => wins(1, tier + count)))
      })
    },
    bound: prizeBound(tiers),
  })
}

/** What a drawn number wins, if one of its orders is listed. */
function tierOf(tier: PrizeTier, number: string, list: EntryList): string[] {
  return list.has(risingDigits(number)) ? [`${tier}${orderCount(number)}`] : []
}
