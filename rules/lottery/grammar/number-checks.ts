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
