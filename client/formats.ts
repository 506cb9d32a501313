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

/** The locale of dates and times: English ones are British. */
export function momentLocale(tag: string): string {
  return tag === 'en' ? 'en-GB' : numberLocale(tag)
}

/** A whole number as the page's language writes it. */
export function formatNumber(value: number): string {
  return numbers(0).format(value)
}

const made = new Map<string, Intl.NumberFormat>()

/** Making one costs more than a hundred uses of it. */
function numbers(decimals: number): Intl.NumberFormat {
  const locale = numberLocale(written)
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
  const isToday = date.toDateString() === new Date().toDateString()
  const parts = new Intl.DateTimeFormat(momentLocale(written), {
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
