import { numberLabels } from '../../grammar/numbers.ts'
import { market, type Option, optionPerValue } from '../../primitives/market.ts'
import { twoSides } from '../../primitives/two-sides.ts'
import { segment, sumOf } from '../digits/segment.ts'

/** `0` to `27`. */
export const pc28Sums = numberLabels(0, 27)

/** The result of PC28. */
export const pc28Sum = sumOf(segment(0, 3))

/** Big begins in the middle of 0 to 27. */
export const bigFrom = 14

/** The sum itself, each with odds of its own. */
export function pc28Number() {
  return market([{ name: 'sum', measure: pc28Sum }], optionPerValue(pc28Sums, true))
}

/** Big, small, odd or even sum. */
export function pc28Sides() {
  return market([{ name: 'sum', measure: pc28Sum }], twoSides(bigFrom))
}

/** Size and parity at once; big odd and small even are rarer than the others. */
export function pc28Combo() {
  const [big, small, odd, even] = twoSides(bigFrom)
  const both = (label: string, a?: Option, b?: Option): Option => ({
    label,
    tier: label,
    wins: (value) => Boolean(a?.wins(value) && b?.wins(value)),
  })
  const combos = [both('BO', big, odd), both('BE', big, even), both('SO', small, odd), both('SE', small, even)]
  return market([{ name: 'sum', measure: pc28Sum }], combos)
}

/** 极小. */
export function isLowest(sum: number): boolean {
  return sum <= 5
}

/** 极大. */
export function isHighest(sum: number): boolean {
  return sum >= 22
}

/** 极小 0 to 5 and 极大 22 to 27. */
export function pc28Extreme() {
  const extremes: Option[] = [
    { label: 'MIN', wins: isLowest },
    { label: 'MAX', wins: isHighest },
  ]
  return market([{ name: 'sum', measure: pc28Sum }], extremes)
}
