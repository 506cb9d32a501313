import type { PgBoss } from 'pg-boss'
import { pause } from '#/platform/concurrency/waits.ts'
import type { Database } from '#/platform/db/database.ts'
import type { Job } from './job.ts'
import { runDue } from './run-due.ts'
import { cronOf } from './slots.ts'

export interface JobsParts {
  readonly database: Pick<Database, 'engine' | 'db' | 'patiently' | 'statements'>
  readonly jobs: readonly Job[]
  /** Hears of a run that failed, and of what the queue complains about; it tries again by itself. */
  readonly failed: (error: unknown, job?: string) => void
  /** How long after its beginning, where a test does not wait. */
  readonly beginAfterMs?: number
}

/** pg-boss's own tables, which it makes and brings up to date itself when a process first runs jobs. */
const schema = 'jobs'
/** The first requests after a start have the machine to themselves. */
const usuallyAfterMs = 10_000
/** Between tries of a beginning that failed. */
const againAfterMs = 60_000
/** Nothing here is urgent, and each queue costs a query as often. */
const pollEverySeconds = 30
const maintainedEverySeconds = 3_600
/** A run that takes longer counts as lost, and another process may take over. */
const lostAfterSeconds = 3_600
/** How long a stop waits for what runs; what is cut off is done again. */
const stopWithinMs = 10_000

/**
 * The jobs of all modules. pg-boss says when, and which process; that each slot has one effect is decided by the rows
 * of `job_runs` alone.
 */
export class Jobs implements AsyncDisposable {
  readonly #parts: JobsParts
  readonly #stop = new AbortController()
  #begun: Promise<PgBoss | undefined> = Promise.resolve(undefined)

  constructor(parts: JobsParts) {
    this.#parts = parts
  }

  /** Runs every job when it is due, from a while after now until it is disposed. Nobody waits for it. */
  begin(): void {
    this.#begun = this.#start()
  }

  /** Does what is due of one job at once; answers how many slots it finished. */
  async runDue(name: string): Promise<number> {
    const job = this.#parts.jobs.find((each) => each.name === name)
    if (!job) throw new Error(`there is no job '${name}'`)
    return await runDue(this.#parts.database, job)
  }

  /** Takes nothing more, and waits for what runs. */
  async [Symbol.asyncDispose](): Promise<void> {
    this.#stop.abort()
    const boss = await this.#begun
    await boss?.stop({ graceful: true, close: false, timeout: stopWithinMs })
  }

  /** Until it succeeds: the database may be away just now. */
  async #start(): Promise<PgBoss | undefined> {
    const { jobs, failed, beginAfterMs = usuallyAfterMs } = this.#parts
    const { signal } = this.#stop
    if (jobs.length === 0) return undefined
    for (let waitMs = beginAfterMs; ; waitMs = againAfterMs) {
      await pause(waitMs, signal)
      if (signal.aborted) return undefined
      try {
        return await this.#opened()
      } catch (error) {
        failed(error)
      }
    }
  }

  /** Of two that begin at once on an empty database one may fail to make the tables that the other has just made. */
  async #opened(): Promise<PgBoss> {
    return await this.#open().catch(() => this.#open())
  }

  async #open(): Promise<PgBoss> {
    const { PgBoss } = await import('pg-boss')
    const { database, failed, jobs } = this.#parts
    const boss = new PgBoss({
      schema,
      backend: database.engine,
      db: { executeSql: (text, values) => database.statements(text, values) },
      maintenanceIntervalSeconds: maintainedEverySeconds,
      cronWorkerIntervalSeconds: pollEverySeconds,
      // For queues of millions; these hold a handful of rows.
      reindex: false,
      monitorVacuum: false,
    })
    boss.on('error', (error) => failed(error))
    try {
      await boss.start()
      for (const job of jobs) await this.#take(boss, job)
      return boss
    } catch (error) {
      await boss.stop({ graceful: false, close: false }).catch(() => {})
      throw error
    }
  }

  async #take(boss: PgBoss, job: Job): Promise<void> {
    const { name } = job
    // At most one waits or runs: a slot that comes meanwhile is found due by the next one.
    await boss.createQueue(name, { policy: 'exclusive' })
    await boss.updateQueue(name, {
      retryLimit: 5,
      retryDelay: 30,
      retryBackoff: true,
      expireInSeconds: lostAfterSeconds,
    })
    // Whatever came due while nobody ran is found by the first look.
    await boss.send(name)
    await boss.work(name, { pollingIntervalSeconds: pollEverySeconds }, async () => {
      try {
        await this.runDue(name)
      } catch (error) {
        this.#parts.failed(error, name)
        throw error
      }
    })
    await boss.schedule(name, cronOf(job))
  }
}
