import type { Pc28Draw } from '../../draw.ts'
import { sidesOf } from '../../primitives/attribute-letters.ts'
import { shapeOf } from '../digits/digit-shape.ts'
import { isHighest, isLowest, pc28Sum } from './pc28-sum.ts'

/** Sum with its sides and their combination, whether it is an extreme, and the shape of the digits. */
export function pc28Attributes(draw: Pc28Draw) {
  const sum = pc28Sum.of(draw)
  const sides = sidesOf(sum, 14)
  return {
    sum: String(sum),
    ...sides,
    combo: sides.size + sides.parity,
    ...(isLowest(sum) ? { extreme: 'MIN' } : isHighest(sum) ? { extreme: 'MAX' } : {}),
    shape: shapeOf(draw.digits),
  }
}
