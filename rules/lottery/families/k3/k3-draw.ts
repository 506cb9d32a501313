import type { K3Draw } from '../../draw.ts'
import { areNumbers } from '../../grammar/number-checks.ts'

/** Three dice. */
export function isK3Draw({ dice }: K3Draw): boolean {
  return areNumbers(dice, 3, 1, 6)
}
