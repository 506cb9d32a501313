import type { Measure } from '../../counting/measure.ts'
import type { Pk10Draw } from '../../draw.ts'
import { numberLabels, positionNames } from '../../grammar/labels.ts'
import type { MarketRow } from '../../primitives/market.ts'

/** `01` to `10`. */
export const carLabels = numberLabels(1, 10, 2)

/** A row for each place, measured by the number of the car that came in there. */
export const placeRows: readonly MarketRow<Pk10Draw>[] = positionNames(10).map((name, at) => ({
  name,
  measure: carAt(at),
}))

function carAt(place: number): Measure<Pk10Draw> {
  return { weights: [0, ...carLabels.map(() => 1)], of: ({ numbers }) => numbers[place] ?? 0 }
}
