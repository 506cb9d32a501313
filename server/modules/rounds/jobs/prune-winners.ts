import type { Job } from '#/platform/jobs/job.ts'
import { removeInBatches } from '#/platform/jobs/remove-in-batches.ts'
import { deleteOldWinners } from '../store/winners.ts'

/** Longer than any board goes back. */
const keptDays = 100

/** Removes wins that no board shows any more. The calls that paid them stay. */
export const pruneWinners: Job = {
  name: 'prune-winners',
  everyMinutes: 1_440,
  atMinute: 20 * 60,
  missed: 'last',
  run: (run) => removeInBatches(run, (tx, atMost) => deleteOldWinners(tx, keptDays, atMost)),
}
