import { decimalOf } from '../payments/payment.ts'

/** An amount in hundredths as payers read it; đồng without a fraction. */
export function money(hundredths: bigint, currency: string, language: string): string {
  const format = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    ...(hundredths % 100n === 0n && { maximumFractionDigits: 0 }),
  })
  return format.format(decimalOf(hundredths) as Intl.StringNumericLiteral)
}
