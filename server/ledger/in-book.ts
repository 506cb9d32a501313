import type { Database } from '#/platform/db/database.ts'
import type { Tx } from '#/platform/db/handles.ts'
import type { Turns } from '#/platform/db/turns.ts'

/** Attempts at a transaction that loses races. */
const triesAtMost = 5

/** Serialization failures, deadlocks, and keys that another transaction took meanwhile. */
const lostRaces = new Set(['40001', '40P01', '23505'])

/**
 * Runs a transaction that posts, again if it loses a race: `work` may run several times, so it must do nothing but use
 * its transaction. Two transactions that post one key for different members meet at the key; the later one then finds
 * the entry. After a broken connection the outcome is unknown: the caller repeats the same key to learn it.
 */
export async function inBook<T>(database: Pick<Database, 'transaction'>, work: (tx: Tx) => Promise<T>): Promise<T> {
  return await untilWon(() => database.transaction(work))
}

/** The same in few trips to the database. One that waited too long for a lock is not run again: `HeldMoney` is for those. */
export async function inBookTurns<T>(
  database: Pick<Database, 'inTurns'>,
  work: (turns: Turns) => Promise<T>,
): Promise<T> {
  return await untilWon(() => database.inTurns(work))
}

async function untilWon<T>(run: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await run()
    } catch (error) {
      if (tries >= triesAtMost || !isLostRace(error)) throw error
    }
  }
}

function isLostRace(error: unknown): boolean {
  return lostRaces.has(String((error as { code?: unknown }).code))
}
