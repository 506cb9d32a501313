import { ordersOf } from './counting/combinations.ts'
import { numberLabels } from './grammar/numbers.ts'

/**
 * Shortcuts of the betting page: each names numbers of fixed width, which are then bet on one by one. They have no
 * odds of their own. The numbers are rising.
 */

const twoDigits = numberLabels(0, 99, 2)
const digitsOf = (number: string) => [...number].map(Number)

/** Two-digit numbers by what a bettor calls them, in Vietnam and Thailand. */
export const namedNumbers = {
  /** Tài. */
  big: twoDigits.slice(50),
  /** Xỉu. */
  small: twoDigits.slice(0, 50),
  /** Chẵn. */
  even: numbersWith('.', '[02468]'),
  /** Lẻ. */
  odd: numbersWith('.', '[13579]'),
  evenEven: numbersWith('[02468]', '[02468]'),
  oddOdd: numbersWith('[13579]', '[13579]'),
  evenOdd: numbersWith('[02468]', '[13579]'),
  oddEven: numbersWith('[13579]', '[02468]'),
  /** Kép: 00, 11 … 99. */
  doubles: twoDigits.filter((number) => number[0] === number[1]),
}

/** Numbers by one digit: đầu and รูดหน้า begin with it, đuôi and รูดหลัง end with it, chạm and 19 ประตู hold it. */
export function numbersByDigit(place: 'first' | 'last' | 'any', digit: number): readonly string[] {
  const at = { first: [0], last: [1], any: [0, 1] }[place]
  return twoDigits.filter((number) => at.some((index) => digitsOf(number)[index] === digit))
}

/** Tổng: the sum of the digits ends with this digit. */
export function numbersByDigitSum(digit: number): readonly string[] {
  return twoDigits.filter((number) => digitsOf(number).reduce((sum, each) => sum + each, 0) % 10 === digit)
}

/** Đảo and กลับ: every order of the digits. */
export function numbersInAnyOrder(number: string): readonly string[] {
  return ordersOf(number)
}

/** Kéo a/b..c: from `a` in steps of `b − a` up to `c`. Empty when that leads nowhere. */
export function numbersInSteps(from: string, second: string, to: string): readonly string[] {
  const [first, step, last] = [Number(from), Number(second) - Number(from), Number(to)]
  if (!(step > 0) || last < first) return []
  const count = Math.floor((last - first) / step) + 1
  return Array.from({ length: count }, (_, i) => String(first + i * step).padStart(from.length, '0'))
}

function numbersWith(tens: string, units: string): readonly string[] {
  const pattern = new RegExp(`^${tens}${units}$`)
  return twoDigits.filter((number) => pattern.test(number))
}
