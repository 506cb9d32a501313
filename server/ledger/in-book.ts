import type { Database } from '#/platform/db/database.ts'
import type { Tx } from '#/platform/db/handles.ts'

/** How often a transaction is begun that others kept from ending. */
const triesAtMost = 5

/**
 * Serialization failures, deadlocks, and keys that somebody else took meanwhile: the other one went on, this one comes
 * after it and finds what is there.
 */
const lostRaces = new Set(['40001', '40P01', '55P03', '23505'])

/**
 * Runs a transaction that posts. What lost a race is run again: it may run several times, so it must do nothing but
 * write through its transaction. Two who post one key for different members meet at the key; the later one then finds
 * the entry. A connection that breaks is the caller's matter: the same key says afterwards what became of it.
 */
export async function inBook<T>(database: Pick<Database, 'transaction'>, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await database.transaction(work)
    } catch (error) {
      if (tries >= triesAtMost || !isLostRace(error)) throw error
    }
  }
}

function isLostRace(error: unknown): boolean {
  return lostRaces.has(String((error as { code?: unknown }).code))
}
