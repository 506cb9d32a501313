import type { Job } from '#/platform/jobs/job.ts'
import { removeInBatches } from '#/platform/jobs/remove-in-batches.ts'
import { deleteUnbegun } from '../store/game-sessions.ts'
import { deleteOldWinners } from '../store/winners.ts'

/** A launch token is good for a minute. For a day operators can still see a launch that its vendor never began. */
const unbegunKeptHours = 24
/** Longer than any board goes back. */
const winnersKeptDays = 100

/** Removes launches that no vendor began. Sessions that were begun stay: rounds were bet in them. */
export const pruneLaunches: Job = {
  name: 'prune-launches',
  everyMinutes: 60,
  atMinute: 25,
  missed: 'last',
  run: (run) => removeInBatches(run, (tx, atMost) => deleteUnbegun(tx, unbegunKeptHours, atMost)),
}

/** Removes wins that no board shows any more. The calls that paid them stay. */
export const pruneWinners: Job = {
  name: 'prune-winners',
  everyMinutes: 1_440,
  atMinute: 20 * 60,
  missed: 'last',
  run: (run) => removeInBatches(run, (tx, atMost) => deleteOldWinners(tx, winnersKeptDays, atMost)),
}
