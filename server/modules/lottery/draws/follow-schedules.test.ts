import { randomBytes } from 'node:crypto'
import type { ValueOf } from '@banyan/contract/call.ts'
import { lotteryCalls } from '@banyan/contract/lottery/lottery-calls.ts'
import { lotteryResultCalls } from '@banyan/contract/lottery/operator-lottery-result-calls.ts'
import { addDays, dayIn, isoDay } from '@banyan/rules/calendar/calendar-day.ts'
import { quicknet } from '@banyan/rules/lottery/beacon-chain.ts'
import { commitOf } from '@banyan/rules/lottery/fair-draw.ts'
import { fairGames } from '@banyan/rules/lottery/lottery-games.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createLogger } from '#/platform/config/logger.ts'
import { databaseNow } from '#/platform/db/clock.ts'
import { stopClock } from '#/test-world/move-clock.ts'
import { type World, world } from '#/test-world/world.ts'
import type { ScheduleSettings } from '../sections.ts'
import { lastThree, playerOf } from '../test-world/lottery-world.ts'
import { makeIssues } from './make-issues.ts'
import { Seeds } from './seeds.ts'

type Override = ScheduleSettings['games'][number]

const asByDefault = {
  ...{ closeSeconds: null, closeTime: null, drawTime: null, weekdays: null },
  ...{ closures: [], drawn: [], moved: [] },
}
/** All fair games but one are closed: whatever a test is about, it waits for no issues of theirs. */
const closedGames: readonly Override[] = fairGames
  .filter((game) => game !== 'SSC1M')
  .map((gameCode) => ({ ...asByDefault, gameCode, closures: [{ from: '2026-02-01', to: '2026-12-31' }] }))

/** A world at noon of a Sunday, 2026-03-01 in UTC, that is yet to make issues. */
async function scheduledWorld() {
  const w = await world()
  const at = (seconds: number) => w.database.transaction((tx) => stopClock(tx, seconds))
  const seeds = new Seeds(w.database.db, w.seedKey)
  const make = () =>
    makeIssues({
      ...{ database: w.database, chain: quicknet, key: w.seedKey, random: randomBytes, seeds },
      ...{ settings: w.settings, logger: createLogger('silent') },
    })
  await at(0)
  await w.set('lotterySchedules', { games: [...closedGames] })
  return {
    ...{ w, at, make, seeds },
    /** Changes the schedule of one game, as an operator does, and makes issues. */
    async schedule(gameCode: string, given: Partial<Override>) {
      await w.set('lotterySchedules', { games: [...closedGames, { ...asByDefault, gameCode, ...given }] })
      await make()
    },
    issues: (game: string) =>
      w.database.db.selectFrom('lottery_issues').selectAll().where('game_code', '=', game).orderBy('issue').execute(),
    [Symbol.asyncDispose]: () => w[Symbol.asyncDispose](),
  }
}

const state = ({ issue, state }: { readonly issue: string; readonly state: string }) => `${issue} ${state}`
const opened = async (w: World, gameCode: string) => {
  const url = `${lotteryCalls.openedIssues.path}?gameCode=${gameCode}&size=10`
  return (await w.app.portal.inject(url)).json().value as ValueOf<typeof lotteryCalls.openedIssues>
}

test('[LOT-04] a changed close moves what is not on sale yet, once, and nothing that somebody counts on', async () => {
  await using s = await scheduledWorld()
  // The draw of 1 March is over: that of the 16th is on sale, and the one after it is made eight days ahead.
  await s.at(9 * 86_400)
  await s.make()
  const [sold, coming] = await s.issues('TH_GOV')
  expect([sold?.issue, coming?.issue]).toEqual(['20260316', '20260401'])
  await s.schedule('TH_GOV', { closeTime: '14:50' })
  const after = await s.issues('TH_GOV')
  expect(after[0]).toEqual(sold)
  // Bangkok is seven hours ahead.
  expect(after[1]).toEqual({ ...coming, close_at: new Date('2026-04-01T07:50:00Z') })
  await s.make()
  expect(await s.issues('TH_GOV')).toEqual(after)
})

test('[LOT-04] a closed day voids an issue before its sale; no bet is taken, and it is sold once the day is open again', async () => {
  await using s = await scheduledWorld()
  await s.make()
  const before = await s.issues('VNN')
  const [, , third] = before
  expect(third?.issue).toBe('20260304')
  await s.schedule('VNN', { closures: [{ from: '2026-03-03', to: '2026-03-04' }] })
  const after = await s.issues('VNN')
  expect(after.slice(0, 4).map(state)).toEqual(['20260302 made', '20260303 void', '20260304 void', '20260305 made'])
  expect(after[2]).toMatchObject({ void_reason: 'schedule', bets_root: expect.any(String), seed: null })
  // It opens with the draw before it, which is an earlier one now.
  expect(after[3]?.open_at).toEqual(new Date('2026-03-02T11:15:00Z'))
  await s.make()
  expect(await s.issues('VNN')).toEqual(after)

  // After the draw before it, when it would be on sale.
  await s.at(2.5 * 86_400)
  const player = await playerOf(s.w, {
    ...{
      game: 'VNN',
      mode: 'ELOTT',
      numbers: ['20260304'],
      funds: 100_000_000n,
      nextSlip: () => 'a-slip-of-schedules',
    },
  })
  const bet = { playCode: 'VNN_LO2', selection: '79', unit: '1000.00', multiple: 1, lines: 27 }
  expect((await player.place([bet])).code).toBe('issue_closed')
  expect(await opened(s.w, 'VNN')).toMatchObject({
    current: { numero: '20260305' },
    list: [{ numero: '20260303', state: 'VOID' }],
  })
  await s.w.app.work.polled('settle-bets')
  const record = await s.w.app.operator.inject({
    url: `${lotteryResultCalls.lotteryIssue.path}?gameCode=VNN&numero=20260304`,
    headers: { ...s.w.operatorHeaders },
  })
  expect(record.json().value).toMatchObject({ issue: { step: 'void' }, voided: { cause: 'schedule', reason: null } })

  await s.schedule('VNN', {})
  expect(await s.issues('VNN')).toContainEqual(third)
  expect((await player.place([bet], { slip: 'another-slip-of-schedules' })).code).toBe('ok')
})

