import type { P3Draw } from '../../draw.ts'
import { areNumbers } from '../../grammar/number-checks.ts'

/** Three digits. */
export function isP3Draw({ digits }: P3Draw): boolean {
  return areNumbers(digits, 3, 0, 9)
}
