import { addDays, type CalendarDay, dayIn, isoDay, momentOf } from '../../calendar/calendar-day.ts'
import type { ImportedSchedule } from '../game-schedule.ts'
import type { ScheduledIssue } from '../issue-numbers.ts'
import { daysAheadAtMost, isDrawDay, minutesOf } from './draw-days.ts'

/** An issue opens this long before its draw at the earliest: longer than from one draw of a month to the next. */
const openDaysAtMost = 31

/** An official result is known soon after its draw begins: sale never closes later than this before it. */
export const leastCloseMinutes = 5

/** The issue of a day; undefined on a day without a draw. */
export function importedIssueOfDay(
  timeZone: string,
  schedule: ImportedSchedule,
  day: CalendarDay,
): ScheduledIssue | undefined {
  if (!isDrawDay(schedule, day)) return undefined
  const drawAt = momentAt(timeZone, schedule.drawTime, day)
  // Where clocks are put forward between the two times, they are closer to each other than they look.
  const saleCloseAt = Math.min(momentAt(timeZone, schedule.closeTime, day), drawAt - leastCloseMinutes * 60)
  const openAt = momentAt(timeZone, schedule.drawTime, dayBefore(schedule, day))
  return { issue: isoDay(day).replaceAll('-', ''), openAt, saleCloseAt, drawAt }
}

/** The issues that are drawn after a moment, in order. */
export function* importedIssuesDrawnAfter(
  timeZone: string,
  schedule: ImportedSchedule,
  moment: number,
): Generator<ScheduledIssue> {
  const today = dayIn(timeZone, new Date(moment * 1000))
  for (let ahead = 0; ahead <= daysAheadAtMost; ahead += 1) {
    const issue = importedIssueOfDay(timeZone, schedule, addDays(today, ahead))
    if (issue && issue.drawAt > moment) yield issue
  }
}

/** The day of the draw before, or the earliest day on which the issue may open. */
function dayBefore(schedule: ImportedSchedule, day: CalendarDay): CalendarDay {
  for (let ago = 1; ago < openDaysAtMost; ago += 1) {
    const earlier = addDays(day, -ago)
    if (isDrawDay(schedule, earlier)) return earlier
  }
  return addDays(day, -openDaysAtMost)
}

/** When the zone's clocks show a time, as HH:MM, on a day. */
export function momentAt(timeZone: string, time: string, day: CalendarDay): number {
  const minutes = minutesOf(time)
  if (minutes === undefined) throw new RangeError(`${time} is no time of a day`)
  return momentOf(day, minutes, timeZone).getTime() / 1000
}
