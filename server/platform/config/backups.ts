import { join } from 'node:path'
import type { DatabaseTarget } from '#/platform/db/database.ts'
import type { Environment } from './environment.ts'

/** Backup folder and encryption key. */
export interface BackupConfig {
  readonly folder: string
  /** An age recipient, or the identity file that an embedded server creates for itself. */
  readonly sealedFor: { readonly recipient: string } | { readonly identityFile: string }
}

export function backupsOf(env: Environment, database: DatabaseTarget): BackupConfig | undefined {
  const ownFolder = database.engine === 'pglite' ? database.folder : undefined
  const recipient = env.text('BACKUP_RECIPIENT', '', /^age1[0-9a-z]{58}$/, 'an age recipient, such as age1…')
  if (ownFolder !== undefined) {
    const sealedFor = recipient ? { recipient } : { identityFile: join(ownFolder, 'backup.key') }
    return { folder: env.folder('BACKUP_DIR', join(ownFolder, 'backups')), sealedFor }
  }
  // Several servers must not each create a key: its holder decides who can read the data.
  for (const [one, other] of [['BACKUP_DIR', 'BACKUP_RECIPIENT'] as const, ['BACKUP_RECIPIENT', 'BACKUP_DIR'] as const])
    if (env.has(other) && !env.has(one)) env.refuse(one, `must be set with ${other}`)
  return recipient ? { folder: env.folder('BACKUP_DIR', '.'), sealedFor: { recipient } } : undefined
}
