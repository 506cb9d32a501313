import type { Job } from '#/platform/jobs/job.ts'
import { removeInBatches } from '#/platform/jobs/remove-in-batches.ts'
import { deleteAbandoned } from '../store/uploads.ts'

/** Time enough to come back to a form that was left half filled in. */
const abandonedKeptHours = 24

/** Removes images that were uploaded and attached to nothing. */
export const pruneUploads: Job = {
  name: 'prune-uploads',
  everyMinutes: 60,
  atMinute: 35,
  missed: 'last',
  run: (run) => removeInBatches(run, (tx, atMost) => deleteAbandoned(tx, abandonedKeptHours, atMost)),
}
