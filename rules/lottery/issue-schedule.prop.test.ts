import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calendarDayOf } from '../calendar/calendar-day.ts'
import { defaultSchedules } from './default-schedules.ts'
import type { DrawDays, ImportedSchedule } from './game-schedule.ts'
import { currentIssue, issuesAfter, issuesOfDay } from './issue-schedule.ts'
import { scheduleProblem } from './schedule-problem.ts'
import { daysFrom, hoursShown, importedIssues } from './test-world/naive-calendar.ts'

const game = 'STK_DJI'
/** From before one change of New York's clocks until after the next. */
const [first, count] = ['2026-09-01', 230] as const
const allDays = daysFrom(first, count)
const days = allDays.slice(50, -40)
const hours = hoursShown('America/New_York', first, count)

const time = (least: number) =>
  fc.integer({ min: least * 60, max: 1439 }).map((minutes) => {
    const two = (part: number) => String(part).padStart(2, '0')
    return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
  })
const some = (last: number, maxLength: number) =>
  fc.uniqueArray(fc.integer({ min: 1, max: last }), { minLength: 1, maxLength })
const drawDays: fc.Arbitrary<DrawDays> = fc.oneof(
  some(7, 7).map((weekdays) => ({ weekdays })),
  some(31, 4).map((monthDays) => ({ monthDays })),
)
/** Two days of the list, the second one near the first. */
const twoDays = (least: number, most: number) =>
  fc
    .tuple(fc.integer({ min: 45, max: count - 45 }), fc.integer({ min: least, max: most }))
    .map(([from, length]) => ({ from: allDays[from]!, to: allDays[from + length]! }))

/** Rows that would make the schedule wrong are left out one by one, so that what remains is seldom bare. */
function schedules(times: fc.Arbitrary<string>): fc.Arbitrary<ImportedSchedule> {
  const rows = fc.tuple(fc.array(twoDays(0, 12), { maxLength: 4 }), fc.array(twoDays(-5, 5), { maxLength: 12 }))
  return fc
    .tuple(times, times, drawDays, rows)
    .map(([one, other, days, [closures, moved]]) => {
      const [closeTime, drawTime] = one < other ? [one, other] : [other, one]
      let schedule: ImportedSchedule = { closeTime, drawTime, days, closures: [], moved: [] }
      const keep = (change: Partial<ImportedSchedule>) => {
        const changed = { ...schedule, ...change }
        if (!scheduleProblem(game, changed)) schedule = changed
      }
      for (const row of closures) keep({ closures: [...schedule.closures, row] })
      for (const row of moved) keep({ moved: [...schedule.moved, row] })
      return schedule
    })
    .filter((schedule) => !scheduleProblem(game, schedule))
}

const ofDays = (schedule: ImportedSchedule) => days.flatMap((day) => issuesOfDay(game, schedule, calendarDayOf(day)!))

test('[LOT-04] any schedule in which nothing is wrong is followed as a plain calendar reads it', () => {
  fc.assert(
    fc.property(schedules(time(5)), (schedule) => {
      const all = importedIssues(hours, schedule, allDays)
      const [begins, ends] = [days[0]!.replaceAll('-', ''), days.at(-1)!.replaceAll('-', '')]
      const expected = all.filter(({ issue }) => issue >= begins && issue <= ends)
      expect(ofDays(schedule)).toEqual(expected)
      for (const [index, issue] of expected.entries()) {
        const following = expected[index + 1]
        if (!following || index % 4 > 0) continue
        expect(issuesAfter(game, schedule, issue.issue, 1)).toEqual([following])
        expect(currentIssue(game, schedule, issue.saleCloseAt)).toEqual(following)
      }
    }),
    { numRuns: 50 },
  )
})

test('[LOT-04] at whatever time of the night, an issue opens, closes and is drawn in this order', () => {
  const night = time(0).filter((at) => at < '04:00')
  fc.assert(
    fc.property(schedules(night), (schedule) => {
      const issues = ofDays(schedule)
      for (const [index, { openAt, saleCloseAt, drawAt }] of issues.entries()) {
        expect(saleCloseAt).toBeGreaterThanOrEqual(openAt)
        expect(drawAt - saleCloseAt).toBeGreaterThanOrEqual(300)
        expect(openAt).toBeGreaterThanOrEqual(issues[index - 1]?.drawAt ?? 0)
      }
    }),
    { numRuns: 60 },
  )
})

test('[LOT-04] the close offset of a fast game decides when sale closes, and nothing else', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1_790_000_000, max: 1_900_000_000 }),
      fc.integer({ min: 1, max: 56 }),
      (now, closeSeconds) => {
        const issue = currentIssue('VNF1M', { closeSeconds, closures: [] }, now)!
        expect(issue.saleCloseAt).toBe(issue.drawAt - closeSeconds)
        expect(issue.saleCloseAt).toBeGreaterThan(now)
        expect(issue.saleCloseAt - now).toBeLessThanOrEqual(60)
        const day = calendarDayOf(issue.issue.replace(/^(....)(..)(..).*/, '$1-$2-$3'))!
        expect(issuesOfDay('VNF1M', defaultSchedules.VNF1M!, day)).toContainEqual({
          ...issue,
          saleCloseAt: issue.drawAt - 5,
        })
      },
    ),
    { numRuns: 20 },
  )
})
