import { addDays, type CalendarDay, dayIn, isoDay, startOfDay } from '../../calendar/calendar-day.ts'
import type { FastSchedule } from '../game-schedule.ts'
import type { ScheduledIssue } from '../issue-numbers.ts'
import { type FairGame, fastGames } from '../lottery-games.ts'
import { daysAheadAtMost, isClosed } from './draw-days.ts'

const secondsADay = 86_400

/** The issues of a day, in order. */
export function* fastIssuesOfDay(game: FairGame, schedule: FastSchedule, day: CalendarDay): Generator<ScheduledIssue> {
  yield* issuesFrom(1, game, schedule, day, midnightOf(game, day))
}

/** The issues that are drawn after a moment, in order; the first one is found by its time of the day alone. */
export function* fastIssuesDrawnAfter(
  game: FairGame,
  schedule: FastSchedule,
  moment: number,
): Generator<ScheduledIssue> {
  const { periodSeconds, timeZone } = fastGames[game]
  const today = dayIn(timeZone, new Date(moment * 1000))
  const midnight = midnightOf(game, today)
  yield* issuesFrom(Math.floor((moment - midnight) / periodSeconds) + 1, game, schedule, today, midnight)
  for (let ahead = 1; ahead <= daysAheadAtMost; ahead += 1)
    yield* fastIssuesOfDay(game, schedule, addDays(today, ahead))
}

function* issuesFrom(
  first: number,
  game: FairGame,
  { closeSeconds, closures }: FastSchedule,
  day: CalendarDay,
  midnight: number,
): Generator<ScheduledIssue> {
  const { issueDigits, periodSeconds } = fastGames[game]
  if (isClosed(closures, isoDay(day))) return
  const prefix = isoDay(day).replaceAll('-', '')
  for (let number = first; number <= secondsADay / periodSeconds; number += 1) {
    const drawAt = midnight + number * periodSeconds
    const issue = `${prefix}-${String(number).padStart(issueDigits, '0')}`
    yield { issue, openAt: drawAt - periodSeconds, saleCloseAt: drawAt - closeSeconds, drawAt }
  }
}

function midnightOf(game: FairGame, day: CalendarDay): number {
  return startOfDay(day, fastGames[game].timeZone).getTime() / 1000
}
