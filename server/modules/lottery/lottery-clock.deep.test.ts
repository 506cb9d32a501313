import { randomBytes } from 'node:crypto'
import { fairGames, fastGames } from '@banyan/rules/lottery/lottery-games.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { verifyBook } from '#/ledger/verify.ts'
import { type Database, openDatabase } from '#/platform/db/database.ts'
import { moveClock } from '#/test-world/move-clock.ts'
import { administer, ownDatabase } from '#/test-world/postgres-template.ts'
import { onPostgres } from '#/test-world/test-database.ts'
import { runClock } from './test-world/clock-process.ts'
import { issuesOnSale } from './test-world/issues-on-sale.ts'

const games = ['SSC1M', 'K31M', 'PK1M'] as const
const [issuesOfGame, steps] = [1_000, 25]
const hour = 3_600
/** An outage of an hour is caught up within this time. */
const caughtUpMs = 60_000

/** Issues by what became of them, with the number of results that they have. */
async function statesOf({ db }: Database) {
  return await db
    .selectFrom('lottery_issues as i')
    .leftJoin('lottery_draws as d', 'd.issue_id', 'i.id')
    .leftJoin('lottery_settlements as s', 's.issue_id', 'i.id')
    .select(['i.state', sql<number>`count(distinct i.id)::int`.as('issues')])
    .select([sql<number>`count(d.version)::int`.as('draws'), sql<number>`count(s.finished_at)::int`.as('settlements')])
    .groupBy('i.state')
    .execute()
}

onPostgres('the clock of the lottery', () => {
  test('[LOT-04] two clocks for three thousand issues, stopped, cut off and killed: each is drawn and settled once', async () => {
    await using own = await ownDatabase('lottery')
    await using database = await openDatabase({ engine: 'postgres', url: own.url })
    const seedKey = randomBytes(32)
    for (const game of games) await issuesOnSale({ database, seedKey }, game, issuesOfGame)
    const issues = games.length * issuesOfGame
    for (let step = 1; step <= steps; step++) {
      await database.transaction((tx) => moveClock(tx, (step * issuesOfGame * 60) / steps))
      await using one = runClock(own.url, seedKey, 'ignore')
      await using other = runClock(own.url, seedKey, 'ignore')
      const trouble = ['none', 'stop', 'cut', 'kill'][step % 4]
      const drawn = (issues * (step - 0.5)) / steps
      if (trouble !== 'none') while (!one.isDone() && (await drawnOf(database)) < drawn);
      if (trouble === 'stop') one.kill('SIGSTOP')
      if (trouble === 'kill') one.kill('SIGKILL')
      if (trouble === 'cut')
        await administer(
          own.url,
          `select pg_terminate_backend(pid)::text as datname from pg_stat_activity
           where datname = current_database() and pid <> pg_backend_pid()`,
        )
      await other.ended
      if (trouble === 'stop') one.kill('SIGCONT')
      await one.ended
    }
    await database.transaction((tx) => moveClock(tx, issuesOfGame * 60 + hour))
    await using last = runClock(own.url, seedKey)
    await last.ended
    expect(await statesOf(database)).toEqual([{ state: 'settled', issues, draws: issues, settlements: issues }])
    expect((await verifyBook(database)).differences).toEqual([])
  })

  test('[LOT-04] what fell due in an hour of all fair games is done within a minute after', async () => {
    await using own = await ownDatabase('lottery')
    await using database = await openDatabase({ engine: 'postgres', url: own.url })
    const seedKey = randomBytes(32)
    for (const game of fairGames)
      await issuesOnSale({ database, seedKey }, game, Math.ceil(hour / fastGames[game].periodSeconds))
    await database.transaction((tx) => moveClock(tx, hour + 600))
    const begun = performance.now()
    await using clock = runClock(own.url, seedKey)
    await clock.ended
    expect(performance.now() - begun).toBeLessThan(caughtUpMs)
    expect((await statesOf(database)).map(({ state }) => state)).toEqual(['settled'])
  })
})

async function drawnOf({ db }: Database): Promise<number> {
  const { count } = await db
    .selectFrom('lottery_draws')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
