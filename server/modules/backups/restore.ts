import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { digestsOf, inSnapshot } from '#/platform/backup/dump.ts'
import { identityIn } from '#/platform/backup/identity.ts'
import { Loading } from '#/platform/backup/load.ts'
import { isUnused } from '#/platform/backup/table-shapes.ts'
import { type Database, type DatabaseTarget, knownMigrations, openDatabase } from '#/platform/db/database.ts'
import { opensSealedKeys } from '#/platform/keys/shared-keys.ts'
import { StartError } from '#/platform/start-error.ts'
import { type BackupEnd, type BackupHead, type LedgerProof, ledgerProof } from './cases/backup-lines.ts'
import { checkBackup, readBackup, requireEqual } from './cases/read-backup.ts'

interface Restoring {
  /** The backup, and the file with the identity that opens it. */
  readonly file: string
  readonly keyFile: string
  readonly target: DatabaseTarget
  /** What the backed-up server sealed its keys under. */
  readonly masterKey: Uint8Array
  readonly progress?: (text: string) => void
}

/** What was restored. */
interface Restored {
  readonly rows: number
  /** How far it reaches: the database's time of the snapshot. */
  readonly takenAt: string
  readonly ledger: LedgerProof
}

/**
 * Restores a backup into an unused database: all of it or nothing. The file is read to its end before anything is
 * written; afterwards every table is read again, and its rows and the ledger's proof must be those of the backup. A
 * backup of an older schema is brought up to date. Throws a StartError that says what stands in the way.
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
      throw new StartError('This database is in use. Restore into an empty one.')
    progress('Writing the rows')
    await database.migrate(head.migrations.at(-1))
    await load(database, { file, identity, masterKey, end })
    await database.migrate()
    progress('Proving the ledger')
    const ledger = await inSnapshot(database, (tx) => ledgerProof(tx, end.digests))
    if (JSON.stringify(ledger) !== JSON.stringify(end.ledger))
      throw new StartError('The restored ledger does not prove what the backup’s did.')
    const rows = Object.values(end.digests).reduce((sum, digest) => sum + digest.rows, 0)
    return { rows, takenAt: head.takenAt, ledger }
  } catch (error) {
    // What was begun in a folder is taken back; a database of PostgreSQL is its administrator's to drop.
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

/** All rows in one transaction, which also reads them again. */
async function load(database: Database, { file, identity, masterKey, end }: Load): Promise<void> {
  await database.patiently(async (tx) => {
    const loading = await Loading.begin(tx)
    await readBackup(file, identity, {
      table: (name, columns) => loading.beginTable(name, columns),
      row: (line) => loading.addRow(line),
    })
    await loading.finish(end.sequences)
    requireEqual(await digestsOf(tx), end.digests)
    if (!(await opensSealedKeys(tx, masterKey)))
      throw new StartError('MASTER_KEY is not the one of the server that wrote this backup.')
  })
}

async function requireKnownSchema({ migrations }: BackupHead): Promise<void> {
  const known = new Set(await knownMigrations())
  const newer = migrations.filter((name) => !known.has(name))
  if (newer.length > 0)
    throw new StartError(
      `The backup is newer than this version: it knows ${newer.join(', ')}. Restore it with the version that wrote it.`,
    )
}
