import type { Job } from '#/platform/jobs/job.ts'
import { removeInBatches } from '#/platform/jobs/remove-in-batches.ts'
import { deleteUnbegun } from '../store/game-sessions.ts'
import { deleteDecidedGifts } from '../store/gift-desk.ts'
import { deleteOldWinners } from '../store/winners.ts'

/** A launch token is good for a minute. For a day operators can still see a launch that its vendor never began. */
const unbegunKeptHours = 24
/** Longer than any board goes back. */
const winnersKeptDays = 100
/** For half a year operators still see what became of a gift that was held; the audit keeps who decided it. */
const decidedGiftsKeptDays = 180

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

/** Removes held gifts that were paid or refused long ago. What waits for an operator, or for its vendor, stays. */
export const pruneHeldGifts: Job = {
  name: 'prune-held-gifts',
  everyMinutes: 1_440,
  atMinute: 20 * 60 + 10,
  missed: 'last',
  run: (run) => removeInBatches(run, (tx, atMost) => deleteDecidedGifts(tx, decidedGiftsKeptDays, atMost)),
}
