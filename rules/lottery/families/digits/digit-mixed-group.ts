import { oneLineWins } from '../../counting/best-wins.ts'
import { greatest } from '../../counting/cell-bounds.ts'
import { tuples } from '../../counting/combinations.ts'
import { lineKind } from '../../counting/line-kinds.ts'
import { noWins, wins } from '../../counting/wins.ts'
import { betTypeOfEntries } from '../../grammar/bet-type-of.ts'
import { numberLabels } from '../../grammar/numbers.ts'
import { valueBundle } from '../../primitives/value-bundle.ts'
import { ratio } from '../../rational.ts'
import { type DigitsDraw, digitsOf, type Segment, sumOf } from './segment.ts'

/** What a line of either group wins: a pair and a single can be ordered in 3 ways, three singles in 6. */
const groupKinds = [lineKind(ratio(3, 1000), 'G3'), lineKind(ratio(6, 1000), 'G6')]

/** 混合组选: a list of unordered combinations of three digits, no triples. */
export function digitMixedGroup(segment: Segment) {
  return betTypeOfEntries<DigitsDraw>({ width: 3, digits: '0123456789', unordered: true }, groupKinds, {
    accepts: (entry) => differentDigits([...entry]) > 1,
    lines: ({ count }) => count,
    winningLines(list, draw) {
      const drawn = [...digitsOf(segment, draw)].sort()
      return list.has(drawn.join('')) ? wins(1, groupTier(drawn)) : noWins
    },
    bestWins: () => oneLineWins(groupKinds),
    cells: (list) => Array.from(list, (entry) => ({ cell: entry, most: [wins(1, groupTier([...entry]))] })),
    bound: greatest(),
  })
}

/** 组选和值: a sum stands for every unordered combination with that sum, triples left out. */
export function digitGroupSum(segment: Segment) {
  const sum = sumOf(segment)
  const lines = groupsBySum()
  return valueBundle<DigitsDraw>({
    name: 'sum',
    labels: numberLabels(1, lines.length),
    lines,
    lineKinds: groupKinds,
    labelOf: (draw) => (differentDigits(digitsOf(segment, draw)) === 1 ? -1 : sum.of(draw) - 1),
    tierOf: (draw) => groupTier(digitsOf(segment, draw)),
  })
}

/** Unordered combinations of three digits that are not all equal, for the sums 1 to 26. */
function groupsBySum(): number[] {
  const counts = new Array<number>(26).fill(0)
  for (const [a = 0, b = 0, c = 0] of tuples(10, 3)) {
    if (a <= b && b <= c && a < c) counts[a + b + c - 1] = (counts[a + b + c - 1] ?? 0) + 1
  }
  return counts
}

function groupTier(digits: readonly unknown[]): string {
  return differentDigits(digits) === 2 ? 'G3' : 'G6'
}

function differentDigits(digits: readonly unknown[]): number {
  return new Set(digits).size
}
