import type { Config } from '#/platform/config/config.ts'
import type { Database } from '#/platform/db/database.ts'
import type { Module } from '#/platform/module.ts'
import { takeBackupCall } from './calls/take-backup.ts'

interface Parts {
  readonly database: Database
  readonly config: Pick<Config, 'backups'>
}

/** Wires the module that writes backups; restoring is a program of its own. */
export function backupsModule({ database, config }: Parts): Module {
  return { name: 'backups', operatorCalls: [takeBackupCall(database, config.backups)], offers: {} }
}
