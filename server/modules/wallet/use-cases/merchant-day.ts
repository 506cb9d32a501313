import { calendarDayOf, dayIn, isoDay, startOfDay } from '@banyan/rules/calendar/calendar-day.ts'
import { merchantTimeZone } from '#/modules/system/merchant.ts'

const hourMs = 3_600_000

/** When the merchant's day of a moment began, and when it ends. */
export function merchantDay(now: Date): { readonly begins: Date; readonly ends: Date } {
  const begins = startOfDay(dayIn(merchantTimeZone, now), merchantTimeZone)
  // A day is 23 to 25 hours long, so 36 hours after its beginning it is the next one.
  const next = calendarDayOf(isoDay(dayIn(merchantTimeZone, new Date(begins.getTime() + 36 * hourMs))))
  if (!next) throw new Error('the day after is none')
  return { begins, ends: startOfDay(next, merchantTimeZone) }
}
