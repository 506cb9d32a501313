import { momentFormat } from './formats.ts'

/** The day of a moment of the wire, in the visitor's own zone; with its year where that is not this one. */
export function formatDay(moment: string): string {
  const day = new Date(moment)
  const isThisYear = day.getFullYear() === new Date().getFullYear()
  return momentFormat({
    day: 'numeric',
    month: 'long',
    ...(!isThisYear && { year: 'numeric' }),
  }).format(day)
}

/** A moment of the wire in the visitor's own zone, which it names. */
export function formatMoment(moment: string): string {
  const text = momentFormat({
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(new Date(moment))
  return `${text} ${timeZoneName()}`
}

/** The end of something within the visitor's day: `14:00 (GMT+7)`, with the date where it is another day. */
export function formatUntil(moment: string): string {
  const date = new Date(moment)
  const isToday = date.toDateString() === new Date().toDateString()
  // Append the zone manually: Intl's position and brackets vary by language.
  const text = momentFormat({
    ...(!isToday && { day: 'numeric', month: 'short' }),
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(date)
  return `${text} (${timeZoneName()})`
}

/** A zone as an offset, such as GMT+7; the visitor's, in which the page tells times, unless another is named. */
export function timeZoneName(timeZone?: string): string {
  // Isolated, so that its sign stays in its place where lines run from right to left.
  return `\u2066${timeZone === undefined ? ownOffset() : offsetOf(timeZone)}\u2069`
}

function offsetOf(timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en', { timeZoneName: 'shortOffset', timeZone }).formatToParts()
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT'
}

/** The same without a formatter: making one costs a slow phone 20 ms, and the footer of every page says it. */
function ownOffset(): string {
  const east = -new Date().getTimezoneOffset()
  const [hours, minutes] = [Math.trunc(Math.abs(east) / 60), Math.abs(east) % 60]
  return `GMT${east < 0 ? '-' : '+'}${hours}${minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`}`
}
