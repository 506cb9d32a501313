import { calendarDayOf, isoDay } from '../calendar/calendar-day.ts'
import type { DrawDays, FastSchedule, GameSchedule, ImportedSchedule } from './game-schedule.ts'
import { fastGames, isFairGame, lotteryGame } from './lottery-games.ts'
import { isAmong, isClosed, isFast, minutesOf } from './schedules/draw-days.ts'
import { leastCloseMinutes } from './schedules/imported-issues.ts'

/** What is wrong with a schedule; of closures and moves, `row` says with which. */
export interface ScheduleProblem {
  readonly code: ScheduleProblemCode
  readonly row?: number
}

export type ScheduleProblemCode =
  | 'unknown_game'
  /** A fast game has only a close offset and closures, an imported one has days and times. */
  | 'other_kind_of_game'
  | 'close_offset'
  | 'draw_time'
  | 'close_time'
  | 'close_too_late'
  | 'draw_days'
  | 'too_many_closures'
  | 'closure_days'
  | 'closure_reversed'
  | 'closure_too_long'
  | 'closures_overlap'
  | 'too_many_moves'
  | 'move_days'
  | 'move_too_far'
  | 'moved_twice'
  | 'move_without_draw'
  | 'move_onto_draw'
  | 'move_onto_closure'

/** Sale of a fast game stays open for four seconds at least. */
const leastSaleSeconds = 4
const rowsAtMost = 60
/** A longer closure or move is a typing mistake, such as a wrong year. */
const [closureDaysAtMost, moveDaysAtMost] = [366, 31]

/** The first thing that is wrong with a game's edited schedule, if anything; without one it can be followed. */
export function scheduleProblem(game: string, schedule: GameSchedule): ScheduleProblem | undefined {
  if (!lotteryGame(game)) return { code: 'unknown_game' }
  if (isFairGame(game) !== isFast(schedule)) return { code: 'other_kind_of_game' }
  if (isFast(schedule)) return closeOffsetProblem(game, schedule) ?? closuresProblem(schedule)
  return timesProblem(schedule) ?? closuresProblem(schedule) ?? movesProblem(schedule)
}

function closeOffsetProblem(game: string, { closeSeconds }: FastSchedule): ScheduleProblem | undefined {
  const longest = isFairGame(game) ? fastGames[game].periodSeconds - leastSaleSeconds : 0
  return isWithin(closeSeconds, 1, longest) ? undefined : { code: 'close_offset' }
}

function timesProblem({ drawTime, closeTime, days }: ImportedSchedule): ScheduleProblem | undefined {
  const [drawn, closed] = [minutesOf(drawTime), minutesOf(closeTime)]
  if (drawn === undefined) return { code: 'draw_time' }
  if (closed === undefined) return { code: 'close_time' }
  if (closed + leastCloseMinutes > drawn) return { code: 'close_too_late' }
  return areDrawDays(days) ? undefined : { code: 'draw_days' }
}

function areDrawDays(days: DrawDays): boolean {
  const [list, last] = 'weekdays' in days ? [days.weekdays, 7] : [days.monthDays, 31]
  return list.length > 0 && new Set(list).size === list.length && list.every((day) => isWithin(day, 1, last))
}

/** The first thing that is wrong with a list of closures alone, if anything. */
export function closuresProblem({ closures }: Pick<GameSchedule, 'closures'>): ScheduleProblem | undefined {
  if (closures.length > rowsAtMost) return { code: 'too_many_closures' }
  for (const [row, { from, to }] of closures.entries()) {
    const days = daysBetween(from, to)
    if (days === undefined) return { code: 'closure_days', row }
    if (days < 0) return { code: 'closure_reversed', row }
    if (days >= closureDaysAtMost) return { code: 'closure_too_long', row }
    if (closures.slice(0, row).some((other) => other.from <= to && from <= other.to)) {
      return { code: 'closures_overlap', row }
    }
  }
  return undefined
}

function movesProblem(schedule: ImportedSchedule): ScheduleProblem | undefined {
  if (schedule.moved.length > rowsAtMost) return { code: 'too_many_moves' }
  for (const row of schedule.moved.keys()) {
    const code = moveProblem(schedule, row)
    if (code) return { code, row }
  }
  return undefined
}

function moveProblem({ days, closures, moved }: ImportedSchedule, row: number): ScheduleProblemCode | undefined {
  const move = moved[row]
  const [from, to] = [isoDayOf(move?.from), isoDayOf(move?.to)]
  if (!move || !from || !to) return 'move_days'
  if (Math.abs(daysBetween(move.from, move.to) ?? 0) > moveDaysAtMost) return 'move_too_far'
  if (moved.slice(0, row).some((other) => other.from === move.from)) return 'moved_twice'
  if (!isAmong(days, from) || isClosed(closures, move.from)) return 'move_without_draw'
  if (isClosed(closures, move.to)) return 'move_onto_closure'
  const hasDraw = isAmong(days, to) && (move.from === move.to || !moved.some((other) => other.from === move.to))
  const takesAnother = moved.slice(0, row).some((other) => other.to === move.to)
  return hasDraw || takesAnother ? 'move_onto_draw' : undefined
}

/** A day that is written as yyyy-MM-dd and in no other way, so that texts of days compare as the days do. */
function isoDayOf(text: string | undefined) {
  const day = text === undefined ? undefined : calendarDayOf(text)
  return day && isoDay(day) === text ? day : undefined
}

/** Days from one day to another; undefined when one of them is none. */
function daysBetween(from: string, to: string): number | undefined {
  return isoDayOf(from) && isoDayOf(to) ? (Date.parse(to) - Date.parse(from)) / 86_400_000 : undefined
}

function isWithin(value: number, least: number, most: number): boolean {
  return Number.isSafeInteger(value) && value >= least && value <= most
}
