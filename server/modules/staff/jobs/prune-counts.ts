import type { Job } from '#/platform/jobs/job.ts'
import { removeInBatches } from '#/platform/jobs/remove-in-batches.ts'
import { deleteOldCounts } from '../store/counted-hours.ts'

/** Longer than the overview goes back. */
const keptDays = 35

/** Removes what processes counted once no chart shows it any more. */
export const pruneCounts: Job = {
  name: 'prune-counts',
  everyMinutes: 1_440,
  atMinute: 19 * 60 + 40,
  missed: 'last',
  run: (run) => removeInBatches(run, (tx, atMost) => deleteOldCounts(tx, keptDays, atMost)),
}