test('[LOT-04] an issue with a bet, and one that a chase waits for, keep their times', async () => {
  await using s = await scheduledWorld()
  await s.make()
  const [first, second, third] = await s.issues('VNN')
  const player = await playerOf(s.w, {
    ...{
      game: 'VNN',
      mode: 'ELOTT',
      numbers: [first?.issue ?? ''],
      funds: 100_000_000n,
      nextSlip: () => 'a-slip-of-a-bet',
    },
  })
  const bet = { playCode: 'VNN_LO2', selection: '79', unit: '1000.00', multiple: 1, lines: 27 }
  expect((await player.place([bet])).code).toBe('ok')
  const chase = {
    ...{ slip: 'a-slip-of-a-chase', gameCode: 'VNN', prizeMode: 'ELOTT', items: [bet], stopOnWin: true },
    issues: [{ numero: second?.issue, multiple: 1 }],
  }
  expect((await player.ask(lotteryCalls.placeLotteryChase, chase)).code).toBe('ok')
  await s.schedule('VNN', { closeTime: '17:30', closures: [{ from: '2026-03-05', to: '2026-03-05' }] })
  const after = await s.issues('VNN')
  expect(after.slice(0, 2)).toEqual([first, second])
  expect(after[2]).toEqual({ ...third, close_at: new Date('2026-03-04T10:30:00Z') })
})

test('[LOT-04] [LOT-07] a fair game keeps its committed times; a closed day’s issues are void, and no seed of another is told', async () => {
  await using s = await scheduledWorld()
  await s.make()
  const before = await s.issues('SSC1M')
  const tomorrow = isoDay(addDays(dayIn('Asia/Ho_Chi_Minh', await databaseNow(s.w.database.db)), 1))
  await s.schedule('SSC1M', { closeSeconds: 20, closures: [{ from: tomorrow, to: tomorrow }] })
  const after = await s.issues('SSC1M')
  expect(after).toHaveLength(before.length)
  const closed = after.filter(({ issue }) => issue.startsWith(tomorrow.replaceAll('-', '')))
  expect(closed).toHaveLength(1_440)
  expect(new Set(closed.map(({ state }) => state))).toEqual(new Set(['void']))
  const { commits } = await s.seeds.dayOf('SSC1M', tomorrow)
  for (const { issue, place, seed, round } of closed.filter(({ place }) => (place ?? 0) % 100 === 0))
    expect(commitOf({ scheme: 'LFD2', game: 'SSC1M', issue, seed: seed ?? '', round: Number(round) })).toBe(
      commits[place ?? -1],
    )
  const others = (list: typeof after) => list.filter(({ issue }) => !issue.startsWith(tomorrow.replaceAll('-', '')))
  expect(others(after)).toEqual(others(before))
  // Nothing else moves what was committed to either.
  for (const change of [
    sql`round = round + 1`,
    sql`close_at = close_at - interval '3 seconds'`,
    sql`place = place + 1`,
  ]) {
    const move = sql`update lottery_issues set ${change} where issue = ${before[0]?.issue}`
    await expect(s.w.database.transaction((tx) => move.execute(tx))).rejects.toThrow('append-only')
  }
  // A void one is nothing to bet on, and stays void when its day is open again.
  await s.schedule('SSC1M', {})
  expect(await s.issues('SSC1M')).toEqual(after)
  const player = await playerOf(s.w, {
    ...{ game: 'SSC1M', mode: 'LOTT', numbers: [closed[0]?.issue ?? ''], funds: 100_000_000n },
    nextSlip: () => 'a-slip-of-a-fair-game',
  })
  expect((await player.place([lastThree('1|2|3')])).code).toBe('issue_closed')
})

test('[LOT-04] a day on which a fair game is closed before it is made is not made', async () => {
  await using s = await scheduledWorld()
  const closed = { from: '2026-03-03', to: '2026-03-03' }
  await s.schedule('SSC1M', { closeSeconds: 20, closures: [closed] })
  const issues = await s.issues('SSC1M')
  expect(issues.filter(({ issue }) => issue.startsWith('20260303'))).toEqual([])
  const [first] = issues
  expect((first?.draw_at.getTime() ?? 0) - (first?.close_at.getTime() ?? 0)).toBe(20_000)
})

test('[LOT-04] a game whose schedule can’t be followed any more gets no issues, and is told of; the others get theirs', async () => {
  await using s = await scheduledWorld()
  // Sound beside some earlier default; the settings refuse it today.
  const late: Override = { ...asByDefault, gameCode: 'VNN', closeTime: '18:14' }
  await s.w.set('lotterySchedules', { games: [...closedGames, late] })
  await s.w.app.work.runDue('make-issues')
  expect(await s.issues('VNN')).toEqual([])
  expect((await s.issues('LAO')).length).toBeGreaterThan(0)
  expect(s.w.logs).toContainEqual(
    expect.objectContaining({ level: 50, game: 'VNN', problem: { field: 'closeTime', code: 'close_too_late' } }),
  )
})
