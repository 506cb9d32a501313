import { digitLabels, positionNames } from '../../grammar/labels.ts'
import { optionPerValue } from '../../primitives/market.ts'
import { positionalProduct } from '../../primitives/positional-product.ts'
import { singleEntries } from '../../primitives/single-entries.ts'
import { ratio } from '../../rational.ts'
import { type DigitsDraw, digitAt, digitsOf, type Segment } from './segment.ts'

/** 直选复式: the digits of the segment in order, from one row for each position. */
export function digitDirect({ start, length }: Segment) {
  const rows = positionNames(length).map((name, at) => ({ name, measure: digitAt(start + at) }))
  return positionalProduct(rows, optionPerValue(digitLabels))
}

/** 直选单式: the same from a list of complete numbers. */
export function digitDirectEntries(segment: Segment) {
  const chance = ratio(1, 10 ** segment.length)
  return singleEntries<DigitsDraw>(segment.length, '0123456789', chance, (draw) => digitsOf(segment, draw).join(''))
}
