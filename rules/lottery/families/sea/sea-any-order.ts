import type { BetType } from '../../bet-type.ts'
import { oneLineWins } from '../../counting/best-wins.ts'
import { greatest } from '../../counting/cell-bounds.ts'
import { orderCount, risingDigits } from '../../counting/combinations.ts'
import { lineKind } from '../../counting/line-kinds.ts'
import { noWins, wins } from '../../counting/wins.ts'
import type { SeaDraw } from '../../draw.ts'
import { betTypeOfEntries } from '../../grammar/bet-type-of.ts'
import { ratio } from '../../rational.ts'
import { topNumber } from './sea-draw.ts'

/** The counts of orders that numbers of a width can have, if more than one. */
const orderCounts: Readonly<Record<3 | 4, readonly number[]>> = { 3: [6, 3], 4: [24, 12, 6, 4] }

/**
 * โต๊ด: the last digits of the first prize in any order. The fewer orders a number has, the better its tier, `P6`,
 * `P3` …; a number of equal digits has but one and is refused, for it is a straight bet.
 */
export function seaAnyOrder(width: 3 | 4): BetType<SeaDraw> {
  const kinds = orderCounts[width].map((orders) => lineKind(ratio(orders, 10 ** width), tierOf(orders)))
  return betTypeOfEntries<SeaDraw>({ width, digits: '0123456789', unordered: true }, kinds, {
    accepts: (entry) => orderCount(entry) > 1,
    lines: ({ count }) => count,
    winningLines(list, draw) {
      const drawn = risingDigits(topNumber(draw, width))
      return list.has(drawn) ? wins(1, tierOf(orderCount(drawn))) : noWins
    },
    bestWins: () => oneLineWins(kinds),
    cells: (list) => Array.from(list, (entry) => ({ cell: entry, most: [wins(1, tierOf(orderCount(entry)))] })),
    bound: greatest(),
  })
}

function tierOf(orders: number): string {
  return `P${orders}`
}
