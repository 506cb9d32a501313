import type { FastSchedule, ImportedSchedule } from '../game-schedule.ts'
import type { ScheduledIssue } from '../issue-numbers.ts'
import { type FairGame, fastGames } from '../lottery-games.ts'

/** Days from the first one on, as yyyy-MM-dd. */
export function daysFrom(first: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.parse(first) + index * 86_400_000).toISOString().slice(0, 10),
  )
}

/** Every hour that the clocks of a zone show, as `2026-11-20 15`, with the first moment at which they do. */
export function hoursShown(timeZone: string, first: string, days: number): Map<string, number> {
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short', hourCycle: 'h23' })
  const hours = new Map<string, number>()
  const begins = Date.parse(first) / 1000 - 86_400
  for (let moment = begins; moment < begins + (days + 2) * 86_400; moment += 3600) {
    const hour = clock.format(moment * 1000).slice(0, 13)
    if (!hours.has(hour)) hours.set(hour, moment)
  }
  return hours
}

function momentShown(hours: ReadonlyMap<string, number>, day: string, time: string): number {
  const [hour, minute] = time.split(':')
  return hours.get(`${day} ${hour}`)! + Number(minute) * 60
}

/** All issues of the days, found by striking days out of a list and adding some to it. */
export function importedIssues(
  hours: ReadonlyMap<string, number>,
  { drawTime, closeTime, days: drawDays, closures, moved }: ImportedSchedule,
  days: readonly string[],
): ScheduledIssue[] {
  // 5 January 1970 was a Monday.
  const weekday = (day: string) => ((Date.parse(day) - Date.parse('1970-01-05')) / 86_400_000) % 7
  const ofWeek = 'weekdays' in drawDays ? drawDays.weekdays : []
  const ofMonth = 'monthDays' in drawDays ? drawDays.monthDays : []
  const held = new Set(
    days.filter((day) => ofWeek.includes(weekday(day) + 1) || ofMonth.includes(Number(day.split('-')[2]))),
  )
  for (const { from, to } of closures) {
    for (let index = days.indexOf(from); index >= 0 && index <= days.indexOf(to); index += 1) held.delete(days[index]!)
  }
  for (const { from } of moved) held.delete(from)
  for (const { to } of moved) held.add(to)

  const issues: ScheduledIssue[] = []
  let lastHeld = -Infinity
  for (const [index, day] of days.entries()) {
    if (!held.has(day)) continue
    const opens = days[Math.max(lastHeld, index - 31)]
    lastHeld = index
    if (!opens) continue
    issues.push({
      issue: day.split('-').join(''),
      openAt: momentShown(hours, opens, drawTime),
      saleCloseAt: momentShown(hours, day, closeTime),
      drawAt: momentShown(hours, day, drawTime),
    })
  }
  return issues
}

/** All issues of the days, counted from each midnight. */
export function fastIssues(
  hours: ReadonlyMap<string, number>,
  game: FairGame,
  { closeSeconds }: FastSchedule,
  days: readonly string[],
): ScheduledIssue[] {
  const { periodSeconds, issueDigits } = fastGames[game]
  return days.flatMap((day) => {
    const issues: ScheduledIssue[] = []
    const midnight = hours.get(`${day} 00`)!
    for (let openAt = midnight; openAt < midnight + 86_400; openAt += periodSeconds) {
      const number = `000${issues.length + 1}`.slice(-issueDigits)
      const drawAt = openAt + periodSeconds
      issues.push({ issue: `${day.replace(/-/g, '')}-${number}`, openAt, saleCloseAt: drawAt - closeSeconds, drawAt })
    }
    return issues
  })
}
