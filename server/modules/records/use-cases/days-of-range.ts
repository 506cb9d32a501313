import { type CalendarDay, calendarDayOf, dayIn, isoDay, startOfDay } from '@banyan/rules/calendar/calendar-day.ts'
import { type BonusPeriod, recordDays } from '@banyan/rules/money/record-filters.ts'
import { merchantTimeZone } from '#/modules/system/merchant.ts'
import { databaseNow } from '#/platform/db/clock.ts'
import type { Db } from '#/platform/db/handles.ts'
import { InvalidInput } from '#/platform/http/invalid-input.ts'
import { Refusal } from '#/platform/refusal.ts'

/** Days as a request names them: two days go before the period. */
export interface AskedDays {
  readonly period: BonusPeriod
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/** The merchant's days that a record is about, both included, and the moments at which they begin and end. */
export interface RecordRange {
  readonly from: string
  readonly to: string
  readonly begins: Date
  /** The first moment that is no longer in it. */
  readonly ends: Date
  /** The database's time. */
  readonly now: Date
}

const periods: Readonly<Record<BonusPeriod, readonly [number, number]>> = {
  today: [0, 0],
  yesterday: [1, 1],
  sevenDays: [6, 0],
  thirtyDays: [29, 0],
  nextSevenDays: [0, -6],
  nextThirtyDays: [0, -29],
}

const dayMs = 86_400_000

/** The days that are asked for; without one of the two days, it is the other one alone. */
export async function daysOfRange(db: Db, { period, from, to }: AskedDays): Promise<RecordRange> {
  const now = await databaseNow(db)
  const today = dayIn(merchantTimeZone, now)
  if (from === undefined && to === undefined) {
    const [first, last] = periods[period]
    return rangeOf(daysFrom(today, -first), daysFrom(today, -last), now)
  }
  const first = dayOf(from ?? to, '/query/from')
  const last = dayOf(to ?? from, '/query/to')
  if (numberOf(last) < numberOf(first)) throw new InvalidInput([{ path: '/query/to', rule: 'minimum' }])
  if (numberOf(last) - numberOf(first) >= recordDays.rangeAtMost) throw new Refusal('range_too_long')
  if (numberOf(today) - numberOf(first) > recordDays.backAtMost) throw new Refusal('range_too_old')
  return rangeOf(first, last, now)
}

/** All the days that records go back. */
export async function allDays(db: Db): Promise<RecordRange> {
  const now = await databaseNow(db)
  const today = dayIn(merchantTimeZone, now)
  return rangeOf(daysFrom(today, -recordDays.backAtMost), today, now)
}

function rangeOf(first: CalendarDay, last: CalendarDay, now: Date): RecordRange {
  return {
    from: isoDay(first),
    to: isoDay(last),
    begins: startOfDay(first, merchantTimeZone),
    ends: startOfDay(daysFrom(last, 1), merchantTimeZone),
    now,
  }
}

function dayOf(text: string | undefined, path: string): CalendarDay {
  const day = calendarDayOf(text ?? '')
  if (!day) throw new InvalidInput([{ path, rule: 'format' }])
  return day
}

const momentOf = ({ year, month, day }: CalendarDay) => Date.UTC(year, month - 1, day)
const numberOf = (day: CalendarDay) => momentOf(day) / dayMs

function daysFrom(day: CalendarDay, days: number): CalendarDay {
  const moment = new Date(momentOf(day) + days * dayMs)
  return { year: moment.getUTCFullYear(), month: moment.getUTCMonth() + 1, day: moment.getUTCDate() }
}
