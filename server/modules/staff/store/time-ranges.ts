import { sql } from 'kysely'
import { merchantTimeZone } from '#/modules/system/merchant.ts'
import type { Db } from '#/platform/db/handles.ts'

const ranges = {
  day: { unit: 'hour', zone: 'UTC', before: '23 hours', step: '1 hour' },
  week: { unit: 'hour', zone: 'UTC', before: '167 hours', step: '1 hour' },
  month: { unit: 'day', zone: merchantTimeZone, before: '29 days', step: '1 day' },
  lastHour: { unit: 'hour', zone: 'UTC', before: '1 hour', step: '1 hour' },
} as const

type Range = keyof typeof ranges

/** When the hours or the merchant's days of a range begin, the oldest first; the last one is the present one. */
export async function startsOfRange(db: Db, range: Range): Promise<Date[]> {
  const { unit, zone, before, step } = ranges[range]
  // In the zone's own time, for a day there may be shorter or longer than 24 hours.
  const present = sql`date_trunc(${unit}, clock_now() at time zone ${zone})`
  const rows = await db
    .selectNoFrom(
      sql<Date>`generate_series(${present} - ${before}::interval, ${present}, ${step}::interval) at time zone ${zone}`.as(
        'start',
      ),
    )
    .execute()
  return rows.map(({ start }) => start)
}

/** When a range begins. */
export async function startOfRange(db: Db, range: Range): Promise<Date> {
  const [start] = await startsOfRange(db, range)
  // Every range has the present hour at least.
  if (!start) throw new Error(`the range ${range} is empty`)
  return start
}
