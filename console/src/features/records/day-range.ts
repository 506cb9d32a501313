import { momentFormat } from '@banyan/client/formats.ts'
import { type CalendarDay, calendarDayOf, dayIn, isoDay, startOfDay } from '@banyan/rules/calendar/calendar-day.ts'
import { boundsOf, type Filter } from '@banyan/ui/filter-chips.tsx'
import { useMemo } from 'react'
import { useText } from '#/src/i18n/text.ts'
import { startUp } from '#/src/session/start-up.ts'

/** From a day's beginning this leads into the next day, also where the clocks are changed. */
const intoNextDayMs = 30 * 3_600_000

interface MomentRange {
  readonly from?: string
  readonly until?: string
}

/** The days of a filter as moments: from the first one's beginning to the last one's end, in the merchant's zone. */
export function dayRange(text: string | undefined): MomentRange {
  const { timeZone } = startUp()
  const { from, until } = boundsOf(text ?? '')
  const [first, last] = [calendarDayOf(from), calendarDayOf(until)]
  const beginning = first && startOfDay(first, timeZone)
  const end =
    last && startOfDay(dayIn(timeZone, new Date(startOfDay(last, timeZone).getTime() + intoNextDayMs)), timeZone)
  return { ...(beginning && { from: beginning.toISOString() }), ...(end && { until: end.toISOString() }) }
}

/** A filter by days of the merchant's calendar, with the ranges that are mostly wanted. */
export function useDayFilter(id: string, label: string): Filter {
  const t = useText()
  return useMemo(() => {
    const today = dayIn(startUp().timeZone, new Date())
    const range = (from: number, until: number) =>
      `${isoDay(daysBefore(today, from))}..${isoDay(daysBefore(today, until))}`
    return {
      id,
      kind: 'dates',
      label,
      presets: [
        { label: t('records.today'), value: range(0, 0) },
        { label: t('records.yesterday'), value: range(1, 1) },
        { label: t('records.sevenDays'), value: range(6, 0) },
        { label: t('records.thirtyDays'), value: range(29, 0) },
      ],
      write: dayText,
    }
  }, [t, id, label])
}

function daysBefore({ year, month, day }: CalendarDay, days: number): CalendarDay {
  const moment = new Date(Date.UTC(year, month - 1, day - days))
  return { year: moment.getUTCFullYear(), month: moment.getUTCMonth() + 1, day: moment.getUTCDate() }
}

/** A day of the wire as the page's language writes it. */
export function dayText(day: string): string {
  const format = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const
  const moment = new Date(`${day}T00:00:00Z`)
  return Number.isNaN(moment.getTime()) ? day : momentFormat(format).format(moment)
}
