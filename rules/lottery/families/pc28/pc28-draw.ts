import type { Pc28Draw } from '../../draw.ts'
import { areNumbers } from '../../grammar/number-checks.ts'

/** Three digits. */
export function isPc28Draw({ digits }: Pc28Draw): boolean {
  return areNumbers(digits, 3, 0, 9)
}
