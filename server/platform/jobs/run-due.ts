import './tables.ts'
import { sql } from 'kysely'
import { databaseNow } from '#/platform/db/clock.ts'
import type { Database } from '#/platform/db/database.ts'
import type { Db, Tx } from '#/platform/db/handles.ts'
import type { Job } from './job.ts'
import { dueSlots, slotAt } from './slots.ts'

/** A job that was away for long catches up with so many slots at a time. */
const slotsAtOnce = 100
const wholeSlot = ''

/** A run that takes longer counts as lost, and another process may take over. */
const lostAfterSeconds = 3_600
/** Until a failed job is tried again, doubled with each failure after another. */
const againAfterSeconds = 30
const doublingsAtMost = 7

/** Jobs with a slot that nobody finished, by the database's clock. */
export async function dueJobs(db: Db, jobs: readonly Job[]): Promise<Job[]> {
  const done = new Map((await lastRuns(db)).map(({ job, slot }) => [job, slot]))
  const now = await databaseNow(db)
  return jobs.filter((job) => {
    const last = done.get(job.name)
    return last === undefined || last < slotAt(job, now)
  })
}

/** Takes the turn to run a job; false while another process has it, or soon after a failure. */
export async function takeTurn({ transaction }: Pick<Database, 'transaction'>, job: string): Promise<boolean> {
  const until = sql<Date>`clock_now() + make_interval(secs => ${lostAfterSeconds})`
  const taken = await transaction((tx) =>
    tx
      .insertInto('job_turns')
      .values({ job, taken_until: until })
      .onConflict((conflict) =>
        conflict
          .column('job')
          .doUpdateSet({ taken_until: until })
          .where(sql<boolean>`job_turns.taken_until <= clock_now()`),
      )
      .returning('job')
      .executeTakeFirst(),
  )
  return taken !== undefined
}

/** Ends a turn. After a failure the job rests for a while, the longer the more failures came after another. */
export async function endTurn(
  { transaction }: Pick<Database, 'transaction'>,
  job: string,
  hasFailed: boolean,
): Promise<void> {
  const rest = sql`make_interval(secs => ${againAfterSeconds} * 2 ^ least(failures, ${doublingsAtMost}))`
  await transaction((tx) =>
    tx
      .updateTable('job_turns')
      .set(
        hasFailed
          ? { taken_until: sql<Date>`clock_now() + ${rest}`, failures: sql<number>`failures + 1` }
          : { taken_until: sql<Date>`clock_now()`, failures: 0 },
      )
      .where('job', '=', job)
      .execute(),
  )
}

/** Does what is due of a job by the database's clock; answers how many slots it finished. */
export async function runDue(database: Pick<Database, 'db' | 'patiently'>, job: Job): Promise<number> {
  const last = await lastSlot(database.db, job.name)
  const slots = dueSlots(job, last, await databaseNow(database.db), slotsAtOnce)
  let finished = 0
  for (const slot of slots) {
    const once = (item: string, work: (tx: Tx) => Promise<object | undefined>) =>
      database.patiently(async (tx) => {
        // Whoever else is at this item is waited for: if it commits, nothing is left to do.
        if (!(await takeItem(tx, job.name, slot, item))) return false
        const result = await work(tx)
        if (result) await keepResult(tx, job.name, slot, item, result)
        return true
      })
    await job.run({ slot, once })
    if (await once(wholeSlot, async () => undefined)) finished++
  }
  return finished
}

/** What the latest run of a job kept for an item, and when. */
export async function lastResult(db: Db, job: string, item: string): Promise<{ at: Date; result: object } | undefined> {
  const row = await db
    .selectFrom('job_runs')
    .select(['done_at as at', 'result'])
    .where('job', '=', job)
    .where('item', '=', item)
    .where('result', 'is not', null)
    .orderBy('slot', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.result ? { at: row.at, result: row.result } : undefined
}

/** When each job finished a slot for the last time. */
export async function lastRuns(
  db: Db,
): Promise<{ readonly job: string; readonly slot: Date; readonly doneAt: Date }[]> {
  return await db
    .selectFrom('job_runs')
    .distinctOn('job')
    .select(['job', 'slot', 'done_at as doneAt'])
    .where('item', '=', wholeSlot)
    .orderBy('job')
    .orderBy('slot', 'desc')
    .execute()
}

/** Removes some of what was done so many days ago, but the last slot of each job; answers how many rows. */
export async function pruneRuns(tx: Tx, keptDays: number, atMost: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from job_runs where (job, slot, item) in (
      select job, slot, item from job_runs r
      where slot < clock_now() - make_interval(days => ${keptDays})
        and slot < (select max(slot) from job_runs newest where newest.job = r.job and newest.item = ${wholeSlot})
      limit ${atMost} for update skip locked
    )
  `.execute(tx)
  return Number(numAffectedRows)
}

async function lastSlot(db: Db, job: string): Promise<Date | undefined> {
  const row = await db
    .selectFrom('job_runs')
    .select('slot')
    .where('job', '=', job)
    .where('item', '=', wholeSlot)
    .orderBy('slot', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.slot
}

async function takeItem(tx: Tx, job: string, slot: Date, item: string): Promise<boolean> {
  const taken = await tx
    .insertInto('job_runs')
    .values({ job, slot, item })
    .onConflict((c) => c.doNothing())
    .returning('job')
    .executeTakeFirst()
  return taken !== undefined
}

async function keepResult(tx: Tx, job: string, slot: Date, item: string, result: object): Promise<void> {
  await sql`
    update job_runs set result = ${JSON.stringify(result)}::jsonb where job = ${job} and slot = ${slot} and item = ${item}
  `.execute(tx)
}
