import { momentFormat } from '@banyan/client/formats.ts'

const formats = {
  short: { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' },
  day: { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

/** A moment of the wire to the second, in the visitor's own zone. Records go back 90 days, so that no year is needed. */
export function momentText(moment: string): string {
  return momentFormat(formats.short).format(new Date(moment))
}

/** A day of the merchant's calendar, yyyy-MM-dd, as the page's language writes it. */
export function dayText(day: string): string {
  const moment = new Date(`${day}T00:00:00Z`)
  if (Number.isNaN(moment.getTime())) return day
  return momentFormat(formats.day).format(moment)
}

/** The same in a cell of a list. */
export function Moment({ at }: { at: string }) {
  return (
    <time dateTime={at} className="whitespace-nowrap tabular-nums">
      {momentText(at)}
    </time>
  )
}
