import { expect, test } from 'vitest'
import { calendarDayOf } from '../calendar/calendar-day.ts'
import { defaultSchedules } from './default-schedules.ts'
import type { FastSchedule, ImportedSchedule } from './game-schedule.ts'
import { isIssueOf, issueTimes, type ScheduledIssue } from './issue-numbers.ts'
import { currentIssue, issuesAfter, issuesBetween, issuesOfDay } from './issue-schedule.ts'
import { fairGames, fastGames, importedGames } from './lottery-games.ts'
import { daysFrom, fastIssues, hoursShown, importedIssues } from './test-world/naive-calendar.ts'

/** A thousand days, among them both changes of New York's clocks of three years and a 29 February. */
const days = daysFrom('2026-11-20', 1000)
/** With room around them for the draws before the first day and after the last. */
const [allFrom, allCount] = ['2026-09-20', 1100] as const
const allDays = daysFrom(allFrom, allCount)

const zones = new Map<string, Map<string, number>>()
function hoursOf(zone: string) {
  const hours = zones.get(zone) ?? hoursShown(zone, allFrom, allCount)
  zones.set(zone, hours)
  return hours
}

const ofDay = (game: string, day: string) => issuesOfDay(game, defaultSchedules[game]!, calendarDayOf(day)!)

/** Checked without `expect` for each issue, which would take most of the time. */
function isInOrder(game: string, issues: readonly ScheduledIssue[], leastCloseSeconds: number): boolean {
  return issues.every(({ issue, openAt, saleCloseAt, drawAt }, index) => {
    const before = issues[index - 1]
    const follows = !before || (before.issue < issue && before.drawAt <= openAt)
    const isClosedInTime = openAt <= saleCloseAt && saleCloseAt <= drawAt - leastCloseSeconds
    return follows && isClosedInTime && /^\d{8}(-\d{3,4})?$/.test(issue) && isIssueOf(game, issue)
  })
}

test.each(Object.keys(importedGames))('[LOT-04] %s keeps to a plain calendar for a thousand days', (game) => {
  const schedule = defaultSchedules[game] as ImportedSchedule
  const all = importedIssues(hoursOf(importedGames[game]!.timeZone), schedule, allDays)
  const numbers = new Set(days.map((day) => day.replaceAll('-', '')))
  const expected = all.filter(({ issue }) => numbers.has(issue))
  const next = (issue: ScheduledIssue) => all[all.indexOf(issue) + 1]

  expect(days.flatMap((day) => ofDay(game, day))).toEqual(expected)
  expect(isInOrder(game, expected, 300)).toBe(true)

  const chain = [expected[0]!]
  while (chain.length < expected.length) {
    chain.push(...issuesAfter(game, schedule, chain.at(-1)!.issue, Math.min(200, expected.length - chain.length)))
  }
  expect(chain).toEqual(expected)

  const at = (moment: number) => currentIssue(game, schedule, moment)
  for (const issue of expected.filter((_, index) => index % 20 === 0)) {
    const seen = [issue.openAt, issue.saleCloseAt - 1, issue.saleCloseAt, issue.drawAt - 1, issue.drawAt].map(at)
    expect(seen.slice(0, 2)).toEqual([issue, issue])
    expect(seen.slice(2)).toEqual([next(issue), next(issue), next(issue)])
    const [from, until] = [issue.saleCloseAt, issue.saleCloseAt + 2 * 86_400]
    const inSpan = all.filter(({ openAt, drawAt }) => openAt < until && drawAt > from)
    expect(issuesBetween(game, schedule, from, until)).toEqual(inSpan)
  }
})

test.each(fairGames)('[LOT-04] %s keeps to a plain calendar for a thousand days', (game) => {
  const schedule = defaultSchedules[game] as FastSchedule
  const { periodSeconds, timeZone } = fastGames[game]
  const hours = hoursOf(timeZone)
  const at = (moment: number) => currentIssue(game, schedule, moment)

  // Three days in full, each with the day after it.
  for (const day of days.filter((_, index) => index % 400 === 41)) {
    const expected = fastIssues(hours, game, schedule, daysFrom(day, 2))
    const begins = expected[0]!.openAt
    const found = issuesBetween(game, schedule, begins, begins + 2 * 86_400)
    expect(found).toEqual(expected)
    expect(ofDay(game, day)).toEqual(found.slice(0, found.length / 2))
    expect(isInOrder(game, found, schedule.closeSeconds)).toBe(true)
    expect(found.every(({ openAt }, index) => openAt === begins + index * periodSeconds)).toBe(true)
  }

  // One moment of every day, at another time each day.
  for (const [index, day] of days.entries()) {
    const [midnight, second] = [hours.get(`${day} 00`)!, (index * 7919) % 86_400]
    const isLate = second % periodSeconds >= periodSeconds - schedule.closeSeconds
    const openAt = midnight + second - (second % periodSeconds) + (isLate ? periodSeconds : 0)
    const times = { openAt, drawAt: openAt + periodSeconds }
    const found = at(midnight + second)!
    expect(found).toMatchObject({ ...times, saleCloseAt: times.drawAt - schedule.closeSeconds })
    expect(issueTimes(game, found.issue)).toEqual(times)
  }

  // The last issue of each ninth day, and the first one of the next.
  for (const day of days.filter((_, index) => index % 9 === 0)) {
    const midnight = hours.get(`${day} 00`)! + 86_400
    const last = at(midnight - schedule.closeSeconds - 1)!
    expect([last.issue.slice(0, 8), last.drawAt]).toEqual([day.replaceAll('-', ''), midnight])
    for (const second of [-schedule.closeSeconds, -1, 0]) {
      expect([at(midnight + second)]).toEqual(issuesAfter(game, schedule, last.issue, 1))
    }
  }
})

test('[LOT-04] where we draw around the clock, every day has 24 hours', () => {
  for (const zone of new Set(fairGames.map((game) => fastGames[game].timeZone))) {
    const moments = [...hoursOf(zone).values()]
    expect(moments.every((moment, index) => moment === moments[0]! + index * 3600)).toBe(true)
  }
})
