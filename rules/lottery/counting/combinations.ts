/** Subsets of `k` among `n`: 0 where there is none. Exact for every count below 2^53. */
export function choose(n: number, k: number): number {
  if (k < 0 || k > n) return 0
  let result = 1
  for (let i = 1; i <= Math.min(k, n - k); i++) result = (result * (n - i + 1)) / i
  return result
}

/** `n!` */
export function factorial(n: number): number {
  return n < 2 ? 1 : n * factorial(n - 1)
}

/** Ordered ways to take `k` of `n`. */
export function arrangements(n: number, k: number): number {
  return k === 0 ? 1 : n * arrangements(n - 1, k - 1)
}

/** Every list of `length` numbers from 0 to `base - 1`, in rising order. */
export function* tuples(base: number, length: number): Generator<readonly number[]> {
  for (let code = 0; code < base ** length; code++) {
    yield Array.from({ length }, (_, i) => Math.floor(code / base ** (length - 1 - i)) % base)
  }
}

/** Every rising list of `length` numbers from `from` to `to`. */
export function* risingLists(from: number, to: number, length: number): Generator<readonly number[]> {
  if (length === 0) {
    yield []
    return
  }
  for (let first = from; first <= to - length + 1; first++) {
    for (const rest of risingLists(first + 1, to, length - 1)) yield [first, ...rest]
  }
}

/** Every way to take `k` of the values, order ignored: each in the order of the values. */
export function combinationsOf<T>(values: readonly T[], k: number): T[][] {
  if (k === 0) return [[]]
  const made: T[][] = []
  for (let first = 0; first <= values.length - k; first++) {
    for (const rest of combinationsOf(values.slice(first + 1), k - 1)) made.push([values[first] as T, ...rest])
  }
  return made
}

/** How many different orders the digits of a number have: 24 of 1234, 12 of 1123, 1 of 1111. */
export function orderCount(digits: string): number {
  const repeats = new Map<string, number>()
  for (const digit of digits) repeats.set(digit, (repeats.get(digit) ?? 0) + 1)
  return [...repeats.values()].reduce((count, times) => count / factorial(times), factorial(digits.length))
}

/** The digits in rising order: the one spelling of all their orders. */
export function risingDigits(digits: string): string {
  return [...digits].sort().join('')
}

/** Every different order of the digits, rising. */
export function ordersOf(digits: string): string[] {
  if (digits.length < 2) return [digits]
  const heads = [...new Set(digits)].sort()
  return heads.flatMap((head) => ordersOf(digits.replace(head, '')).map((rest) => head + rest))
}
