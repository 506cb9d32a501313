import { positionNames } from '../../grammar/labels.ts'
import { market } from '../../primitives/market.ts'
import { positionalProduct } from '../../primitives/positional-product.ts'
import { twoSides } from '../../primitives/two-sides.ts'
import { digitAt, type Segment, sumOf } from './segment.ts'

/** 大小单双 of several positions at once: one side of each makes a line. */
export function digitSides({ start, length }: Segment) {
  const rows = positionNames(length).map((name, at) => ({ name, measure: digitAt(start + at) }))
  return positionalProduct(rows, twoSides(5))
}

/** Big, small, odd or even sum of the segment; big begins in the middle. */
export function digitSumSides(segment: Segment) {
  const measure = sumOf(segment)
  return market([{ name: 'sum', measure }], twoSides(Math.ceil((9 * segment.length) / 2)))
}
