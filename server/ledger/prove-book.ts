import type { Database } from '#/platform/db/database.ts'
import type { Db } from '#/platform/db/handles.ts'
import type { Job } from '#/platform/jobs/job.ts'
import { lastResult } from '#/platform/jobs/run-due.ts'
import type { Gauge } from '#/platform/process/metrics.ts'
import { type Verification, verifyBook } from './verify.ts'

const name = 'prove-book'
const item = 'proof'

/** The result of a proof. */
interface Proof {
  readonly at: Date
  readonly differences: readonly { readonly invariant: string; readonly count: number }[]
}

/** Proves the whole book every night, when few members play, and reports differences. */
export function proveBook(database: Pick<Database, 'patiently'>, differs: (found: Verification) => void): Job {
  return {
    name,
    everyMinutes: 1_440,
    atMinute: 20 * 60 + 30,
    missed: 'last',
    async run({ once }) {
      // The proof reads every row in a transaction of its own; the run keeps its result only.
      const found = await verifyBook(database)
      if (found.differences.length > 0) differs(found)
      const differences = found.differences.map(({ invariant, count }) => ({ invariant, count }))
      await once(item, async () => ({
        entries: String(found.entries),
        transfers: String(found.transfers),
        differences,
      }))
    },
  }
}

/** The result of the last proof; undefined before the first. */
export async function lastProof(db: Db): Promise<Proof | undefined> {
  const last = await lastResult(db, name, item)
  return last && { at: last.at, ...(last.result as Pick<Proof, 'differences'>) }
}

/** What operators see of the last proof. */
export function bookHealth(db: Db): Gauge[] {
  return [
    {
      name: 'ledger_differences',
      help: 'What the last proof of the book found wrong.',
      read: async () => (await lastProof(db))?.differences.length ?? 0,
    },
    {
      name: 'ledger_proved_seconds',
      help: 'Unix time of the last proof of the book; 0 before the first.',
      read: async () => ((await lastProof(db))?.at.getTime() ?? 0) / 1_000,
    },
  ]
}
