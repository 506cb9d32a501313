import { calendarDayOf, dayIn, startOfDay } from '@banyan/rules/calendar/calendar-day.ts'
import { boundsOf } from '@banyan/ui/filter-chips.tsx'
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
