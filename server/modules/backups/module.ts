import type { Config } from '#/platform/config/config.ts'
import type { Database } from '#/platform/db/database.ts'
import type { Module } from '#/platform/module.ts'
import { takeBackupCall } from './operator-calls/take-backup.ts'

interface Parts {
  readonly database: Database
  readonly config: Pick<Config, 'backups'>
}

/** Wires the backups module. Restoring is a separate program (`server/restore.ts`). */
export function backupsModule({ database, config }: Parts): Module {
  return { name: 'backups', operatorCalls: [takeBackupCall(database, config.backups)], offers: {} }
}
