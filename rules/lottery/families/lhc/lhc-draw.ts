import type { LhcDraw } from '../../draw.ts'
import { areDifferentNumbers } from '../../grammar/number-checks.ts'
import { animals } from '../../zodiac.ts'
import { drawnInAll } from './lhc-numbers.ts'

/** Six numbers and a special one, seven different ones of 1 to 49, in a lunar year. */
export function isLhcDraw({ numbers, special, yearAnimal }: LhcDraw): boolean {
  return areDifferentNumbers([...numbers, special], drawnInAll, 1, 49) && animals.includes(yearAnimal)
}
