import { choose } from '../../counting/combinations.ts'
import { digitLabels } from '../../grammar/labels.ts'
import { subset } from '../../primitives/subset.ts'
import { ratio } from '../../rational.ts'
import { type DigitsDraw, digitsOf, type Segment } from './segment.ts'

/** 不定位: `size` different digits all show somewhere in the segment. */
export function digitAny(segment: Segment, size: number) {
  return subset<DigitsDraw>({
    labels: digitLabels,
    size,
    tiers: [{ hits: size, chance: ratio(drawsWithAll(size, segment.length), 10 ** segment.length) }],
    mostDrawn: segment.length,
    drawn(draw) {
      const digits = digitsOf(segment, draw)
      return digits.filter((digit, at) => digits.indexOf(digit) === at)
    },
  })
}

/** Lists of `length` digits that hold `size` given ones: all lists, less those that lack one, plus … */
function drawsWithAll(size: number, length: number): number {
  let draws = 0
  for (let lacking = 0; lacking <= size; lacking++) {
    draws += (-1) ** lacking * choose(size, lacking) * (10 - lacking) ** length
  }
  return draws
}
