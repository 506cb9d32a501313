import type { SeaDraw } from '../../draw.ts'
import { sidesOf } from '../../primitives/attribute-letters.ts'
import { topNumber } from './sea-draw.ts'

/** The top numbers of each length, the bottom number, and the sides of the last three digits. */
export function seaAttributes(draw: SeaDraw) {
  const t3 = topNumber(draw, 3)
  return {
    ...(draw.first.length === 4 ? { t4: draw.first } : {}),
    t3,
    t2: topNumber(draw, 2),
    b2: draw.b2,
    ...sidesOf(Number(t3), 500),
  }
}
