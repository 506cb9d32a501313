import { CompiledQuery } from 'kysely'
import { expect, test } from 'vitest'
import { openDatabase } from '#/platform/db/database.ts'
import { stopClock } from '#/test-world/move-clock.ts'
import { ownDatabase } from '#/test-world/postgres-template.ts'
import { onPostgres } from '#/test-world/test-database.ts'
import type { Job } from './job.ts'
import { Jobs } from './jobs.ts'

const killItself = CompiledQuery.raw('select pg_terminate_backend(pg_backend_pid())')

async function pair() {
  const resources = new AsyncDisposableStack()
  const { url } = resources.use(await ownDatabase('jobs'))
  const opened = await Promise.all([1, 2].map(() => openDatabase({ engine: 'postgres', url })))
  for (const database of opened) resources.use(database)
  await opened[0]?.transaction((tx) => stopClock(tx, 0))
  return { opened, [Symbol.asyncDispose]: () => resources.disposeAsync() }
}

onPostgres('jobs of two processes', () => {
  test('[I26] a slot that both are at has one effect; who comes second waits, and finds it done', async () => {
    await using w = await pair()
    const arrived = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const both = Promise.all(arrived.map(({ promise }) => promise))
    const outcomes: boolean[] = []
    let effects = 0
    const jobOf = (index: number): Job => ({
      ...{ name: 'count-days', everyMinutes: 1_440, atMinute: 0, missed: 'last' },
      async run({ once }) {
        arrived[index]?.resolve()
        await both
        outcomes.push(
          await once('all', async () => {
            effects++
            return undefined
          }),
        )
      },
    })
    const jobs = w.opened.map((database, i) => new Jobs({ database, jobs: [jobOf(i)], failed: () => {} }))
    const finished = await Promise.all(jobs.map((each) => each.runDue('count-days')))
    expect(effects).toBe(1)
    expect(outcomes.toSorted()).toEqual([false, true])
    expect(finished.toSorted()).toEqual([0, 1])
  })

  test('[I26] crash points L1 and L2: one that is cut off in a slot leaves it to the other', async () => {
    await using w = await pair()
    let effects = 0
    const jobOf = (dies: boolean): Job => ({
      ...{ name: 'count-days', everyMinutes: 1_440, atMinute: 0, missed: 'last' },
      run: async ({ once }) =>
        void (await once('all', async (tx) => {
          effects++
          if (dies) await tx.executeQuery(killItself)
          return undefined
        })),
    })
    const [first, second] = w.opened.map(
      (database, i) => new Jobs({ database, jobs: [jobOf(i === 0)], failed: () => {} }),
    )
    await expect(first?.runDue('count-days')).rejects.toThrow()
    expect(await second?.runDue('count-days')).toBe(1)
    expect(effects).toBe(2)
    const rows = await w.opened[1]?.db.selectFrom('job_runs').select('item').execute()
    expect(rows?.map(({ item }) => item).toSorted()).toEqual(['', 'all'])
  })

  test('two that begin at once run a slot once', async () => {
    await using w = await pair()
    const ran = Promise.withResolvers<void>()
    let effects = 0
    const job: Job = {
      ...{ name: 'count-days', everyMinutes: 1_440, atMinute: 0, missed: 'last' },
      async run({ once }) {
        await once('all', async () => {
          effects++
          return undefined
        })
        ran.resolve()
      },
    }
    const failures: unknown[] = []
    const both = w.opened.map(
      (database) => new Jobs({ database, jobs: [job], failed: (error) => failures.push(error), beginAfterMs: 0 }),
    )
    for (const each of both) each.begin()
    await ran.promise
    for (const each of both) await each[Symbol.asyncDispose]()
    expect(failures).toEqual([])
    expect(effects).toBe(1)
  })
})
