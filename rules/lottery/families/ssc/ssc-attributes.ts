import type { SscDraw } from '../../draw.ts'
import { dragonTigerOf, sidesOf } from '../../primitives/attribute-letters.ts'
import { shapeOf } from '../digits/digit-shape.ts'

/** Sum of all five with its sides, first against last digit, shapes of the three segments. */
export function sscAttributes({ digits }: SscDraw) {
  const sum = digits.reduce((total, digit) => total + digit, 0)
  return {
    sum: String(sum),
    ...sidesOf(sum, 23),
    dragonTiger: dragonTigerOf(digits[0], digits[4]),
    front3: shapeOf(digits.slice(0, 3)),
    middle3: shapeOf(digits.slice(1, 4)),
    last3: shapeOf(digits.slice(2)),
  }
}
