import type { BetType } from '../bet-type.ts'
import { greatest } from '../counting/cell-bounds.ts'
import { cellDigits, cellsAlike, starred } from '../counting/cells.ts'
import { lineKind } from '../counting/line-kinds.ts'
import { wins } from '../counting/wins.ts'
import { betTypeOfEntries, betTypeOfRows, type Counted } from '../grammar/bet-type-of.ts'
import { numberLabels } from '../grammar/numbers.ts'
import type { Picks } from '../grammar/row-reader.ts'
import { row } from '../picker.ts'
import { ratio } from '../rational.ts'

/** The numbers, leading zeros kept, that a bet is held against. */
export interface Slots<D> {
  readonly width: number
  readonly count: number
  /** `count` numbers, in the order of the draw. */
  numbers(draw: D): readonly string[]
}

/** Numbers wider than this are listed instead of picked from a board. */
const widestBoard = 2

/**
 * Every number wins once for each slot that shows it. A line is a number in one slot, so a number is charged for
 * each; where `one` line covers all slots, it still pays for each that shows the number.
 */
export function numberMatch<D>(slots: Slots<D>, linesOfNumber: 'each' | 'one' = 'each'): BetType<D> {
  const { width, count } = slots
  const perNumber = linesOfNumber === 'each' ? count : 1
  const kinds = [lineKind(ratio(count, perNumber * 10 ** width))]
  const winsAmong = (listed: { has(number: string): boolean }, draw: D) =>
    wins(slots.numbers(draw).filter((number) => listed.has(number)).length)
  const bestWins = () => [wins(count)]
  // A cell is what a number pays in one slot; all slots could show the same number.
  const cellsNamed = (names: readonly string[]) => cellsAlike(names, [wins(1)])
  const bound = greatest(count)

  if (width > widestBoard) {
    return betTypeOfEntries<D>({ width, digits: '0123456789', unordered: false }, kinds, {
      lines: (list) => list.count * perNumber,
      winningLines: winsAmong,
      bestWins,
      cells: (list) => cellsNamed(list.endings(cellDigits).map((ending) => starred(ending, width))),
      bound,
    })
  }
  const labels = numberLabels(0, 10 ** width - 1, width)
  const counted = ([picked]: readonly Picks[]): Counted<D> => {
    const numbers = picked?.values.map((value) => labels[value] ?? '') ?? []
    const listed = new Set(numbers)
    return {
      lines: numbers.length * perNumber,
      winningLines: (draw) => winsAmong(listed, draw),
      bestWins,
      cells: () => cellsNamed(numbers),
    }
  }
  return betTypeOfRows<D>([row('numbers', labels)], kinds, counted, bound)
}
