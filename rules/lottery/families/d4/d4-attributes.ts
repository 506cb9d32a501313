import type { D4Draw } from '../../draw.ts'
import { sidesOf } from '../../primitives/attribute-letters.ts'

/** The last three digits of the first prize, and the sides of all four. */
export function d4Attributes({ first }: D4Draw) {
  return { first3: first.slice(-3), ...sidesOf(Number(first), 5000) }
}
