import type { BetType, CellBound, ExclusiveSet } from '../bet-type.ts'
import { greatest, greatestOfSets } from '../counting/cell-bounds.ts'
import { cellsAlike, mostCells, productNames } from '../counting/cells.ts'
import { lineKind } from '../counting/line-kinds.ts'
import { chanceThat } from '../counting/measure.ts'
import { partition } from '../counting/partition.ts'
import { wins } from '../counting/wins.ts'
import { betTypeOfRows } from '../grammar/bet-type-of.ts'
import { isPicked, type Picks } from '../grammar/row-reader.ts'
import { row } from '../picker.ts'
import { type Rational, times } from '../rational.ts'
import type { MarketRow, Option } from './market.ts'

/**
 * One option of every row makes a line, which wins when all of them do. The rows' measures are independent
 * of each other, and within a row every option has the same chance.
 */
export function positionalProduct<D>(rows: readonly MarketRow<D>[], options: readonly Option[]): BetType<D> {
  const labels = options.map(({ label }) => label)
  const winners = rows.map(({ measure }) =>
    measure.weights.map((_, value) => options.flatMap((option, index) => (option.wins(value) ? [index] : []))),
  )
  const chance = rows
    .map(({ measure }) => chanceThat(measure, (value) => options[0]?.wins(value) ?? false))
    .reduce(times)

  function winningLines(picks: readonly Picks[], draw: D) {
    let lines = 1
    for (let at = 0; at < picks.length && lines > 0; at++) {
      const marks = picks[at]?.marks
      const value = rows[at]?.measure.of(draw) ?? -1
      let hits = 0
      for (const option of winners[at]?.[value] ?? []) hits += marks?.[option] ?? 0
      lines *= hits
    }
    return wins(lines)
  }

  const most = (picks: readonly Picks[]) =>
    picks.reduce((product, row, at) => product * mostHits(winners[at] ?? [], row), 1)
  const left = openRows(labels.length, rows.length)
  const betType = betTypeOfRows<D>(
    rows.map(({ name }) => row(name, labels)),
    [lineKind(chance)],
    (picks) => ({
      lines: picks.reduce((product, { values }) => product * values.length, 1),
      winningLines: (draw) => winningLines(picks, draw),
      bestWins: () => [wins(most(picks))],
      cells() {
        const named = picks.slice(left).map(({ values }) => values.map((value) => labels[value] ?? ''))
        return cellsAlike(productNames(named, left), [wins(most(picks.slice(0, left)))])
      },
    }),
    productBound(labels, winners.slice(left), left),
  )
  return left > 0 ? betType : { ...betType, exclusiveSets: exclusiveSets(labels, winners, chance) }
}

/** Lines that exclude each other: one set for each way to take big and small, or odd and even, in every row. */
function exclusiveSets(
  labels: readonly string[],
  winners: readonly (readonly (readonly number[])[])[],
  { numerator, denominator }: Rational,
): ExclusiveSet[] {
  const options = labels.map((_, option) => option)
  const sets = winners.map((row) =>
    partition(options, (one, other) => row.some((won) => won.includes(one) && won.includes(other))),
  )
  return sets
    .reduce<string[][][]>(
      (made, ofRow) => made.flatMap((rows) => ofRow.map((set) => [...rows, set.map((at) => labels[at] ?? '')])),
      [[]],
    )
    .map((rows) => ({
      weights: new Map(productNames(rows).map((cell) => [cell, Number(numerator)])),
      total: Number(denominator),
    }))
}

/** How many rows the cells leave open, from the first, so that the others make few enough: two of five digits. */
function openRows(labels: number, rows: number): number {
  let closed = 1
  while (closed < rows && labels ** (closed + 1) <= mostCells) closed++
  return rows - closed
}

/** The most of any draw: it hits the cells that have a winning option in every row. */
function productBound(
  labels: readonly string[],
  winners: readonly (readonly (readonly number[])[])[],
  left: number,
): CellBound {
  if (winners.flat().every((options) => options.length <= 1)) return greatest()
  const spelt = winners.map((row) => differentWinners(row).map((options) => options.map((at) => labels[at] ?? '')))
  return greatestOfSets(() =>
    spelt
      .reduce<string[][][]>((draws, row) => draws.flatMap((rows) => row.map((options) => [...rows, options])), [[]])
      .map((rows) => productNames(rows, left)),
  )
}

/** The options that win together, for any value of a row, each set once. */
function differentWinners(row: readonly (readonly number[])[]): (readonly number[])[] {
  return row.filter((options, at) => row.findIndex((other) => other.join() === options.join()) === at)
}

/** The most options of a row that win together. */
function mostHits(winners: readonly (readonly number[])[], row: Picks): number {
  return winners.reduce((most, options) => Math.max(most, options.filter((option) => isPicked(row, option)).length), 0)
}
