import { backupCalls } from '@banyan/contract/backups/operator-backup-calls.ts'
import type { BackupConfig } from '#/platform/config/backups.ts'
import type { Database } from '#/platform/db/database.ts'
import { bindAction } from '#/platform/http/bind.ts'
import { Refusal } from '#/platform/refusal.ts'
import { writeBackup } from '../use-cases/write-backup.ts'

export function takeBackupCall(database: Database, config: BackupConfig | undefined) {
  let isRunning = false
  return bindAction(backupCalls.takeBackup, async (_input, _context, record) => {
    if (!config) throw new Refusal('backup_not_set_up')
    // A backup reads every row; two at once would only slow each other down.
    if (isRunning) throw new Refusal('backup_running')
    isRunning = true
    try {
      const { file, bytes, rows, takenAt, ledger } = await writeBackup(database, config)
      const value = {
        ...{ file, bytes, rows, reaches: takenAt },
        ledger: {
          ...{ entries: ledger.entries, lastEntryAt: ledger.lastEntryAt, sha256: ledger.sha256 },
          differences: ledger.differences.length,
        },
      }
      return await record(async () => ({ value, object: 'backup', after: value }))
    } finally {
      isRunning = false
    }
  })
}
