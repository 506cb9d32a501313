import type { FastifyBaseLogger } from 'fastify'
import type { Database } from './platform/db/database.ts'
import type { Job } from './platform/jobs/job.ts'
import { Jobs } from './platform/jobs/jobs.ts'
import type { Poll } from './platform/jobs/poll.ts'
import { Polling } from './platform/jobs/polling.ts'
import { pruneJobRuns } from './platform/jobs/prune-job-runs.ts'
import { outboxFigures } from './platform/outbox/deliveries.ts'
import { pruneOutbox } from './platform/outbox/prune-outbox.ts'
import { type Consumer, Relay } from './platform/outbox/relay.ts'
import type { Metrics } from './platform/process/metrics.ts'

interface WorkParts {
  readonly database: Database
  readonly logger: FastifyBaseLogger
  readonly metrics: Metrics
  readonly consumers: readonly Consumer[]
  readonly jobs: readonly Job[]
  readonly polls: readonly Poll[]
}

/** What is done beside answering: events delivered to those who must know, work looked for all the time, and jobs that recur. */
export class Work implements AsyncDisposable {
  readonly #relay: Relay
  readonly #jobs: Jobs
  readonly #polling: Polling

  constructor({ database, logger, metrics, consumers, jobs, polls }: WorkParts) {
    this.#relay = new Relay({
      ...{ database, consumers },
      failed: (error, { id, event, consumer }, isParked) => {
        const details = { err: error, id: String(id), event, consumer }
        if (isParked) logger.error(details, 'an event is parked: it could not be delivered')
        else logger.warn(details, 'an event could not be delivered yet')
      },
      away: (error) => logger.warn({ err: error }, 'the outbox could not be read'),
    })
    this.#jobs = new Jobs({
      database,
      jobs: [...jobs, pruneOutbox, pruneJobRuns],
      failed: (error, job) =>
        logger.error({ err: error, job }, job === undefined ? 'due jobs could not be looked for' : 'a job failed'),
    })
    this.#polling = new Polling(polls, (error, poll) => logger.warn({ err: error, poll }, 'a poll failed'))
    observe(metrics, database)
  }

  /** Delivers, polls and runs from now on, until it is disposed. */
  async begin(): Promise<void> {
    this.#jobs.begin()
    this.#polling.begin()
    await this.#relay.begin()
  }

  /** Delivers every event that is due; answers how many it was. */
  drained(): Promise<number> {
    return this.#relay.drained()
  }

  /** Does everything that waits for polls, or for the one with this name. */
  polled(name?: string): Promise<void> {
    return this.#polling.polled(name)
  }

  /** Does what is due of a job; answers how many slots it finished. */
  runDue(job: string): Promise<number> {
    return this.#jobs.runDue(job)
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await Promise.all([this.#relay, this.#jobs, this.#polling].map((part) => part[Symbol.asyncDispose]()))
  }
}

function observe(metrics: Metrics, { db }: Database): void {
  metrics.gauge({
    name: 'outbox_oldest_unsent_seconds',
    help: 'Age of the oldest event that waits to be delivered.',
    read: async () => (await outboxFigures(db)).oldestUnsentSeconds,
  })
  metrics.gauge({
    name: 'outbox_parked',
    help: 'Events that were given up until somebody looks at them.',
    read: async () => (await outboxFigures(db)).parked,
  })
}
