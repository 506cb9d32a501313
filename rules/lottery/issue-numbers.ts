import { type CalendarDay, calendarDayOf, startOfDay } from '../calendar/calendar-day.ts'
import { type FairGame, fastGames, isFairGame, lotteryGame } from './lottery-games.ts'

const secondsADay = 86_400

/** When an issue opens and when it is drawn, in Unix seconds; its sale closes in between. */
export interface IssueTimes {
  readonly openAt: number
  readonly drawAt: number
}

/** An issue as its game's schedule has it: it opens no later than its sale closes, and is drawn after that. */
export interface ScheduledIssue extends IssueTimes {
  readonly issue: string
  readonly saleCloseAt: number
}

/**
 * Whether `issue` can be the number of an issue of this game: a day that the calendar has and, of a game that we draw
 * ourselves, a number from 1 to the game's issues a day.
 */
export function isIssueOf(code: string, issue: unknown): issue is string {
  if (!lotteryGame(code) || typeof issue !== 'string') return false
  const { day, number } = partsOf(issue)
  if (!day) return false
  if (!isFairGame(code)) return number === undefined
  const { issueDigits, periodSeconds } = fastGames[code]
  return number?.length === issueDigits && Number(number) >= 1 && Number(number) <= secondsADay / periodSeconds
}

/** The day that the number of an issue has: the day on which it is drawn, if only at 24:00. */
export function dayOfIssue(code: string, issue: string): CalendarDay {
  const { day } = partsOf(issue)
  if (!day || !isIssueOf(code, issue)) throw new RangeError(`${code} has no such issue`)
  return day
}

/** The times of an issue. The last one of a day is drawn at 24:00. */
export function issueTimes(game: FairGame, issue: string): IssueTimes {
  const midnight = startOfDay(dayOfIssue(game, issue), fastGames[game].timeZone).getTime() / 1000
  const { periodSeconds } = fastGames[game]
  const drawAt = midnight + Number(partsOf(issue).number) * periodSeconds
  return { openAt: drawAt - periodSeconds, drawAt }
}

/** The day that an issue's number begins with, and the digits after it. */
function partsOf(issue: string) {
  const [, year, month, date, number] = /^(\d{4})(\d\d)(\d\d)(?:-(\d+))?$/.exec(issue) ?? []
  return { day: calendarDayOf(`${year}-${month}-${date}`), number }
}
