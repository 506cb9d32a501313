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

/** The day that it is at `now` in a zone. */
export function dayIn(timeZone: string, now: Date): CalendarDay {
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  const day = calendarDayOf(parts.format(now))
  if (!day) throw new Error(`no day could be read in ${timeZone}`)
  return day
}

/** The moment at which a day begins in a zone; where clocks jump over midnight, the moment of the jump. */
export function startOfDay({ year, month, day }: CalendarDay, timeZone: string): Date {
  const midnight = Date.UTC(year, month - 1, day)
  const nearby = midnight - aheadOfUtcMs(timeZone, midnight)
  return new Date(midnight - aheadOfUtcMs(timeZone, nearby))
}

/** How far a zone's clocks are ahead of UTC at a moment of whole seconds. */
function aheadOfUtcMs(timeZone: string, moment: number): number {
  const fields = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' } as const
  const format = new Intl.DateTimeFormat('en-US', { timeZone, hourCycle: 'h23', second: 'numeric', ...fields })
  const shown = new Map(format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]))
  const at = (type: Intl.DateTimeFormatPartTypes) => shown.get(type) ?? 0
  return Date.UTC(at('year'), at('month') - 1, at('day'), at('hour'), at('minute'), at('second')) - moment
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
