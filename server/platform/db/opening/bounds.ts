import type { Socket } from 'node:net'
import type pg from 'pg'

/** How many connections there are for a kind of work, and how long that may wait. Times are milliseconds. */
export interface Bounds {
  readonly connections: number
  /** For a connection, whether one that is there comes back or a new one is made. */
  readonly connectMs: number
  /** For a statement: then PostgreSQL gives it up. */
  readonly statementMs: number
  /** For a lock; as long as the statement unless given. */
  readonly lockMs?: number
  /** For any word of PostgreSQL while a connection is in use: longer than a statement takes, or it is not there at all. */
  readonly answerMs: number
}

export type KindOfWork = 'hot' | 'usual' | 'patient'

/**
 * Each kind has connections of its own, so that none waits for another one's to come back. PostgreSQL's default of 100
 * carries four processes and an operator.
 */
export const usualBounds: Readonly<Record<KindOfWork, Bounds>> = {
  /**
   * Bets. Half a second is longer than any transaction of ours holds a row while the database is well; the rest adds up
   * to less than a vendor waits.
   */
  hot: { connections: 5, connectMs: 1_000, statementMs: 1_500, lockMs: 500, answerMs: 2_000 },
  /** Whatever people, or work in steps, wait for. */
  usual: { connections: 12, connectMs: 5_000, statementMs: 15_000, answerMs: 17_000 },
  /** Migrations, proofs, items of jobs. */
  patient: { connections: 4, connectMs: 60_000, statementMs: 3_600_000, answerMs: 3_660_000 },
}

class NoAnswer extends Error {
  override name = 'NoAnswer'
  readonly code = 'ETIMEDOUT'

  constructor() {
    super('the database said nothing for too long')
  }
}

/**
 * Breaks a connection in use on which nothing is said for so long: PostgreSQL ends what it can, but a stopped one, or a
 * network that swallows everything, ends nothing and closes nothing. What becomes of a transaction that was to be
 * committed is then as unknown as after any broken connection. The socket's own timer begins anew with each word, so a
 * statement costs nothing more.
 */
export function breakSilence(pool: pg.Pool, answerMs: number): void {
  const used = new WeakSet<pg.PoolClient>()
  pool.on('acquire', (client) => used.add(client))
  pool.on('release', (_error, client) => used.delete(client as pg.PoolClient))
  pool.on('connect', (client) => {
    const stream = streamOf(client)
    stream.setTimeout(answerMs, () => {
      if (!used.has(client)) return
      const heard = stream.bytesRead
      // A process that was stopped itself first finds that time is over, and then what it was told meanwhile.
      setImmediate(() => {
        if (stream.bytesRead === heard) stream.destroy(new NoAnswer())
      })
    })
  })
}

/** The socket of a connection. */
export function streamOf(client: pg.PoolClient): Socket {
  return (client as unknown as { readonly connection: { readonly stream: Socket } }).connection.stream
}
