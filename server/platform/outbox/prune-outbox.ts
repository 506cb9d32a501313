import type { Job } from '#/platform/jobs/job.ts'
import { pruneDelivered } from './deliveries.ts'

const keptDays = 7
/** Rows of one transaction, and transactions of one run: what is left goes with the next. */
const atOnce = 5_000
const roundsAtMost = 200

/** Removes events that were delivered long ago. */
export const pruneOutbox: Job = {
  name: 'prune-outbox',
  everyMinutes: 60,
  atMinute: 10,
  missed: 'last',
  async run({ once }) {
    for (let round = 0; round < roundsAtMost; round++) {
      let removed = 0
      await once(`round ${round}`, async (tx) => {
        removed = await pruneDelivered(tx, keptDays, atOnce)
        return { removed }
      })
      if (removed < atOnce) return
    }
  },
}
