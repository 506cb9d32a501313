import { calendarDayOf, dayIn, isoDay, startOfDay } from '@banyan/rules/calendar/calendar-day.ts'
import { minorOf, toAmount } from '@banyan/rules/money/amount.ts'

/** The demo merchant's currency: đồng, kept with two decimals in the books. */
export const merchantCurrency = { code: 'VND', symbol: '₫', exponent: 2 } as const

/** Where the merchant is: addresses that say nothing of a country, such as this machine's own, count as there. */
export const merchantCountry = 'VN'

/** The zone of the merchant's clock and of its business day. */
export const merchantTimeZone = 'Asia/Ho_Chi_Minh'

const hourMs = 3_600_000

/** When the merchant's day of a moment began, and when it ends. */
export function merchantDay(now: Date): { readonly begins: Date; readonly ends: Date } {
  const begins = startOfDay(dayIn(merchantTimeZone, now), merchantTimeZone)
  // A day is 23 to 25 hours long, so 36 hours after its beginning it is the next one.
  const next = calendarDayOf(isoDay(dayIn(merchantTimeZone, new Date(begins.getTime() + 36 * hourMs))))
  if (!next) throw new Error('the day after is none')
  return { begins, ends: startOfDay(next, merchantTimeZone) }
}

/** The smallest amount that banks pay, in minor units: whole đồng. */
export const wholeUnit = 10n ** BigInt(merchantCurrency.exponent)

/** Cashier amounts are whole thousands of đồng, in minor units (architecture, wire rules). */
export const cashierStep = 1_000n * wholeUnit

/** An amount of the wire or of the settings in minor units; digits that the currency does not have are cut off. */
export const settingMinor = (amount: string): bigint => minorOf(amount, merchantCurrency.exponent)
/** Minor units as the wire has them. */
export const amountOf = (minor: bigint): string => toAmount(minor, merchantCurrency.exponent)

/** An amount of the wire in minor units; undefined where it has more digits than the currency. */
export function exactMinor(amount: string): bigint | undefined {
  const hasMore = /[1-9]/.test((amount.split('.')[1] ?? '').slice(merchantCurrency.exponent))
  return hasMore ? undefined : settingMinor(amount)
}

/** The amount in minor units; undefined where it is out of bounds or between two steps of the cashier. */
export function acceptedAmount(
  amount: string,
  { least, most }: { readonly least: string; readonly most: string },
): bigint | undefined {
  const minor = exactMinor(amount)
  const fits =
    minor !== undefined && minor >= settingMinor(least) && minor <= settingMinor(most) && minor % cashierStep === 0n
  return fits ? minor : undefined
}
