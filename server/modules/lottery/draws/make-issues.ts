import { addDays, type CalendarDay, dayIn, isoDay } from '@banyan/rules/calendar/calendar-day.ts'
import type { BeaconChain } from '@banyan/rules/lottery/beacon-chain.ts'
import { roundAfterClose } from '@banyan/rules/lottery/fair-draw.ts'
import type { GameSchedule } from '@banyan/rules/lottery/game-schedule.ts'
import { dayOfIssue } from '@banyan/rules/lottery/issue-numbers.ts'
import { issuesBetween, issuesOfDay } from '@banyan/rules/lottery/issue-schedule.ts'
import { type FairGame, fairGames, fastGames, importedGames } from '@banyan/rules/lottery/lottery-games.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { MerchantSettings } from '#/modules/system/merchant-settings.ts'
import { databaseNow } from '#/platform/db/clock.ts'
import type { Database } from '#/platform/db/database.ts'
import { gamesWithDay, insertDay, insertIssues } from '../store/issues.ts'
import { deleteNumbersOfClosed } from '../store/sale-terms.ts'
import { followSchedule, schedulesInForce } from './follow-schedules.ts'
import { newDay, type Seeds } from './seeds.ts'

/** Today and two days more: a chase reaches that far. */
const daysAhead = 2
/** Draws of imported games that are a week apart stand on sale between. */
const importedAheadSeconds = 8 * 86_400

interface Parts {
  readonly database: Database
  readonly chain: BeaconChain
  /** What seeds are sealed under. */
  readonly key: Uint8Array
  readonly random: (bytes: number) => Buffer
  readonly seeds: Seeds
  readonly settings: Pick<MerchantSettings, 'current'>
  readonly logger: Pick<FastifyBaseLogger, 'error'>
}

type Schedules = ReadonlyMap<string, GameSchedule>

/**
 * Makes the issues of today and the days to come that are not there yet: those of fair games with the commitments to their
 * seeds, a day at a time. Any number of processes may; a day is made once. Those that are there follow a schedule that was
 * changed as far as they still can. Marks of numbers go with the sale of their issue.
 */
export async function makeIssues(parts: Parts): Promise<void> {
  const now = await databaseNow(parts.database.db)
  const schedules = schedulesInForce(parts.settings.current('lotterySchedules'), parts.logger)
  // First: where one draw is no more, the next one opens earlier.
  for (const [game, schedule] of schedules) await followSchedule(parts, game, schedule, now)
  for (let ahead = 0; ahead <= daysAhead; ahead++) await makeFairDays(parts, schedules, now, ahead)
  await parts.database.transaction((tx) => deleteNumbersOfClosed(tx))
  const from = Math.floor(now.getTime() / 1_000)
  for (const game of Object.keys(importedGames)) {
    const schedule = schedules.get(game)
    if (!schedule) continue
    for (const issue of issuesBetween(game, schedule, from, from + importedAheadSeconds)) {
      const day = isoDay(dayOfIssue(game, issue.issue))
      await parts.database.transaction((tx) => insertIssues(tx, game, day, [{ ...issue, fair: undefined }]))
    }
  }
}

async function makeFairDays(parts: Parts, schedules: Schedules, now: Date, ahead: number): Promise<void> {
  const made = new Map<string, ReadonlySet<string>>()
  for (const game of fairGames) {
    const calendarDay = addDays(dayIn(fastGames[game].timeZone, now), ahead)
    const day = isoDay(calendarDay)
    const games = made.get(day) ?? (await gamesWithDay(parts.database.db, day))
    made.set(day, games)
    const schedule = schedules.get(game)
    if (schedule && !games.has(game)) await makeDay(parts, { game, schedule, calendarDay }, now)
  }
}

interface FairDay {
  readonly game: FairGame
  readonly schedule: GameSchedule
  readonly calendarDay: CalendarDay
}

/** Makes a day of a fair game. Of a day that has begun it makes what opens later: nothing is sold before its commitment. */
async function makeDay({ database, chain, key, random }: Parts, { game, schedule, calendarDay }: FairDay, now: Date) {
  const day = isoDay(calendarDay)
  const issues = issuesOfDay(game, schedule, calendarDay).filter(({ openAt }) => openAt * 1_000 > now.getTime())
  if (issues.length === 0) return
  const planned = issues.map((issue, place) => ({
    ...issue,
    fair: { place, round: roundAfterClose(issue.saleCloseAt, chain) },
  }))
  const committed = planned.map(({ issue, fair: { round } }) => ({ issue, round }))
  const sealed = newDay({ game, day, issues: committed }, key, random)
  await database.transaction(async (tx) => {
    if (await insertDay(tx, game, day, sealed)) await insertIssues(tx, game, day, planned)
  })
}
