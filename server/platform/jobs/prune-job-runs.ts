import type { Job } from './job.ts'
import { pruneRuns } from './run-due.ts'

const keptDays = 90
const atOnce = 20_000

/** Removes the notes of what was done long ago. */
export const pruneJobRuns: Job = {
  name: 'prune-job-runs',
  everyMinutes: 1_440,
  atMinute: 20 * 60 + 10,
  missed: 'last',
  run: async ({ once }) =>
    void (await once('runs', async (tx) => ({ removed: await pruneRuns(tx, keptDays, atOnce) }))),
}
