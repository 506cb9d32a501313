import type { D4Draw } from '../../draw.ts'
import { areNumerals } from '../../grammar/number-checks.ts'

/** 23 numbers of four digits; an imported draw may show one of them twice. */
export function isD4Draw({ first, second, third, special, consolation }: D4Draw): boolean {
  return areNumerals([first, second, third], 3, 4) && areNumerals(special, 10, 4) && areNumerals(consolation, 10, 4)
}
