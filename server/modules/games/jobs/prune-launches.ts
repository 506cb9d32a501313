import type { Job } from '#/platform/jobs/job.ts'
import { deleteUnbegun } from '../store/game-sessions.ts'

/** A launch is good for a minute; for a day it can be seen that somebody started a game whose vendor never began it. */
const keptHours = 24
/** Rows of one transaction, and transactions of one run: what is left goes with the next. */
const atOnce = 5_000
const roundsAtMost = 200

/** Removes launches that no vendor began. Sessions that were begun stay: rounds were bet in them. */
export const pruneLaunches: Job = {
  name: 'prune-launches',
  everyMinutes: 60,
  atMinute: 25,
  missed: 'last',
  async run({ once }) {
    for (let round = 0; round < roundsAtMost; round++) {
      let removed = 0
      await once(`round ${round}`, async (tx) => {
        removed = await deleteUnbegun(tx, keptHours, atOnce)
        return { removed }
      })
      if (removed < atOnce) return
    }
  },
}
