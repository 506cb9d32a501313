import { expect, test } from 'vitest'
import { stopClock } from '#/test-world/move-clock.ts'
import { type Engine, emptyDatabase, onEachEngine } from '#/test-world/test-database.ts'
import type { Job } from './job.ts'
import { Jobs } from './jobs.ts'
import { dueJobs, endTurn, lastResult, pruneRuns, takeTurn } from './run-due.ts'

const day = 86_400

const job = (parts: Partial<Job>): Job => ({
  ...{ name: 'count-days', everyMinutes: 1_440, atMinute: 0, missed: 'each', run: async () => {} },
  ...parts,
})

async function jobsWorld(engine: Engine, ...jobs: Job[]) {
  const database = await emptyDatabase(engine)
  const failures: unknown[] = []
  const own = new Jobs({ database, jobs, failed: (error) => failures.push(error), beginAfterMs: 0 })
  const later = (seconds: number) => database.transaction((tx) => stopClock(tx, seconds))
  await later(0)
  return { database, jobs: own, failures, later, [Symbol.asyncDispose]: () => own[Symbol.asyncDispose]() }
}

onEachEngine('jobs', (engine) => {
  test('[I26] a slot is done once, one that was missed is caught up, and a result is kept', async () => {
    const slots: string[] = []
    const counting = job({
      async run({ slot, once }) {
        await once('all', async () => ({ day: slots.push(slot.toISOString()) }))
      },
    })
    await using w = await jobsWorld(engine, counting)
    expect(await w.jobs.runDue('count-days')).toBe(1)
    expect(await w.jobs.runDue('count-days')).toBe(0)
    await w.later(3 * day)
    expect(await w.jobs.runDue('count-days')).toBe(3)
    expect(new Set(slots).size).toBe(4)
    expect(slots).toEqual(slots.toSorted())
    expect(await lastResult(w.database.db, 'count-days', 'all')).toMatchObject({ result: { day: 4 } })
  })

  test('[I26] a run that breaks off goes on with the items that are left', async () => {
    const done: number[] = []
    let breaks = true
    const items = job({
      async run({ once }) {
        for (const n of [1, 2, 3])
          await once(String(n), async () => {
            if (n === 2 && breaks) throw new Error('broken off')
            done.push(n)
            return undefined
          })
      },
    })
    await using w = await jobsWorld(engine, items)
    await expect(w.jobs.runDue('count-days')).rejects.toThrow('broken off')
    breaks = false
    expect(await w.jobs.runDue('count-days')).toBe(1)
    expect(done).toEqual([1, 2, 3])
  })

  test('what was done long ago is forgotten, but the last slot of each job', async () => {
    await using w = await jobsWorld(engine, job({}))
    for (const days of [0, 1, 2]) {
      await w.later(days * day)
      await w.jobs.runDue('count-days')
    }
    await w.later(400 * day)
    expect(await w.database.transaction((tx) => pruneRuns(tx, 90, 100))).toBe(2)
    expect(await w.database.transaction((tx) => pruneRuns(tx, 90, 100))).toBe(0)
  })

  test('[I26] begun, they run what is due by themselves; a stop waits for what runs', async () => {
    const [running, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    let isDone = false
    const slow = job({
      async run({ once }) {
        running.resolve()
        await goOn.promise
        await once('all', async () => {
          isDone = true
          return undefined
        })
      },
    })
    await using w = await jobsWorld(engine, slow)
    w.jobs.begin()
    await running.promise
    const stopped = w.jobs[Symbol.asyncDispose]()
    goOn.resolve()
    await stopped
    expect(isDone).toBe(true)
    expect(w.failures).toEqual([])
  })

  test('[I26] a job that failed rests, the longer the more often, and one that runs is left alone', async () => {
    await using w = await jobsWorld(engine)
    const turn = () => takeTurn(w.database, 'count-days')
    expect(await turn()).toBe(true)
    expect(await turn()).toBe(false)
    await endTurn(w.database, 'count-days', true)
    await w.later(29)
    expect(await turn()).toBe(false)
    await w.later(30)
    expect(await turn()).toBe(true)
    await endTurn(w.database, 'count-days', true)
    await w.later(89)
    expect(await turn()).toBe(false)
    await w.later(90)
    expect(await turn()).toBe(true)
    // A process that ended at it keeps it for an hour.
    await w.later(90 + 3_599)
    expect(await turn()).toBe(false)
    await w.later(90 + 3_600)
    expect(await turn()).toBe(true)
    await endTurn(w.database, 'count-days', false)
    expect(await turn()).toBe(true)
  })

  test('[I26] what is due is found of all jobs at once', async () => {
    const done = job({ name: 'done-days' })
    await using w = await jobsWorld(engine, done, job({}))
    await w.jobs.runDue('done-days')
    const names = async () => (await dueJobs(w.database.db, [done, job({})])).map(({ name }) => name)
    expect(await names()).toEqual(['count-days'])
    await w.later(day)
    expect(await names()).toEqual(['done-days', 'count-days'])
  })
})
