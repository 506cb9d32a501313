import { sidesOf } from '../../primitives/attribute-letters.ts'
import { bigFrom, lastTwoOfSpecial } from './vn-special-sides.ts'

/** The last two digits of the special prize, each of them, and their sides. */
export function vnAttributes(draw: { readonly DB: readonly string[] }) {
  const lastTwo = lastTwoOfSpecial(draw)
  const number = String(lastTwo).padStart(2, '0')
  return { special: number, tens: number.slice(0, 1), units: number.slice(1), ...sidesOf(lastTwo, bigFrom) }
}
