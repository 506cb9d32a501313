import type { BetType } from '../bet-type.ts'
import { lineKind } from '../counting/line-kinds.ts'
import { wins } from '../counting/wins.ts'
import { betTypeOfEntries, betTypeOfRows, type Counted } from '../grammar/bet-type-of.ts'
import { numberLabels } from '../grammar/numbers.ts'
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
  const counted = (numbers: readonly string[]): Counted<D> => {
    const listed = new Set(numbers)
    return {
      lines: numbers.length * perNumber,
      winningLines: (draw) => wins(slots.numbers(draw).filter((number) => listed.has(number)).length),
      bestWins: () => [wins(count)],
    }
  }
  if (width > widestBoard) {
    return betTypeOfEntries<D>({ width, digits: '0123456789', unordered: false }, kinds, counted)
  }
  const labels = numberLabels(0, 10 ** width - 1, width)
  return betTypeOfRows<D>([row('numbers', labels)], kinds, ([picked]) =>
    counted(picked?.values.map((value) => labels[value] ?? '') ?? []),
  )
}
