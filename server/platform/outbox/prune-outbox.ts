import type { Job } from '#/platform/jobs/job.ts'
import { removeInBatches } from '#/platform/jobs/remove-in-batches.ts'
import { pruneDelivered } from './deliveries.ts'

const keptDays = 7

/** Removes events that were delivered long ago. */
export const pruneOutbox: Job = {
  name: 'prune-outbox',
  everyMinutes: 60,
  atMinute: 10,
  missed: 'last',
  run: (run) => removeInBatches(run, (tx, atMost) => pruneDelivered(tx, keptDays, atMost)),
}
