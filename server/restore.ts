import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { restore } from './modules/backups/restore.ts'
import { readConfig } from './platform/config/config.ts'
import { keyIn } from './platform/keys/key-file.ts'
import { StartError } from './platform/process/start-error.ts'

const usage = `npm run restore -- FILE [--key KEYFILE]

Restores a backup into an empty database (DATABASE_URL, or DATA_DIR) while no server uses it. KEYFILE decrypts the backup
(default: DATA_DIR/backup.key). MASTER_KEY or DATA_DIR/master.key must be the master key of the server that wrote it.`

/** Restores and returns a summary. */
async function run(): Promise<string> {
  process.umask(0o077)
  const { values, positionals } = parseArgs({ options: { key: { type: 'string' } }, allowPositionals: true })
  const [file] = positionals
  if (file === undefined || positionals.length > 1) throw new StartError(usage)
  if (!existsSync(file)) throw new StartError(`There is no file ${file}.`)
  const config = readConfig(process.env)
  const folder = config.database.engine === 'pglite' ? config.database.folder : undefined
  const keyFile = values.key ?? (folder === undefined ? undefined : join(folder, 'backup.key'))
  if (keyFile === undefined) throw new StartError('Pass the backup key with --key.')
  const masterFile = folder === undefined ? undefined : join(folder, 'master.key')
  // A newly created master key would decrypt nothing, so it must exist.
  if (!config.masterKey && !(masterFile !== undefined && existsSync(masterFile)))
    throw new StartError(`Copy the master key of the server that wrote the backup to ${masterFile}, or set MASTER_KEY.`)
  const masterKey = config.masterKey ?? keyIn(masterFile as string)
  const progress = (text: string) => process.stdout.write(`• ${text}\n`)
  const { rows, takenAt, ledger } = await restore({ file, keyFile, target: config.database, masterKey, progress })
  const told = [
    `Restored ${rows} rows. The backup covers everything up to ${takenAt}.`,
    `Ledger: ${ledger.entries} entries, the latest at ${ledger.lastEntryAt ?? 'no time'}, hash ${ledger.sha256}.`,
  ]
  if (ledger.differences.length > 0)
    throw new StartError(
      [...told, `The ledger is not correct, as in the backup: ${ledger.differences.join(', ')}.`].join('\n'),
    )
  return [...told, 'The ledger is correct.'].join('\n')
}

run().then(
  (text) => process.stdout.write(`${text}\n`),
  (error: unknown) => {
    process.exitCode = 1
    process.stderr.write(`${error instanceof StartError ? error.message : ((error as Error).stack ?? String(error))}\n`)
  },
)
