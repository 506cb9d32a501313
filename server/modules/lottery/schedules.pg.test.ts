import { calendarDayOf } from '@banyan/rules/calendar/calendar-day.ts'
import { defaultSchedules } from '@banyan/rules/lottery/default-schedules.ts'
import { issuesOfDay } from '@banyan/rules/lottery/issue-schedule.ts'
import { scheduleWith } from '@banyan/rules/lottery/schedule-override.ts'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { databaseNow } from '#/platform/db/clock.ts'
import { stopClock } from '#/test-world/move-clock.ts'
import { onPostgres } from '#/test-world/test-database.ts'
import { world } from '#/test-world/world.ts'
import { followSchedule } from './draws/follow-schedules.ts'
import { Seeds } from './draws/seeds.ts'
import { insertChase, issuesToChase, nextChaseId } from './store/chases.ts'
import { insertIssues } from './store/issues.ts'

const { VNN: usual } = defaultSchedules
if (!usual) throw new Error('the north has no schedule')
const changed = scheduleWith(usual, {
  ...{ closeSeconds: null, closeTime: '17:00', drawTime: null, weekdays: null, drawn: [], moved: [] },
  closures: [{ from: '2026-03-04', to: '2026-03-04' }],
})

/** Issues of the north from 2 March, the first of which is on sale. */
async function northWorld() {
  const w = await world({ engine: 'postgres' })
  await w.database.transaction(async (tx) => {
    await stopClock(tx, 0)
    for (const day of ['2026-03-02', '2026-03-03', '2026-03-04', '2026-03-05'])
      for (const issue of issuesOfDay('VNN', usual as never, calendarDayOf(day) as never))
        await insertIssues(tx, 'VNN', day, [{ ...issue, fair: undefined }])
  })
  const seeds = new Seeds(w.database.db, w.seedKey)
  const now = await databaseNow(w.database.db)
  return {
    w,
    follow: () => followSchedule({ database: w.database, seeds }, 'VNN', changed, now),
    issues: () => w.database.db.selectFrom('lottery_issues').selectAll().orderBy('issue').execute(),
    [Symbol.asyncDispose]: () => w[Symbol.asyncDispose](),
  }
}

onPostgres('schedules under contention', () => {
  test('[LOT-04] many processes that follow a changed schedule at once do it once', async () => {
    await using n = await northWorld()
    const [onSale] = await n.issues()
    await Promise.all(Array.from({ length: 8 }, () => n.follow()))
    const after = await n.issues()
    expect(after[0]).toEqual(onSale)
    expect(after.map(({ state }) => state)).toEqual(['made', 'made', 'void', 'made'])
    expect(after.map(({ close_at }) => close_at.getUTCHours())).toEqual([11, 10, 11, 10])
    // What was void first is void since then.
    await n.follow()
    expect(await n.issues()).toEqual(after)
  })

  test('[LOT-04] [LOT-05] an issue that a chase takes meanwhile keeps its times, and is not void', async () => {
    await using n = await northWorld()
    const before = await n.issues()
    const { accountId } = await n.w.signIn()
    const [held, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const chasing = n.w.database.transaction(async (tx) => {
      const chased = await issuesToChase(tx, 'VNN', ['20260303', '20260304'])
      held.resolve()
      await goOn.promise
      await insertChase(tx, {
        ...{ id: await nextChaseId(tx), accountId, asset: 'VND', slip: 'a-slip-of-schedules', game: 'VNN' },
        ...{ mode: 'ELOTT', items: [], stopOnWin: false, total: 2n, holdId: 1n },
        issues: [...chased.values()].map((issue) => ({ ...issue, multiple: 1, stake: 1n })),
      })
    })
    await held.promise
    const following = n.follow()
    const waiting = sql<bigint>`(
      select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
    )`
    const isHeldUp = async () => {
      const { count } = await n.w.database.db.selectNoFrom(waiting.as('count')).executeTakeFirstOrThrow()
      expect(Number(count)).toBe(1)
    }
    await vi.waitFor(isHeldUp, { timeout: 10_000 })
    goOn.resolve()
    await Promise.all([chasing, following])
    const after = await n.issues()
    expect(after.slice(0, 3)).toEqual(before.slice(0, 3))
    // Nobody counts on this one.
    expect(after[3]?.close_at).toEqual(new Date('2026-03-05T10:00:00Z'))
  })
})
