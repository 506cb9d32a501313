/**
 * An amount of minor units as the wire carries it: a decimal string with `exponent` digits after the
 * point. Money is never a float, so the digits are moved, not divided.
 */
export function toAmount(minor: bigint, exponent: number): string {
  const sign = minor < 0n ? '-' : ''
  const digits = (minor < 0n ? -minor : minor).toString().padStart(exponent + 1, '0')
  const whole = digits.slice(0, digits.length - exponent)
  return exponent === 0 ? `${sign}${whole}` : `${sign}${whole}.${digits.slice(-exponent)}`
}

/** Whole units of the currency in minor units: 3 at exponent 2 is 300. */
export function toMinor(wholeUnits: number, exponent: number): bigint {
  return BigInt(wholeUnits) * 10n ** BigInt(exponent)
}

/** The minor units of an amount as `toAmount` writes it: 1500.50 at exponent 2 is 150,050. */
export function minorOf(amount: string, exponent: number): bigint {
  const [whole = '', fraction = ''] = amount.split('.')
  return BigInt(whole + fraction.padEnd(exponent, '0').slice(0, exponent))
}

/** Digits after the point that an amount of the wire has at most. */
const wireExponent = 4

/** An amount of the wire as a whole number, in which it is added up and compared with others without loss. */
export function exactOf(amount: string): bigint {
  return minorOf(amount, wireExponent)
}

/** The amount of a sum of such numbers. */
export function amountOfExact(exact: bigint): string {
  return toAmount(exact, wireExponent)
}
