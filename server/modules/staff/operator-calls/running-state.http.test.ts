import { calls } from '@banyan/contract/calls.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { onEachEngine } from '#/test-world/test-database.ts'
import { type World, world } from '#/test-world/world.ts'
import { putProcess } from '../store/processes.ts'

const another = {
  ...{ id: '00000000-0000-4000-8000-000000000000', host: 'another', processId: 7, roles: ['web'] },
  ...{ version: '1.0.0', memoryBytes: 1n, delayMs: 0 },
}

onEachEngine('the running state', (engine) => {
  let w: World
  beforeAll(async () => {
    w = await world({ engine, roles: { web: true, realtime: false, worker: true } })
  })
  afterAll(() => w[Symbol.asyncDispose]())

  const state = async () =>
    (await w.app.operator.inject({ url: calls.runningState.path, headers: w.operatorHeaders })).json().value

  test('[OPS-05] it shows the processes that run, what they do and how they are, and when jobs ran', async () => {
    expect(await state()).toEqual({
      waiting: {
        ...{ approvals: 0, parkedEvents: 0, deposits: 0, payments: 0, withdrawals: 0, disputes: 0 },
        ...{ lotteryResults: 0, lotteryOverdue: 0, rewards: 0 },
      },
      processes: [],
      jobs: [],
    })
    await w.app.attend()
    await w.app.work.runDue('prune-job-runs')
    const { processes, jobs } = await state()
    expect(processes).toEqual([
      {
        ...{ host: expect.any(String), processId: process.pid, roles: ['web', 'worker'], isRunning: true },
        ...{ version: expect.stringMatching(/^\d+\.\d+\.\d+$/), memoryBytes: expect.any(Number) },
        ...{ startedAt: expect.stringMatching(/Z$/), seenAt: expect.stringMatching(/Z$/), delayMs: expect.any(Number) },
      },
    ])
    expect(processes[0].memoryBytes).toBeGreaterThan(10_000_000)
    const moment = expect.stringMatching(/^20.*Z$/)
    expect(jobs).toEqual([{ job: 'prune-job-runs', slot: moment, doneAt: moment }])
  })

  test('one that nobody hears of is shown as gone, and forgotten after an hour', async () => {
    const age = (minutes: number) =>
      w.database.transaction((tx) =>
        sql`update processes set seen_at = clock_now() - make_interval(mins => ${minutes}::integer)`.execute(tx),
      )
    await age(1)
    expect((await state()).processes).toMatchObject([{ isRunning: false }])
    await age(61)
    // The next one that says that it runs sweeps.
    await w.database.transaction((tx) => putProcess(tx, another))
    expect((await state()).processes).toMatchObject([{ isRunning: true, host: 'another' }])
  })
})
