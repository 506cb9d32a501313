import type { Job } from '#/platform/jobs/job.ts'
import { deleteOldWinners } from '../store/winners.ts'

/** Longer than any board goes back. */
const keptDays = 100
const atOnce = 10_000

/** Removes wins that no board shows any more. The calls that paid them stay. */
export const pruneWinners: Job = {
  name: 'prune-winners',
  everyMinutes: 1_440,
  atMinute: 20 * 60,
  missed: 'last',
  run: async ({ once }) =>
    void (await once('winners', async (tx) => ({ removed: await deleteOldWinners(tx, keptDays, atOnce) }))),
}
