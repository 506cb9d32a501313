import { addDays, calendarDayOf, isoDay } from '../../calendar/calendar-day.ts'
import type { Closure } from '../game-schedule.ts'

/** Closures without the days of these spans, in their order; what is left of one that is cut in the middle is two. */
export function cutClosures(closures: readonly Closure[], spans: readonly Closure[]): readonly Closure[] {
  return spans.reduce(
    (left, span) => left.flatMap((closure) => withoutSpan(closure, span)),
    closures as readonly Closure[],
  )
}

function withoutSpan(closure: Closure, span: Closure): readonly Closure[] {
  if (span.to < span.from || span.to < closure.from || closure.to < span.from) return [closure]
  const before = { from: closure.from, to: nextTo(span.from, -1) }
  const after = { from: nextTo(span.to, 1), to: closure.to }
  return [before, after].filter(({ from, to }) => from <= to)
}

function nextTo(iso: string, days: 1 | -1): string {
  const day = calendarDayOf(iso)
  if (!day) throw new RangeError(`${iso} is no day`)
  return isoDay(addDays(day, days))
}
