import { addDays, calendarDayOf, dayIn, isoDay } from '@banyan/rules/calendar/calendar-day.ts'
import { defaultSchedules } from '@banyan/rules/lottery/default-schedules.ts'
import type { GameSchedule } from '@banyan/rules/lottery/game-schedule.ts'
import type { ScheduledIssue } from '@banyan/rules/lottery/issue-numbers.ts'
import { issuesOfDay } from '@banyan/rules/lottery/issue-schedule.ts'
import { type FairGame, fastGames, isFairGame } from '@banyan/rules/lottery/lottery-games.ts'
import { overrideProblem, scheduleWith } from '@banyan/rules/lottery/schedule-override.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '#/platform/db/database.ts'
import type { ScheduleSettings } from '../sections.ts'
import { giveTimes, holdOpenToSchedule, type OpenToSchedule, openToSchedule, voidUnsold } from '../store/rescheduled.ts'
import type { Seeds } from './seeds.ts'

/**
 * The schedules that are followed now, by game. A game whose override can't be followed has none, and is told of: it was
 * sound when it was saved, but is no longer beside this version's default.
 */
export function schedulesInForce(
  { games }: ScheduleSettings,
  logger: Pick<FastifyBaseLogger, 'error'>,
): ReadonlyMap<string, GameSchedule> {
  const inForce = new Map(Object.entries(defaultSchedules))
  for (const { gameCode, ...override } of games) {
    const defaults = inForce.get(gameCode)
    const problem = overrideProblem(gameCode, defaults, override)
    if (problem) {
      logger.error({ game: gameCode, problem }, 'the schedule of a game can’t be followed')
      inForce.delete(gameCode)
    } else if (defaults) inForce.set(gameCode, scheduleWith(defaults, override))
  }
  return inForce
}

interface Parts {
  readonly database: Database
  readonly seeds: Seeds
}

/**
 * Brings issues that are made to the schedule in force where nobody counts on them yet: they have not been on sale, nobody
 * bet on them, no chase waits for them. An imported issue gets its times, is void where it has no draw any more, and is sold
 * after all where it has one again. A fair issue keeps its times, to which its round is committed; on a closed day it is
 * void for good, for its seed is opened.
 */
export async function followSchedule(parts: Parts, game: string, schedule: GameSchedule, now: Date): Promise<void> {
  const days = isFairGame(game) ? closedDays(game, schedule, now) : undefined
  if (days?.length === 0) return
  const isWrong = (issue: OpenToSchedule) => changeOf(game, schedule, issue) !== undefined
  const wrong = (await openToSchedule(parts.database.db, game, days)).filter(isWrong)
  if (wrong.length === 0) return
  const seedOf = await seedsOf(parts.seeds, game, wrong)
  await parts.database.transaction(async (tx) => {
    const held = await holdOpenToSchedule(
      tx,
      wrong.map(({ id }) => id),
    )
    const changes = held.flatMap((issue) => changeOf(game, schedule, issue) ?? [])
    const ends = changes.flatMap(({ id, issue, times }) => (times ? [] : [{ id, seed: seedOf(issue) }]))
    const moves = changes.flatMap(({ id, times }) => (times ? [{ id, ...times }] : []))
    if (ends.length > 0) await voidUnsold(tx, ends)
    if (moves.length > 0) await giveTimes(tx, moves)
  })
}

type Times = Pick<OpenToSchedule, 'openAt' | 'closeAt' | 'drawAt'>

interface Change {
  readonly id: bigint
  readonly issue: OpenToSchedule
  /** Without any the issue is void. */
  readonly times: Times | undefined
}

/** What an issue becomes by the schedule: void, or with these times; undefined where it is right. */
function changeOf(game: string, schedule: GameSchedule, issue: OpenToSchedule): Change | undefined {
  const { id, isVoid, now, place } = issue
  const planned = plannedOf(game, schedule, issue)
  if (!planned) return isVoid ? undefined : { id, issue, times: undefined }
  if (place !== null) return undefined
  const times = { openAt: planned.openAt, closeAt: planned.saleCloseAt, drawAt: planned.drawAt }
  if (isVoid) return times.closeAt > now ? { id, issue, times } : undefined
  const isSame = (['openAt', 'closeAt', 'drawAt'] as const).every((time) => times[time] === issue[time])
  return isSame ? undefined : { id, issue, times }
}

function plannedOf(game: string, schedule: GameSchedule, { issue, day }: OpenToSchedule): ScheduledIssue | undefined {
  const calendarDay = calendarDayOf(day)
  if (!calendarDay) throw new Error(`${game} has an issue of no day`)
  return issuesOfDay(game, schedule, calendarDay).find((planned) => planned.issue === issue)
}

/** Days on which a fair game may have issues already, and is closed. */
function closedDays(game: FairGame, schedule: GameSchedule, now: Date): string[] {
  if (schedule.closures.length === 0) return []
  const today = dayIn(fastGames[game].timeZone, now)
  return [0, 1, 2, 3].flatMap((ahead) => {
    const day = addDays(today, ahead)
    return issuesOfDay(game, schedule, day).length === 0 ? [isoDay(day)] : []
  })
}

/** Tells the seeds of issues; each day is opened once. Imported issues have none. */
async function seedsOf(seeds: Seeds, game: string, issues: readonly OpenToSchedule[]) {
  const days = new Set(issues.flatMap(({ day, place }) => (place === null ? [] : [day])))
  const opened = new Map(
    await Promise.all([...days].map(async (day) => [day, await seeds.seedsOf(game, day)] as const)),
  )
  return ({ day, place }: OpenToSchedule) => (place === null ? null : (opened.get(day)?.(place) ?? null))
}
