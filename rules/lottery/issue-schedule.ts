import type { CalendarDay } from '../calendar/calendar-day.ts'
import type { FastSchedule, GameSchedule, ImportedSchedule } from './game-schedule.ts'
import { dayOfIssue, issueTimes, type ScheduledIssue } from './issue-numbers.ts'
import { isFairGame, lotteryGame } from './lottery-games.ts'
import { isFast } from './schedules/draw-days.ts'
import { fastIssuesDrawnAfter, fastIssuesOfDay } from './schedules/fast-issues.ts'
import { importedIssueOfDay, importedIssuesDrawnAfter, momentAt } from './schedules/imported-issues.ts'

/** Longest span whose issues can be listed at once: 11 520 issues of a game that draws each minute. */
const spanSecondsAtMost = 8 * 86_400
/** Most issues that can be listed after another. */
const issuesAfterAtMost = 200

/**
 * The issues whose numbers have this day, in order. An imported game's opens when the draw before it is held, 31 days
 * ahead at the earliest.
 */
export function issuesOfDay(game: string, schedule: GameSchedule, day: CalendarDay): ScheduledIssue[] {
  if (isFairGame(game)) return [...fastIssuesOfDay(game, fastOf(schedule), day)]
  const issue = importedIssueOfDay(zoneOf(game), importedOf(schedule), day)
  return issue ? [issue] : []
}

/** The issue on sale at `now`, in Unix seconds, or else the next one to open; undefined when none is drawn for a year. */
export function currentIssue(game: string, schedule: GameSchedule, now: number): ScheduledIssue | undefined {
  for (const issue of issuesDrawnAfter(game, schedule, now)) if (issue.saleCloseAt > now) return issue
  return undefined
}

/**
 * The issues that have opened before `until` and are drawn after `from`, in order: also the one that `from` finds open.
 * A span of more than eight days is refused.
 */
export function issuesBetween(game: string, schedule: GameSchedule, from: number, until: number): ScheduledIssue[] {
  if (!(until - from <= spanSecondsAtMost)) throw new RangeError('a span of issues is too long')
  const issues: ScheduledIssue[] = []
  for (const issue of issuesDrawnAfter(game, schedule, from)) {
    if (issue.openAt >= until) break
    issues.push(issue)
  }
  return issues
}

/** The next issues after this one, `count` of them unless the game draws fewer within a year. */
export function issuesAfter(game: string, schedule: GameSchedule, issue: string, count: number): ScheduledIssue[] {
  if (!(count >= 1 && count <= issuesAfterAtMost)) throw new RangeError(`${count} issues are none, or too many`)
  const issues: ScheduledIssue[] = []
  for (const next of issuesDrawnAfter(game, schedule, drawTime(game, schedule, issue))) {
    issues.push(next)
    if (issues.length >= count) break
  }
  return issues
}

function issuesDrawnAfter(game: string, schedule: GameSchedule, moment: number): Generator<ScheduledIssue> {
  return isFairGame(game)
    ? fastIssuesDrawnAfter(game, fastOf(schedule), moment)
    : importedIssuesDrawnAfter(zoneOf(game), importedOf(schedule), moment)
}

function drawTime(game: string, schedule: GameSchedule, issue: string): number {
  if (isFairGame(game)) return issueTimes(game, issue).drawAt
  return momentAt(zoneOf(game), importedOf(schedule).drawTime, dayOfIssue(game, issue))
}

function fastOf(schedule: GameSchedule): FastSchedule {
  if (isFast(schedule)) return schedule
  throw new TypeError('a game that we draw ourselves has another schedule')
}

function importedOf(schedule: GameSchedule): ImportedSchedule {
  if (!isFast(schedule)) return schedule
  throw new TypeError('an imported game has another schedule')
}

function zoneOf(game: string): string {
  const zone = lotteryGame(game)?.timeZone
  if (zone === undefined) throw new RangeError(`${game} is no game`)
  return zone
}
