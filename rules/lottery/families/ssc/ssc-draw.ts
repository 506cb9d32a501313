import type { SscDraw } from '../../draw.ts'
import { areNumbers } from '../../grammar/number-checks.ts'

/** Five digits. */
export function isSscDraw({ digits }: SscDraw): boolean {
  return areNumbers(digits, 5, 0, 9)
}
