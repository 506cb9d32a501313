import type { Pk10Draw } from '../../draw.ts'
import { areDifferentNumbers } from '../../grammar/number-checks.ts'

/** The numbers 1 to 10 in any order. */
export function isPk10Draw({ numbers }: Pk10Draw): boolean {
  return areDifferentNumbers(numbers, 10, 1, 10)
}
