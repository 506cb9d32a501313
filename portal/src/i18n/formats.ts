import { numberLocale } from './number-locale.ts'
import { languageTag } from './text.ts'

/** A whole number as the page's language writes it. */
export function formatNumber(value: number): string {
  return numbers(0).format(value)
}

const made = new Map<string, Intl.NumberFormat>()

/** Making one costs more than a hundred uses of it. */
function numbers(decimals: number): Intl.NumberFormat {
  const locale = numberLocale(languageTag())
  const key = `${locale} ${decimals}`
  const known = made.get(key)
  if (known) return known
  const format = new Intl.NumberFormat(locale, { minimumFractionDigits: decimals })
  made.set(key, format)
  return format
}

/** An amount of the wire with thousands separators and its two decimals, as the page's language writes numbers. */
export function formatAmount(amount: string): string {
  // A decimal string stays exact, however long it is.
  return numbers(2).format(amount as `${number}`)
}

/** The end of something within the visitor's day: `14:00 (GMT+7)`, with the date where it is another day. */
export function formatUntil(moment: string): string {
  const date = new Date(moment)
  const locale = languageTag() === 'en' ? 'en-GB' : numberLocale(languageTag())
  const isToday = date.toDateString() === new Date().toDateString()
  const parts = new Intl.DateTimeFormat(locale, {
    ...(!isToday && { day: 'numeric', month: 'short' }),
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'short',
  }).formatToParts(date)
  const zone = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const rest = parts.filter(({ type }) => type !== 'timeZoneName').map(({ value }) => value)
  return `${rest.join('').trim()} (${zone})`
}
