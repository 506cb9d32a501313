import { writeFileSync } from 'node:fs'
import { backupCalls } from '@banyan/contract/backups/operator-backup-calls.ts'
import type { ValueOf } from '@banyan/contract/call.ts'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { ask } from './operator/ask-server.ts'
import { CommandError } from './operator/command-error.ts'

const { takeBackup } = backupCalls

const usage = `npm run backup               writes a backup on the running server
npm run backup -- key FILE   creates a backup key and prints its BACKUP_RECIPIENT`

/** Requests a backup from the running server. */
async function take(): Promise<string> {
  const { file, bytes, rows, reaches, ledger } = await ask<ValueOf<typeof takeBackup>>('POST', takeBackup.path)
  const told = [
    `${file}: ${rows} rows, ${bytes} bytes. Covers everything up to ${reaches}.`,
    `Ledger: ${ledger.entries} entries, the latest at ${ledger.lastEntryAt ?? 'no time'}, hash ${ledger.sha256}.`,
  ]
  if (ledger.differences > 0)
    throw new CommandError([...told, 'The ledger is not correct. Run npm run verify for details.'].join('\n'))
  return [...told, 'The ledger is correct.'].join('\n')
}

/** Creates a backup key in `age-keygen` format. */
async function makeKey(file: string): Promise<string> {
  const identity = await generateX25519Identity()
  const recipient = await identityToRecipient(identity)
  try {
    writeFileSync(file, `# public key: ${recipient}\n${identity}\n`, { mode: 0o600, flag: 'wx' })
  } catch (error) {
    throw new CommandError(`${file} can't be created: ${(error as Error).message}.`)
  }
  return `Created ${file}. Store it away from the servers and set BACKUP_RECIPIENT=${recipient}`
}

async function run([command, file, ...more]: readonly string[]): Promise<string> {
  if (command === undefined) return await take()
  if (command !== 'key' || file === undefined || more.length > 0) throw new CommandError(usage)
  return await makeKey(file)
}

run(process.argv.slice(2)).then(
  (text) => process.stdout.write(`${text}\n`),
  (error: unknown) => {
    process.exitCode = 1
    process.stderr.write(`${error instanceof CommandError ? error.message : ((error as Error).stack ?? error)}\n`)
  },
)
