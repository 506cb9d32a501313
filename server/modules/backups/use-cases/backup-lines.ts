import { createHash } from 'node:crypto'
import { lastEntryAt, verifyIn } from '#/ledger/verify.ts'
import type { Digests, Sequences } from '#/platform/backup/dump.ts'
import type { Tx } from '#/platform/db/handles.ts'

/** First line of a backup. */
export interface BackupHead {
  readonly format: 'banyan-backup'
  readonly version: 1
  /** Database time of the snapshot. */
  readonly takenAt: string
  /** Schema version: names of all applied migrations. */
  readonly migrations: readonly string[]
}

/** Last line; a backup without it is incomplete. */
export interface BackupEnd {
  readonly end: true
  readonly sequences: Sequences
  readonly digests: Digests
  readonly ledger: LedgerProof
}

/** Ledger verification from the same snapshot. */
export interface LedgerProof {
  readonly entries: number
  readonly lastEntryAt: string | null
  /** Broken invariants by number. */
  readonly differences: readonly string[]
  /** SHA-256 over the digests of the ledger tables. */
  readonly sha256: string
}

/** Verifies the ledger; `digests` must come from the same snapshot. */
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
