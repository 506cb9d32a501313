import { numberLocale } from './number-locale.ts'
import { languageTag } from './text.ts'

/** A whole number as the page's language writes it. */
export function formatNumber(value: number): string {
  return new Intl.NumberFormat(numberLocale(languageTag())).format(value)
}

/** A moment of the wire in the visitor's own zone, which it names. */
export function formatMoment(moment: string): string {
  return new Intl.DateTimeFormat(languageTag() === 'en' ? 'en-GB' : numberLocale(languageTag()), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'short',
  }).format(new Date(moment))
}

/** The day of a moment of the wire, in the visitor's own zone; with its year where that is not this one. */
export function formatDay(moment: string): string {
  const day = new Date(moment)
  const isThisYear = day.getFullYear() === new Date().getFullYear()
  return new Intl.DateTimeFormat(languageTag() === 'en' ? 'en-GB' : numberLocale(languageTag()), {
    day: 'numeric',
    month: 'long',
    ...(!isThisYear && { year: 'numeric' }),
  }).format(day)
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
