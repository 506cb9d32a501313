import type { E5Draw } from '../../draw.ts'
import { areDifferentNumbers } from '../../grammar/number-checks.ts'
import { e5Drawn } from './e5-numbers.ts'

/** Five different numbers of 1 to 11. */
export function isE5Draw({ numbers }: E5Draw): boolean {
  return areDifferentNumbers(numbers, e5Drawn, 1, 11)
}
