import type { Pk10Draw } from '../../draw.ts'
import { areDifferentNumbers } from '../../grammar/number-checks.ts'

/** The numbers 1 to 10 in any order. */
export function isPk10Draw({ order }: Pk10Draw): boolean {
  return areDifferentNumbers(order, 10, 1, 10)
}
