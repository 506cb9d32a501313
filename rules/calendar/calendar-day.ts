/** A day of the calendar, which no zone changes. */
export interface CalendarDay {
  readonly year: number
  readonly month: number
  readonly day: number
}

const orders = [
  /^(?<year>[0-9]{4})-(?<month>[0-9]{2})-(?<day>[0-9]{2})$/,
  /^(?<month>[0-9]{2})-(?<day>[0-9]{2})-(?<year>[0-9]{4})$/,
]

/** The day that is written as yyyy-MM-dd or MM-dd-yyyy (spec section 5); undefined where the calendar has none such. */
export function calendarDayOf(text: string): CalendarDay | undefined {
  for (const order of orders) {
    const groups = order.exec(text)?.groups
    if (!groups) continue
    const [year, month, day] = [Number(groups.year), Number(groups.month), Number(groups.day)]
    const moment = new Date(Date.UTC(year, month - 1, day))
    const exists = moment.getUTCFullYear() === year && moment.getUTCMonth() === month - 1 && moment.getUTCDate() === day
    return exists ? { year, month, day } : undefined
  }
  return undefined
}

/** The day as yyyy-MM-dd. */
export function isoDay({ year, month, day }: CalendarDay): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`
}

/** The day that is `count` days later, or earlier. */
export function addDays({ year, month, day }: CalendarDay, count: number): CalendarDay {
  return dayShown(Date.UTC(year, month - 1, day + count))
}

/** The day of the week, from 1 for Monday to 7. */
export function weekdayOf({ year, month, day }: CalendarDay): number {
  return new Date(Date.UTC(year, month - 1, day)).getUTCDay() || 7
}

/** The day that it is at `now` in a zone. */
export function dayIn(timeZone: string, now: Date): CalendarDay {
  return dayShown(shownIn(timeZone, now.getTime()))
}

/** The moment at which a day begins in a zone; where clocks jump over midnight, the moment of the jump. */
export function startOfDay(day: CalendarDay, timeZone: string): Date {
  return momentOf(day, 0, timeZone)
}

/**
 * The moment of a day at which the clocks of a zone show so many minutes after midnight. Of a time that they show twice
 * or jump over, it is near their change.
 */
export function momentOf({ year, month, day }: CalendarDay, minutes: number, timeZone: string): Date {
  const shown = Date.UTC(year, month - 1, day, 0, minutes)
  const nearby = shown - aheadOfUtcMs(timeZone, shown)
  return new Date(shown - aheadOfUtcMs(timeZone, nearby))
}

/** How far a zone's clocks are ahead of UTC at a moment of whole seconds. */
function aheadOfUtcMs(timeZone: string, moment: number): number {
  return shownIn(timeZone, moment) - moment
}

/** Making a clock takes 150 µs, reading it 5 µs. Zones come from settings and code, so they are few. */
const clocks = new Map<string, Intl.DateTimeFormat>()

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const fields = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' } as const
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', { timeZone, hourCycle: 'h23', second: 'numeric', ...fields })
  clocks.set(timeZone, clock)
  return clock
}

/** What the clocks of a zone show at a moment, in whole seconds, as if they ran in UTC. */
function shownIn(timeZone: string, moment: number): number {
  const parts = clockOf(timeZone).formatToParts(moment)
  const at = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value)
  return Date.UTC(at('year'), at('month') - 1, at('day'), at('hour'), at('minute'), at('second'))
}

function dayShown(shown: number): CalendarDay {
  const date = new Date(shown)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}

/** Full years from the birthday to `today`. A birthday of 29 February falls on 1 March in other years. */
export function ageOn(today: CalendarDay, birthday: CalendarDay): number {
  const hadBirthday = today.month > birthday.month || (today.month === birthday.month && today.day >= birthday.day)
  return today.year - birthday.year - (hadBirthday ? 0 : 1)
}

/** Adult age (spec section 9). */
export const adultAge = 18
/** A birthday longer ago is a mistake. */
export const oldestAge = 120
