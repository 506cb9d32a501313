import { withSign as signWithin } from '@banyan/rules/money/currency-sign.ts'

/** The tag of the language that numbers, amounts and dates are written in. */
let written = 'en'

/** The tag of the visit's language, in whose own way numbers and dates are written; its texts may be English. */
export function languageTag(): string {
  return written
}

/** Writes numbers and dates as a language does, from now on. */
export function writeAs(tag: string): void {
  written = tag
}

/**
 * The locale whose digits we write: a language's own separators and order, with Latin digits. Arabic, Persian, Bengali,
 * Burmese and Nepali would have theirs; but draws, odds and typed stakes are Latin everywhere, only those digits
 * stand in columns in our face, and a page about money mixes no two kinds.
 */
export function numberLocale(tag: string): string {
  return `${tag}-u-nu-latn`
}

/**
 * The locale of dates and times: English ones are British. The calendar is Gregorian in every language, as draw numbers
 * and date fields are; Persian and Thai would have others.
 */
export function momentLocale(tag: string): string {
  return tag === 'en' ? 'en-GB' : `${tag}-u-ca-gregory-nu-latn`
}

/** A whole number as the page's language writes it. */
export function formatNumber(value: number): string {
  return numberFormat().format(value)
}

/** Formatters by what they were made of: making one costs more than thirty uses of it, and a list has that many rows. */
const made = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>()

function keptAs<Format extends Intl.NumberFormat | Intl.DateTimeFormat>(key: string, make: () => Format): Format {
  const format = (made.get(key) as Format | undefined) ?? make()
  made.set(key, format)
  return format
}

/** Writes numbers as the page's language does. */
export function numberFormat(options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const locale = numberLocale(written)
  return keptAs(`number ${locale} ${JSON.stringify(options)}`, () => new Intl.NumberFormat(locale, options))
}

/** Writes dates and times as the page's language does, in the zone that the device is in now unless one is named. */
export function momentFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const locale = momentLocale(written)
  const key = `moment ${locale} ${new Date().getTimezoneOffset()} ${JSON.stringify(options)}`
  return keptAs(key, () => new Intl.DateTimeFormat(locale, { ...options, ...monthIn(written, options) }))
}

/** Vietnamese has no short names of months in use: "9 thg 11" is written 9/11. */
function monthIn(tag: string, { month }: Intl.DateTimeFormatOptions): Intl.DateTimeFormatOptions {
  return tag === 'vi' && month === 'short' ? { month: 'numeric' } : {}
}

/** An amount of the wire with thousands separators and its two decimals, as the page's language writes numbers. */
export function formatAmount(amount: string): string {
  // A decimal string stays exact, however long it is.
  return numberFormat({ minimumFractionDigits: 2 }).format(amount as `${number}`)
}

/** The same without decimals where they are zero, as people write whole amounts. */
export function formatSum(amount: string): string {
  const options: Intl.NumberFormatOptions = { minimumFractionDigits: 2, trailingZeroDisplay: 'stripIfInteger' }
  return numberFormat(options).format(amount as `${number}`)
}

/** A written number with its currency's sign where the page's language puts it; isolate it from left to right. */
export function withSign(written: string, symbol: string): string {
  return signWithin(written, symbol, numberLocale(languageTag()))
}
