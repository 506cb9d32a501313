import { addDays, type CalendarDay, calendarDayOf, isoDay, startOfDay } from '../calendar/calendar-day.ts'
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

/** The issue that is drawn `count` issues later, or earlier, whatever the day. */
export function issueLater(game: FairGame, issue: string, count: number): string {
  const { issueDigits, periodSeconds } = fastGames[game]
  const aDay = secondsADay / periodSeconds
  const place = Number(partsOf(issue).number) - 1 + count
  const days = Math.floor(place / aDay)
  const prefix = isoDay(addDays(dayOfIssue(game, issue), days)).replaceAll('-', '')
  return `${prefix}-${String(place - days * aDay + 1).padStart(issueDigits, '0')}`
}

/** The hour of its day, from 0, in which an issue is on sale, and the issues of that hour or of another, in order. */
export function hourOfIssue(game: FairGame, issue: string, hour = hourOf(game, issue)) {
  const anHour = 3_600 / fastGames[game].periodSeconds
  const first = issueLater(game, issue, hour * anHour + 1 - Number(partsOf(issue).number))
  return { hour, issues: Array.from({ length: anHour }, (_, place) => issueLater(game, first, place)) }
}

function hourOf(game: FairGame, issue: string): number {
  return Math.floor(((Number(partsOf(issue).number) - 1) * fastGames[game].periodSeconds) / 3_600)
}

/** The day that an issue's number begins with, and the digits after it. */
function partsOf(issue: string) {
  const [, year, month, date, number] = /^(\d{4})(\d\d)(\d\d)(?:-(\d+))?$/.exec(issue) ?? []
  return { day: calendarDayOf(`${year}-${month}-${date}`), number }
}
