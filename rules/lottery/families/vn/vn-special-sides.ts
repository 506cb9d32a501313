import { market } from '../../primitives/market.ts'
import { twoSides } from '../../primitives/two-sides.ts'

/** Tài, xỉu, lẻ, chẵn: the last two digits of the special prize; 50 and more is big. */
export function vnSpecialSides<D extends { readonly DB: readonly string[] }>() {
  const measure = { weights: new Array<number>(100).fill(1), of: (draw: D) => lastTwoOfSpecial(draw) }
  return market<D>([{ name: 'special', measure }], twoSides(bigFrom))
}

/** Big begins in the middle of 00 to 99. */
export const bigFrom = 50

/** The number that đề is about. */
export function lastTwoOfSpecial({ DB }: { readonly DB: readonly string[] }): number {
  return Number(DB[0]?.slice(-2))
}
