import { type CalendarDay, isoDay, weekdayOf } from '../../calendar/calendar-day.ts'
import type { DrawDays, FastSchedule, GameSchedule, ImportedSchedule } from '../game-schedule.ts'

/** How far the next draw of a game is looked for. */
export const daysAheadAtMost = 366

/** Whether a draw is held on a day. A moved draw is, whatever else is said of its new day. */
export function isDrawDay({ days, closures, moved }: ImportedSchedule, day: CalendarDay): boolean {
  const iso = isoDay(day)
  if (moved.some(({ to }) => to === iso)) return true
  if (moved.some(({ from }) => from === iso) || isClosed(closures, iso)) return false
  return isAmong(days, day)
}

/** Whether the week or the month has a draw on this day. */
export function isAmong(days: DrawDays, day: CalendarDay): boolean {
  return 'weekdays' in days ? days.weekdays.includes(weekdayOf(day)) : days.monthDays.includes(day.day)
}

/** Whether a day, as yyyy-MM-dd, lies in a closure. */
export function isClosed(closures: ImportedSchedule['closures'], iso: string): boolean {
  return closures.some(({ from, to }) => from <= iso && iso <= to)
}

/** Whether this is the schedule of a game that we draw ourselves. */
export function isFast(schedule: GameSchedule): schedule is FastSchedule {
  return 'closeSeconds' in schedule
}

/** Minutes after midnight of a time as HH:MM; undefined when it is none. */
export function minutesOf(time: string): number | undefined {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? []
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes)
}
