import {
  addDays,
  type CalendarDay,
  calendarDayOf,
  dayIn,
  isoDay,
  startOfDay,
  weekdayOf,
} from '@banyan/rules/calendar/calendar-day.ts'
import { merchantTimeZone } from '#/modules/system/merchant.ts'

/** The merchant's day of a moment, yyyy-MM-dd. */
export const dayOf = (moment: Date): string => isoDay(dayIn(merchantTimeZone, moment))

/** The day that is so many days later, or earlier. */
export const dayAfter = (day: string, days: number): string => isoDay(addDays(parsed(day), days))

/** The month of a day, yyyy-MM. */
export const monthOf = (day: string): string => day.slice(0, 7)

/** The first day of the month in which a day is. */
export const firstOfMonth = (day: string): string => `${monthOf(day)}-01`

/** The same day so many months later, or earlier; the month's last day where it has no such day. */
export function addMonths(day: string, months: number): string {
  const { year, month, day: date } = parsed(day)
  const first = new Date(Date.UTC(year, month - 1 + months, 1))
  const of = { year: first.getUTCFullYear(), month: first.getUTCMonth() + 1 }
  const last = addDays({ ...of, month: of.month + 1, day: 1 }, -1).day
  return isoDay({ ...of, day: Math.min(date, last) })
}

/** The first day of the month before that of a day. */
export const monthBefore = (day: string): string => addMonths(firstOfMonth(day), -1)

/** The day of a year on which a birthday is; one of 29 February is on 1 March in other years. */
export function birthdayIn(birthday: string, year: number): string {
  const { month, day } = parsed(birthday)
  return calendarDayOf(isoDay({ year, month, day })) ? isoDay({ year, month, day }) : `${year}-03-01`
}

/** The moment at which a day begins. */
export const startOf = (day: string): Date => startOfDay(parsed(day), merchantTimeZone)

/** The moment at which a day is over. */
export const endOfDay = (day: string): Date => startOf(dayAfter(day, 1))

/** The Monday of the week in which a day is. */
export const mondayOf = (day: string): string => dayAfter(day, 1 - weekdayOf(parsed(day)))

/** The days from one to another, both included. */
export function daysBetween(from: string, to: string): string[] {
  const days: string[] = []
  for (let day = from; day <= to; day = dayAfter(day, 1)) days.push(day)
  return days
}

function parsed(day: string): CalendarDay {
  const known = calendarDayOf(day)
  if (!known) throw new Error(`${day} is no day`)
  return known
}
