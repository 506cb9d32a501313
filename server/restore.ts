import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { restore } from './modules/backups/restore.ts'
import { readConfig } from './platform/config/config.ts'
import { keyIn } from './platform/keys/key-file.ts'
import { StartError } from './platform/start-error.ts'

const usage = `npm run restore -- FILE [--key KEYFILE]

Restores a backup into the database of the environment (DATABASE_URL, else DATA_DIR), which must be empty; no server may
run on it. KEYFILE is the key that opens the backup (DATA_DIR/backup.key). The master key of the server that wrote it must
be there: MASTER_KEY, else DATA_DIR/master.key.`

/** Restores and says what was restored. */
async function run(): Promise<string> {
  process.umask(0o077)
  const { values, positionals } = parseArgs({ options: { key: { type: 'string' } }, allowPositionals: true })
  const [file] = positionals
  if (file === undefined || positionals.length > 1) throw new StartError(usage)
  if (!existsSync(file)) throw new StartError(`There is no file ${file}.`)
  const config = readConfig(process.env)
  const folder = config.database.engine === 'pglite' ? config.database.folder : undefined
  const keyFile = values.key ?? (folder === undefined ? undefined : join(folder, 'backup.key'))
  if (keyFile === undefined) throw new StartError('Name the key that opens the backup with --key.')
  const masterFile = folder === undefined ? undefined : join(folder, 'master.key')
  // A new one would open nothing, so none is made here.
  if (!config.masterKey && !(masterFile !== undefined && existsSync(masterFile)))
    throw new StartError(
      `Put the master key of the server that wrote the backup into ${masterFile}, or set MASTER_KEY.`,
    )
  const masterKey = config.masterKey ?? keyIn(masterFile as string)
  const progress = (text: string) => process.stdout.write(`• ${text}\n`)
  const { rows, takenAt, ledger } = await restore({ file, keyFile, target: config.database, masterKey, progress })
  const told = [
    `${rows} rows are restored. The backup reaches to ${takenAt}; what came later is not in it.`,
    `The ledger has ${ledger.entries} entries, the last of ${ledger.lastEntryAt ?? 'no time'}; its hash is ${ledger.sha256}.`,
  ]
  if (ledger.differences.length > 0)
    throw new StartError([...told, `It is not correct, as it was not: ${ledger.differences.join(', ')}.`].join('\n'))
  return [...told, 'The ledger is correct.'].join('\n')
}

run().then(
  (text) => process.stdout.write(`${text}\n`),
  (error: unknown) => {
    process.exitCode = 1
    process.stderr.write(`${error instanceof StartError ? error.message : ((error as Error).stack ?? String(error))}\n`)
  },
)
