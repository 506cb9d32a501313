import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openDatabase } from '#/platform/db/database.ts'
import { isSilence, isUnavailable } from '#/platform/db/unavailable.ts'
import { cuttableProxy } from '#/test-world/cuttable-proxy.ts'
import { ownDatabase } from '#/test-world/postgres-template.ts'
import { onPostgres } from '#/test-world/test-database.ts'
import { moneyOf } from './balance.ts'
import { available, demoFunding } from './chart.ts'
import { inBookTurns } from './in-book.ts'
import { post } from './post.ts'
import type { Posting } from './posting.ts'
import { verifyBook } from './verify.ts'

/** Short enough for a test, long enough for a slow machine. */
const bounds = {
  hot: { connections: 2, connectMs: 5_000, statementMs: 5_000, answerMs: 500 },
  usual: { connections: 2, connectMs: 5_000, statementMs: 100, answerMs: 5_000 },
}

const subject = available(1n, 'VND')
const funded: Posting = {
  key: { source: 'silence', kind: 'move', externalId: 'once' },
  parameters: { amount: '300' },
  actor: 'demo',
  legs: [{ debit: demoFunding('VND'), credit: subject, amount: 300n }],
  subject,
}

onPostgres('a database that says nothing', () => {
  test('[WAL-01] [OPS-02] G11 is not waited for; what it did unheard is found by the same key, and no connection is lost', async () => {
    await using own = await ownDatabase('silent')
    const { hostname, port } = new URL(own.url)
    await using proxy = await cuttableProxy(hostname, Number(port || 5432))
    const throughProxy = new URL(own.url)
    throughProxy.host = `127.0.0.1:${proxy.port}`
    await using database = await openDatabase({ engine: 'postgres', url: throughProxy.href }, { bounds })
    await using others = await openDatabase({ engine: 'postgres', url: own.url })
    const fund = async (beforeCommit = () => {}) =>
      await inBookTurns(database, async (turns) => {
        await turns.begin({})
        const [outcome] = await turns.turn((tx) => post(tx, [funded]))
        beforeCommit()
        await turns.commit([])
        return outcome
      })
    // PostgreSQL hears the commit, and what it says is kept back for ever.
    const unheard = await fund(() => proxy.hold('banyan')).catch((error: unknown) => error)
    expect([isSilence(unheard), isUnavailable(unheard)]).toEqual([true, true])
    const balance = async () => (await moneyOf(others.db, 1n, 'VND')).available.balance
    expect(await balance()).toBe(300n)
    expect(await fund()).toMatchObject({ is: 'repeated', subject: { balance: 300n } })
    expect(await balance()).toBe(300n)
    expect((await verifyBook(others)).differences).toEqual([])
    const silent = sql<bigint>`(
      select count(*) from pg_stat_activity where datname = current_database() and state = 'idle in transaction'
    )`
    expect((await others.db.selectNoFrom(silent.as('count')).executeTakeFirstOrThrow()).count).toBe(0n)
  })

  test('[OPS-02] a statement that takes too long is given up by PostgreSQL, unless it is of work that has time', async () => {
    await using own = await ownDatabase('slow')
    await using database = await openDatabase({ engine: 'postgres', url: own.url }, { bounds })
    const slow = (seconds: number) => sql`pg_sleep(${seconds}::float8)`.as('slept')
    const ended = await database.db
      .selectNoFrom(slow(60))
      .execute()
      .catch((error: unknown) => error)
    expect(ended).toMatchObject({ code: '57014' })
    expect([isSilence(ended), isUnavailable(ended)]).toEqual([false, true])
    await database.patiently((tx) => tx.selectNoFrom(slow(0.2)).execute())
    await database.transaction((tx) => tx.selectNoFrom(slow(0)).execute())
  })
})
