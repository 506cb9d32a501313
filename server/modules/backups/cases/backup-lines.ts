import { createHash } from 'node:crypto'
import { lastEntryAt, verifyIn } from '#/ledger/verify.ts'
import type { Digests, Sequences } from '#/platform/backup/dump.ts'
import type { Tx } from '#/platform/db/handles.ts'

/** The first line: what the backup is of. */
export interface BackupHead {
  readonly format: 'banyan-backup'
  readonly version: 1
  /** The database's time of the snapshot. */
  readonly takenAt: string
  /** The schema: names of all migrations that had run. */
  readonly migrations: readonly string[]
}

/** The last line; a backup without it was never finished. */
export interface BackupEnd {
  readonly end: true
  readonly sequences: Sequences
  readonly digests: Digests
  readonly ledger: LedgerProof
}

/** What the ledger said of itself, in the same snapshot. */
export interface LedgerProof {
  readonly entries: number
  readonly lastEntryAt: string | null
  /** Numbers of the invariants that were broken. */
  readonly differences: readonly string[]
  /** SHA-256 of the digests of its tables. */
  readonly sha256: string
}

/** Proves the book; `digests` are those of the same snapshot. */
export async function ledgerProof(tx: Tx, digests: Digests): Promise<LedgerProof> {
  const { entries, differences } = await verifyIn(tx)
  const last = await lastEntryAt(tx)
  const ofBook = Object.entries(digests).filter(([table]) => table.startsWith('ledger_'))
  return {
    entries: Number(entries),
    lastEntryAt: last?.toISOString() ?? null,
    differences: differences.map(({ invariant }) => invariant),
    sha256: createHash('sha256').update(JSON.stringify(ofBook)).digest('hex'),
  }
}
