import { languageTag, momentLocale } from './formats.ts'

/** The day of a moment of the wire, in the visitor's own zone; with its year where that is not this one. */
export function formatDay(moment: string): string {
  const day = new Date(moment)
  const isThisYear = day.getFullYear() === new Date().getFullYear()
  return new Intl.DateTimeFormat(momentLocale(languageTag()), {
    day: 'numeric',
    month: 'long',
    ...(!isThisYear && { year: 'numeric' }),
  }).format(day)
}

/** A moment of the wire in the visitor's own zone, which it names. */
export function formatMoment(moment: string): string {
  return new Intl.DateTimeFormat(momentLocale(languageTag()), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'short',
  }).format(new Date(moment))
}

/** A zone as an offset, such as GMT+7; the visitor's, in which the page tells times, unless another is named. */
export function timeZoneName(timeZone?: string): string {
  const parts = new Intl.DateTimeFormat('en', { timeZoneName: 'shortOffset', timeZone }).formatToParts()
  // Isolated, so that its sign stays in its place where lines run from right to left.
  return `\u2066${parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT'}\u2069`
}
