import type { Closure, FastSchedule, GameSchedule, ImportedSchedule, MovedDraw } from './game-schedule.ts'
import { closuresProblem, type ScheduleProblemCode, scheduleProblem } from './schedule-problem.ts'
import { cutClosures } from './schedules/cut-closures.ts'
import { isClosed, isFast } from './schedules/draw-days.ts'

/** Days of the week by name, Monday first. */
export const weekdayNames = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

/** What a merchant has otherwise than a game's default schedule; null leaves that as it is. Times are HH:MM in the game's zone. */
export interface ScheduleOverride {
  /** Of a game that we draw ourselves. */
  readonly closeSeconds: number | null
  readonly closeTime: string | null
  readonly drawTime: string | null
  readonly weekdays: readonly (typeof weekdayNames)[number][] | null
  /** Days without a draw beside those of the default. */
  readonly closures: readonly Closure[]
  /** Days on which a draw is held as on any other: neither closures nor moves of the default count for them. */
  readonly drawn: readonly Closure[]
  /** Draws that are moved beside those of the default; of a day that both move, this one counts. */
  readonly moved: readonly MovedDraw[]
}

/** A default schedule with what a merchant has otherwise; the merchant's own closures and moves are its first ones. */
export function scheduleWith(defaults: GameSchedule, override: ScheduleOverride): GameSchedule {
  const { closures, drawn, moved } = override
  const merged = [...closures, ...cutClosures(defaults.closures, [...closures, ...drawn])]
  if (isFast(defaults)) {
    const fast: FastSchedule = { closeSeconds: override.closeSeconds ?? defaults.closeSeconds, closures: merged }
    return fast
  }
  const stays = ({ from }: MovedDraw) => !isClosed(drawn, from) && !moved.some((own) => own.from === from)
  const imported: ImportedSchedule = {
    drawTime: override.drawTime ?? defaults.drawTime,
    closeTime: override.closeTime ?? defaults.closeTime,
    days: override.weekdays
      ? { weekdays: override.weekdays.map((name) => weekdayNames.indexOf(name) + 1) }
      : defaults.days,
    closures: merged,
    moved: [...moved, ...defaults.moved.filter(stays)],
  }
  return imported
}

/** What is wrong with an override: in which of its fields, and in which row of a list. */
export interface OverrideProblem {
  /** None where the game itself is unknown. */
  readonly field?: keyof ScheduleOverride
  readonly row?: number
  readonly code: ScheduleProblemCode
}

const fields: Readonly<Partial<Record<ScheduleProblemCode, keyof ScheduleOverride>>> = {
  close_offset: 'closeSeconds',
  draw_time: 'drawTime',
  close_time: 'closeTime',
  close_too_late: 'closeTime',
  draw_days: 'weekdays',
  too_many_closures: 'closures',
  closure_days: 'closures',
  closure_reversed: 'closures',
  closure_too_long: 'closures',
  closures_overlap: 'closures',
  too_many_moves: 'moved',
  move_days: 'moved',
  move_too_far: 'moved',
  moved_twice: 'moved',
  move_without_draw: 'moved',
  move_onto_draw: 'moved',
  move_onto_closure: 'moved',
}

/** The first thing that is wrong with what a merchant has otherwise than a game's default schedule, if anything. */
export function overrideProblem(
  game: string,
  defaults: GameSchedule | undefined,
  override: ScheduleOverride,
): OverrideProblem | undefined {
  if (!defaults) return { code: 'unknown_game' }
  const other = otherKindOf(defaults, override)
  if (other) return { field: other, code: 'other_kind_of_game' }
  const { closures, drawn, moved } = override
  // One list: a day can't be closed and drawn.
  const days = closuresProblem({ closures: [...closures, ...drawn] })
  if (days) return placed(days, days.row !== undefined && days.row >= closures.length ? 'drawn' : 'closures', closures)
  const problem = scheduleProblem(game, scheduleWith(defaults, override))
  const field = problem && fields[problem.code]
  return problem && (field ? placed(problem, field, field === 'moved' ? moved : closures) : problem)
}

/** The field that games of this kind don't have. */
function otherKindOf(defaults: GameSchedule, override: ScheduleOverride): keyof ScheduleOverride | undefined {
  if (!isFast(defaults)) return override.closeSeconds === null ? undefined : 'closeSeconds'
  if (override.moved.length > 0) return 'moved'
  return (['closeTime', 'drawTime', 'weekdays'] as const).find((field) => override[field] !== null)
}

/** A problem at its place in an override; one of a row that is the default's is of the whole list. */
function placed(
  { code, row }: { readonly code: ScheduleProblemCode; readonly row?: number },
  field: keyof ScheduleOverride,
  own: readonly object[],
): OverrideProblem {
  if (row === undefined) return { field, code }
  const at = field === 'drawn' ? row - own.length : row
  return field !== 'drawn' && at >= own.length ? { field, code } : { field, row: at, code }
}
