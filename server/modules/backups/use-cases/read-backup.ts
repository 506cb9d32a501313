import { createHash, type Hash } from 'node:crypto'
import type { Digests } from '#/platform/backup/dump.ts'
import { readSealed } from '#/platform/backup/sealed-file.ts'
import { StartError } from '#/platform/process/start-error.ts'
import type { BackupEnd, BackupHead } from './backup-lines.ts'

/** Receives the contents of a backup in order. */
interface Listener {
  table(name: string, columns: readonly string[]): Promise<void> | void
  row(line: string): Promise<void> | void
}

/**
 * Reads a backup to its end. Throws a StartError if the file isn't a backup, is truncated or modified, is encrypted for
 * another key, or has a newer format version.
 */
export async function readBackup(
  file: string,
  identity: string,
  { table, row }: Listener,
): Promise<{ readonly head: BackupHead; readonly end: BackupEnd }> {
  let head: BackupHead | undefined
  let end: BackupEnd | undefined
  try {
    for await (const line of readSealed(file, identity)) {
      if (end) throw new Error('lines after the last one')
      if (!head) head = headOf(line)
      else if (line.startsWith('[')) await row(line)
      else if (line.startsWith('{"table"')) {
        const { table: name, columns } = JSON.parse(line) as { table: string; columns: readonly string[] }
        await table(name, columns)
      } else end = JSON.parse(line) as BackupEnd
    }
  } catch (error) {
    if (error instanceof StartError || isOfDatabase(error)) throw error
    throw new StartError(`${file} can't be read as a backup: ${(error as Error).message}.`)
  }
  if (!head || !end) throw new StartError(`${file} can't be read as a backup: it is truncated.`)
  return { head, end }
}

/** Reads a whole backup and checks its rows against its digests, without a database. */
export async function checkBackup(file: string, identity: string) {
  const counted: Record<string, { rows: number; readonly hash: Hash }> = {}
  let current: { rows: number; readonly hash: Hash } | undefined
  const read = await readBackup(file, identity, {
    table(name) {
      current = counted[name] = { rows: 0, hash: createHash('sha256') }
    },
    row(line) {
      if (!current) throw new Error('a row came before its table')
      current.rows++
      current.hash.update(`${line}\n`)
    },
  })
  const digests: Digests = Object.fromEntries(
    Object.entries(counted).map(([name, { rows, hash }]) => [name, { rows, sha256: hash.digest('hex') }]),
  )
  requireEqual(digests, read.end.digests)
  return read
}

/** Throws a StartError unless both digests match for every table. */
export function requireEqual(read: Digests, written: Digests): void {
  for (const name of new Set([...Object.keys(read), ...Object.keys(written)]))
    if (read[name]?.rows !== written[name]?.rows || read[name]?.sha256 !== written[name]?.sha256)
      throw new StartError(`Table ${name} differs from the backup.`)
}

function headOf(line: string): BackupHead {
  const head = JSON.parse(line) as Partial<BackupHead>
  if (head.format !== 'banyan-backup') throw new Error('it has another format')
  if (head.version !== 1) throw new StartError('The backup was written by a newer version. Restore it with that one.')
  return head as BackupHead
}

/** Errors of the database carry an SQLSTATE. */
function isOfDatabase(error: unknown): boolean {
  return /^[0-9A-Z]{5}$/.test((error as { readonly code?: string }).code ?? '')
}
