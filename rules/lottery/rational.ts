/** An exact fraction in lowest terms, denominator positive. Chances are never floats. */
export interface Rational {
  readonly numerator: bigint
  readonly denominator: bigint
}

/** `numerator / denominator`, reduced. */
export function ratio(numerator: bigint | number, denominator: bigint | number = 1n): Rational {
  const [top, bottom] = [BigInt(numerator), BigInt(denominator)]
  if (bottom === 0n) throw new RangeError('A fraction needs a denominator.')
  const divisor = greatestCommonDivisor(top, bottom) * (bottom < 0n ? -1n : 1n)
  return { numerator: top / divisor, denominator: bottom / divisor }
}

/** `a × b`. */
export function times(a: Rational, b: Rational): Rational {
  return ratio(a.numerator * b.numerator, a.denominator * b.denominator)
}

/** The sum of all. */
export function total(terms: readonly Rational[]): Rational {
  return terms.reduce(
    (a, b) => ratio(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator),
    ratio(0),
  )
}

/** Negative when `a < b`, zero when equal, positive when `a > b`. */
export function compare(a: Rational, b: Rational): number {
  const difference = a.numerator * b.denominator - b.numerator * a.denominator
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b < 0n ? -b : b]
  while (y !== 0n) [x, y] = [y, x % y]
  return x
}
