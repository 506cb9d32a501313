import type { Job } from '#/platform/jobs/job.ts'
import { removeInBatches } from '#/platform/jobs/remove-in-batches.ts'
import { deleteUnbegun } from '../store/game-sessions.ts'

/** A launch is good for a minute; for a day it can be seen that somebody started a game whose vendor never began it. */
const keptHours = 24

/** Removes launches that no vendor began. Sessions that were begun stay: rounds were bet in them. */
export const pruneLaunches: Job = {
  name: 'prune-launches',
  everyMinutes: 60,
  atMinute: 25,
  missed: 'last',
  run: (run) => removeInBatches(run, (tx, atMost) => deleteUnbegun(tx, keptHours, atMost)),
}
