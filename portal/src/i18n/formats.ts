import { numberLocale } from './number-locale.ts'
import { languageTag } from './text.ts'

/** A whole number as the page's language writes it. */
export function formatNumber(value: number): string {
  return new Intl.NumberFormat(numberLocale(languageTag())).format(value)
}

/** An amount of the wire with thousands separators and its two decimals, as the page's language writes numbers. */
export function formatAmount(amount: string): string {
  const format = new Intl.NumberFormat(numberLocale(languageTag()), { minimumFractionDigits: 2 })
  // A decimal string stays exact, however long it is.
  return format.format(amount as `${number}`)
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
