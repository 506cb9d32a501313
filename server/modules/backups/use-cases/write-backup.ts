import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Digests, inSnapshot, sequencesOf, tableLines } from '#/platform/backup/dump.ts'
import { recipientOfFile } from '#/platform/backup/identity.ts'
import { writeSealed } from '#/platform/backup/sealed-file.ts'
import { appliedMigrations } from '#/platform/backup/table-shapes.ts'
import type { BackupConfig } from '#/platform/config/backups.ts'
import { databaseNow } from '#/platform/db/clock.ts'
import type { Database } from '#/platform/db/database.ts'
import type { Tx } from '#/platform/db/handles.ts'
import { type BackupEnd, type BackupHead, type LedgerProof, ledgerProof } from './backup-lines.ts'

interface Written {
  readonly file: string
  readonly bytes: number
  readonly rows: number
  readonly takenAt: string
  readonly ledger: LedgerProof
}

/** Writes one backup to the configured folder; the file name contains the snapshot time. */
export async function writeBackup(database: Database, { folder, sealedFor }: BackupConfig): Promise<Written> {
  const recipient = 'recipient' in sealedFor ? sealedFor.recipient : await recipientOfFile(sealedFor.identityFile)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  return await inSnapshot(database, async (tx) => {
    const takenAt = (await databaseNow(tx)).toISOString()
    const file = join(folder, `banyan-${takenAt.replace(/[:.]/g, '-')}.backup.age`)
    let end: BackupEnd | undefined
    const lines = backupLines(tx, takenAt, (line) => {
      end = line
    })
    const bytes = await writeSealed(file, recipient, lines)
    if (!end) throw new Error('a backup ended without its last line')
    return { file, bytes, rows: countRows(end.digests), takenAt, ledger: end.ledger }
  })
}

async function* backupLines(tx: Tx, takenAt: string, ends: (line: BackupEnd) => void): AsyncGenerator<string> {
  const head: BackupHead = { format: 'banyan-backup', version: 1, takenAt, migrations: await appliedMigrations(tx) }
  yield `${JSON.stringify(head)}\n`
  const digests = yield* tableLines(tx)
  const end: BackupEnd = {
    end: true,
    sequences: await sequencesOf(tx),
    digests,
    ledger: await ledgerProof(tx, digests),
  }
  ends(end)
  yield `${JSON.stringify(end)}\n`
}

function countRows(digests: Digests): number {
  return Object.values(digests).reduce((sum, { rows }) => sum + rows, 0)
}
