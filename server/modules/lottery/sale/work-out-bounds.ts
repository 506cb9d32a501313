import type { Database } from '#/platform/db/database.ts'
import { workedOut } from '../deciding/exposure-book.ts'
import { lowerBounds, nextAdded } from '../store/added-bounds.ts'

/**
 * Works out the bounds of issues to which bets were only added, one after the other, so that operators see what an issue may
 * cost, and no bet is refused for a sum that no draw can reach. Nobody waits for it: what is sold meanwhile is added as before.
 */
export function boundWorker(database: Pick<Database, 'db' | 'transaction'>): () => Promise<boolean> {
  let last = 0n
  return async () => {
    const issue = await nextAdded(database.db, last)
    // Behind the last one it ends for now: an issue that sells all the time is looked at once a turn.
    last = issue?.id ?? 0n
    if (!issue) return false
    const bounds = workedOut(issue.sums)
    await database.transaction((tx) => lowerBounds(tx, issue, bounds))
    return true
  }
}
