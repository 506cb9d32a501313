import type { SeaDraw } from '../../draw.ts'
import { areNumerals } from '../../grammar/numbers.ts'

/** A first prize of six digits with front and back numbers, or of four or three digits without. */
export function isSeaDraw({ first, b2, front3, back3 }: SeaDraw): boolean {
  const pairs = first.length === 6 ? 2 : 0
  return (
    [3, 4, 6].includes(first.length) &&
    areNumerals([first], 1, first.length) &&
    areNumerals([b2], 1, 2) &&
    areNumerals(front3, pairs, 3) &&
    areNumerals(back3, pairs, 3)
  )
}

/** The last digits of the first prize: the top number. */
export function topNumber({ first }: SeaDraw, width: number): string {
  return first.slice(-width)
}
