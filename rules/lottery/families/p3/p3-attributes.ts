import type { P3Draw } from '../../draw.ts'
import { sidesOf } from '../../primitives/attribute-letters.ts'
import { shapeOf } from '../digits/digit-shape.ts'

/** Sum with its sides, span and shape. */
export function p3Attributes({ digits }: P3Draw) {
  const sum = digits.reduce((total, digit) => total + digit, 0)
  const span = Math.max(...digits) - Math.min(...digits)
  return { sum: String(sum), ...sidesOf(sum, 14), span: String(span), shape: shapeOf(digits) }
}
