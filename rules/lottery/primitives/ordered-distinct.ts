import type { BetType } from '../bet-type.ts'
import { greatest } from '../counting/cell-bounds.ts'
import { cellsAlike, mostCells, productNames } from '../counting/cells.ts'
import { arrangements } from '../counting/combinations.ts'
import { lineKind } from '../counting/line-kinds.ts'
import { wins } from '../counting/wins.ts'
import { betTypeOfRows, type Counted } from '../grammar/bet-type-of.ts'
import { positionNames } from '../grammar/numbers.ts'
import { isPicked, type Picks } from '../grammar/row-reader.ts'
import { row } from '../picker.ts'
import { ratio } from '../rational.ts'

/**
 * The first `positions` numbers in order, where none is drawn twice: a line takes one number of each row, all
 * different. `drawn` gives indexes of labels.
 */
export function orderedDistinct<D>(
  labels: readonly string[],
  positions: number,
  drawn: (draw: D) => readonly number[],
): BetType<D> {
  const rows = positionNames(positions).map((name) => row(name, labels))
  const left = Array.from({ length: positions }, (_, at) => at).find(
    (open) => arrangements(labels.length, positions - open) <= mostCells,
  )
  const count = (picks: readonly Picks[]): Counted<D> => ({
    lines: differentChoices(picks.map(({ values }) => values)),
    winningLines(draw) {
      const numbers = drawn(draw)
      return wins(picks.every((row, at) => isPicked(row, numbers[at] ?? -1)) ? 1 : 0)
    },
    bestWins: () => [wins(1)],
    cells() {
      const named = picks.slice(left).map(({ values }) => values.map((value) => labels[value] ?? ''))
      return cellsAlike(productNames(named, left, true), [wins(1)])
    },
  })
  const kind = lineKind(ratio(1, arrangements(labels.length, positions)))
  return betTypeOfRows<D>(rows, [kind], count, greatest())
}

/**
 * Ways to take one number of each row, all different. The first row's choices, less those that meet a later row:
 * to meet row i is to choose from what both rows share, with row i gone. For three rows that is
 * abc − |AB|c − |AC|b − |BC|a + 2|ABC|.
 */
function differentChoices([first, ...others]: readonly (readonly number[])[]): number {
  if (!first) return 1
  let choices = first.length * differentChoices(others)
  others.forEach((other, at) => {
    const both = first.filter((value) => other.includes(value))
    choices -= differentChoices(others.with(at, both))
  })
  return choices
}
