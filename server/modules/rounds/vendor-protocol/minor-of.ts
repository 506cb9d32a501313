/**
 * The minor units of a vendor's decimal string; undefined where it says more digits than the currency has, which no
 * rounding of ours decides (domain section c.3, rule 23), or more than the books take.
 */
export function minorOf(amount: string, exponent: number): bigint | undefined {
  const [whole = '', fraction = ''] = amount.replace('-', '').split('.')
  if (fraction.length > exponent) return undefined
  const minor = BigInt(whole + fraction.padEnd(exponent, '0'))
  if (minor > amountAtMost) return undefined
  return amount.startsWith('-') ? -minor : minor
}

/** In minor units (reliability goal I32). */
const amountAtMost = 10n ** 15n
