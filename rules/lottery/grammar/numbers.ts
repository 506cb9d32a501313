/** `0` to `9`. */
export const digitLabels = numberLabels(0, 9)

/** `from` to `to`, padded with zeros to `width`. */
export function numberLabels(from: number, to: number, width = 1): string[] {
  return Array.from({ length: to - from + 1 }, (_, i) => String(from + i).padStart(width, '0'))
}

/** `p1` to `pN`: the rows of a bet on positions, named after them. */
export function positionNames(count: number): string[] {
  return Array.from({ length: count }, (_, i) => `p${i + 1}`)
}

/** Whether there are `count` whole numbers between `from` and `to`. */
export function areNumbers(numbers: readonly number[], count: number, from: number, to: number): boolean {
  return numbers.length === count && numbers.every((n) => Number.isInteger(n) && n >= from && n <= to)
}

/** The same, none of them twice. */
export function areDifferentNumbers(numbers: readonly number[], count: number, from: number, to: number): boolean {
  return areNumbers(numbers, count, from, to) && new Set(numbers).size === count
}

/** Whether there are `count` numbers of exactly `width` digits, leading zeros kept. */
export function areNumerals(numerals: readonly string[], count: number, width: number): boolean {
  return numerals.length === count && numerals.every((numeral) => numeral.length === width && /^[0-9]+$/.test(numeral))
}
