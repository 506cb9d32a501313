import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { digestsOf, inSnapshot } from '#/platform/backup/dump.ts'
import { identityIn } from '#/platform/backup/identity.ts'
import { Loading } from '#/platform/backup/load.ts'
import { isUnused } from '#/platform/backup/table-shapes.ts'
import {
  type Database,
  type DatabaseTarget,
  isOfFormerVersion,
  knownMigrations,
  openDatabase,
} from '#/platform/db/database.ts'
import { opensSealedKeys } from '#/platform/keys/shared-keys.ts'
import { StartError } from '#/platform/process/start-error.ts'
import { type BackupEnd, type BackupHead, type LedgerProof, ledgerProof } from './use-cases/backup-lines.ts'
import { checkBackup, readBackup, requireEqual } from './use-cases/read-backup.ts'

interface Restoring {
  /** Backup file, and the age identity file that decrypts it. */
  readonly file: string
  readonly keyFile: string
  readonly target: DatabaseTarget
  /** Master key of the backed-up server. */
  readonly masterKey: Uint8Array
  readonly progress?: (text: string) => void
}

/** Result of a restore. */
interface Restored {
  readonly rows: number
  /** Database time of the snapshot; later changes are not included. */
  readonly takenAt: string
  readonly ledger: LedgerProof
}

/**
 * Restores a backup into an empty database. Reads the whole file before writing; afterwards reads every table again and
 * compares its digest, then verifies the ledger against the backup. Migrates older schemas. Throws a StartError with the
 * reason if the restore is refused.
 */
export async function restore({ file, keyFile, target, masterKey, progress = () => {} }: Restoring): Promise<Restored> {
  const identity = identityIn(keyFile)
  progress('Reading the backup')
  const { head, end } = await checkBackup(file, identity)
  await requireKnownSchema(head)
  const path = target.engine === 'pglite' ? target.folder && join(target.folder, 'pglite') : undefined
  const isBegunHere = path !== undefined && !existsSync(path)
  try {
    await using database = await openDatabase(target)
    if (!(await database.transaction(isUnused)))
      throw new StartError('This database is not empty. Restore into an empty database.')
    progress('Loading rows')
    await database.migrate(head.migrations.at(-1))
    await load(database, { file, identity, masterKey, end })
    await database.migrate()
    progress('Verifying the ledger')
    const ledger = await inSnapshot(database, (tx) => ledgerProof(tx, end.digests))
    if (JSON.stringify(ledger) !== JSON.stringify(end.ledger))
      throw new StartError('The restored ledger differs from the backup.')
    const rows = Object.values(end.digests).reduce((sum, digest) => sum + digest.rows, 0)
    return { rows, takenAt: head.takenAt, ledger }
  } catch (error) {
    // Remove a half-restored embedded database; on PostgreSQL dropping is up to the administrator.
    if (isBegunHere) rmSync(path, { recursive: true, force: true })
    throw error
  }
}

interface Load {
  readonly file: string
  readonly identity: string
  readonly masterKey: Uint8Array
  readonly end: BackupEnd
}

/** Loads and re-reads all rows in one transaction. */
async function load(database: Database, { file, identity, masterKey, end }: Load): Promise<void> {
  await database.patiently(async (tx) => {
    const loading = await Loading.begin(tx)
    await readBackup(file, identity, {
      table: (name, columns) => loading.beginTable(name, columns),
      row: (line) => loading.addRow(line),
    })
    await loading.finish(end.sequences)
    requireEqual(await digestsOf(tx), end.digests)
    if (!(await opensSealedKeys(tx, masterKey))) throw new StartError("MASTER_KEY doesn't match this backup.")
  })
}

async function requireKnownSchema({ migrations }: BackupHead): Promise<void> {
  if (await isOfFormerVersion(migrations))
    throw new StartError(
      "This backup was made by an earlier version, whose data this one can't read. Nothing was changed or deleted. Restore it with the version that wrote it, or start anew with an empty database.",
    )
  const known = new Set(await knownMigrations())
  const newer = migrations.filter((name) => !known.has(name))
  if (newer.length > 0)
    throw new StartError(
      `This backup has migrations that this version lacks: ${newer.join(', ')}. Restore it with the version that wrote it.`,
    )
}
