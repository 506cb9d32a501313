import { writeFileSync } from 'node:fs'
import { backupCalls } from '@banyan/contract/backups/backup-calls.ts'
import type { ValueOf } from '@banyan/contract/call.ts'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { ask } from './operator/ask-server.ts'
import { CommandError } from './operator/command-error.ts'

const { takeBackup } = backupCalls

const usage = `npm run backup               has the running server write a backup
npm run backup -- key FILE   makes the key that opens backups, and prints what BACKUP_RECIPIENT is set to`

/** Has the running server write a backup, and says where it is and how far it reaches. */
async function take(): Promise<string> {
  const { file, bytes, rows, reaches, ledger } = await ask<ValueOf<typeof takeBackup>>('POST', takeBackup.path)
  const told = [
    `${file}: ${rows} rows in ${bytes} bytes. It reaches to ${reaches}; what comes later is not in it.`,
    `The ledger has ${ledger.entries} entries, the last of ${ledger.lastEntryAt ?? 'no time'}; its hash is ${ledger.sha256}.`,
  ]
  if (ledger.differences > 0)
    throw new CommandError([...told, 'The ledger is not correct. npm run verify says what differs.'].join('\n'))
  return [...told, 'The ledger is correct.'].join('\n')
}

/** In the form of `age-keygen`, so that `age` opens a backup as well. */
async function makeKey(file: string): Promise<string> {
  const identity = await generateX25519Identity()
  const recipient = await identityToRecipient(identity)
  try {
    writeFileSync(file, `# public key: ${recipient}\n${identity}\n`, { mode: 0o600, flag: 'wx' })
  } catch (error) {
    throw new CommandError(`${file} can't be made: ${(error as Error).message}.`)
  }
  return `${file} opens backups. Keep it where no server is, and set BACKUP_RECIPIENT=${recipient}`
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
