import { every, pause } from '#/platform/concurrency/waits.ts'
import type { Database } from '#/platform/db/database.ts'
import type { Job } from './job.ts'
import { dueJobs, endTurn, runDue, takeTurn } from './run-due.ts'

export interface JobsParts {
  readonly database: Pick<Database, 'db' | 'patiently' | 'transaction'>
  readonly jobs: readonly Job[]
  /** Hears of a run that failed, or of a look that did, without a job then; both are tried again. */
  readonly failed: (error: unknown, job?: string) => void
  /** How long after its beginning, where a test does not wait. */
  readonly beginAfterMs?: number
}

/** The first requests after a start have the machine to themselves. */
const usuallyAfterMs = 10_000
/** The shortest slot is a minute, and nothing here is urgent. */
const lookEveryMs = 30_000
/** How long a stop waits for what runs; what is cut off is done again. */
const stopWithinMs = 10_000

/**
 * The jobs of all modules. Every process looks for what is due; a turn keeps two of them from the same job, and that each
 * slot has one effect is decided by the rows of `job_runs` alone.
 */
export class Jobs implements AsyncDisposable {
  readonly #parts: JobsParts
  readonly #stop = new AbortController()
  readonly #running = new Map<string, Promise<void>>()
  #looking: Promise<void> = Promise.resolve()
  #timer: Disposable | undefined

  constructor(parts: JobsParts) {
    this.#parts = parts
  }

  /** Runs every job when it is due, from a while after now until it is disposed. Nobody waits for it. */
  begin(): void {
    const { jobs, beginAfterMs = usuallyAfterMs } = this.#parts
    if (jobs.length === 0) return
    const { signal } = this.#stop
    this.#looking = pause(beginAfterMs, signal).then(() => this.#look())
    this.#timer = every(lookEveryMs, () => {
      this.#looking = this.#looking.then(() => this.#look())
    })
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
    this.#timer?.[Symbol.dispose]()
    await this.#looking
    const runs = Promise.all(this.#running.values())
    await Promise.race([runs, pause(stopWithinMs, new AbortController().signal)])
  }

  /** Begins what is due, each job beside the others: a long one holds up none. */
  async #look(): Promise<void> {
    const { database, jobs, failed } = this.#parts
    if (this.#stop.signal.aborted) return
    try {
      for (const job of await dueJobs(database.db, jobs)) {
        if (this.#running.has(job.name) || !(await takeTurn(database, job.name))) continue
        const run = this.#run(job).finally(() => this.#running.delete(job.name))
        this.#running.set(job.name, run)
      }
    } catch (error) {
      // The database may be away just now.
      failed(error)
    }
  }

  async #run(job: Job): Promise<void> {
    const { database, failed } = this.#parts
    let hasFailed = false
    try {
      await runDue(database, job)
    } catch (error) {
      hasFailed = true
      failed(error, job.name)
    }
    await endTurn(database, job.name, hasFailed).catch((error: unknown) => failed(error, job.name))
  }
}
