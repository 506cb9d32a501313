import type { Job } from './job.ts'
import { removeInBatches } from './remove-in-batches.ts'
import { pruneRuns } from './run-due.ts'

const keptDays = 90

/** Removes the notes of what was done long ago. */
export const pruneJobRuns: Job = {
  name: 'prune-job-runs',
  everyMinutes: 1_440,
  atMinute: 20 * 60 + 10,
  missed: 'last',
  run: (run) => removeInBatches(run, (tx, atMost) => pruneRuns(tx, keptDays, atMost)),
}
