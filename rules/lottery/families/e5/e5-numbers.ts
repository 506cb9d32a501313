import { risingLists } from '../../counting/combinations.ts'
import { type Measure, measureOver } from '../../counting/measure.ts'
import type { E5Draw } from '../../draw.ts'
import { numberLabels } from '../../grammar/numbers.ts'

/** `01` to `11`. */
export const e5Labels = numberLabels(1, 11, 2)

/** How many numbers are drawn. */
export const e5Drawn = 5

/** The first `count` numbers of a draw, as indexes of labels. */
export function firstIndexes({ numbers }: E5Draw, count: number): readonly number[] {
  const indexes: number[] = []
  for (let at = 0; at < count; at++) indexes.push((numbers[at] ?? 0) - 1)
  return indexes
}

/** What `of` makes of the five numbers, whatever their order. */
export function measureOfSet(of: (numbers: readonly number[]) => number): Measure<E5Draw> {
  return { weights: measureOver(risingLists(1, 11, e5Drawn), of).weights, of: ({ numbers }) => of(numbers) }
}
