import type { Database } from '#/platform/db/database.ts'
import { Refusal } from '#/platform/refusal.ts'
import * as rows from './store/limited-tries.ts'

/** A number of tries of one kind by one subject within a time. */
export type TryLimit = rows.TryLimit

/** Counts a try; answers 0, or the seconds until there is room for one more, and then counts nothing. */
export const countTryWithin = rows.countTryWithin
/** Seconds until there is room for one more try; counts nothing. */
export const secondsUntilTry = rows.secondsUntilTry
/** Forgets the tries of a kind that a subject has made. */
export const forgetTries = rows.forgetTries

/**
 * Counts a try and refuses with too_many_requests past the limit. It commits before the refusal: rolled back, the try
 * would not count.
 */
export async function countTryOrRefuse(database: Pick<Database, 'transaction'>, limit: TryLimit): Promise<void> {
  const retryAfterSeconds = await database.transaction((tx) => rows.countTryWithin(tx, limit))
  if (retryAfterSeconds > 0) throw new Refusal('too_many_requests', { retryAfterSeconds })
}
