import type { SeaDraw } from '../../draw.ts'
import { digitLabels } from '../../grammar/labels.ts'
import { subset } from '../../primitives/subset.ts'
import { type Rational, ratio } from '../../rational.ts'
import { topNumber } from './sea-draw.ts'

/** วิ่งบน: the digit is anywhere in the last three of the first prize; pays once. */
export function seaRunTop() {
  return run(3, ratio(271, 1000), (draw) => topNumber(draw, 3))
}

/** วิ่งล่าง: the digit is in the bottom number; pays once. */
export function seaRunBottom() {
  return run(2, ratio(19, 100), ({ b2 }) => b2)
}

function run(width: number, chance: Rational, digits: (draw: SeaDraw) => string) {
  return subset<SeaDraw>({
    labels: digitLabels,
    size: 1,
    tiers: [{ hits: 1, chance }],
    drawn: (draw) => [...new Set(digits(draw))].map(Number),
    mostDrawn: width,
  })
}
