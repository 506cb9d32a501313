import { mkdtempDisposableSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BackupConfig } from '#/platform/config/backups.ts'

interface BackupFolder extends Disposable {
  readonly path: string
  readonly backups: BackupConfig
  readonly keyFile: string
}

/** Temporary backup folder and key for one test world. */
export function backupFolder(): BackupFolder {
  const folder = mkdtempDisposableSync(join(tmpdir(), 'banyan-backups-'))
  const keyFile = join(folder.path, 'backup.key')
  return {
    backups: { folder: join(folder.path, 'out'), sealedFor: { identityFile: keyFile } },
    keyFile,
    path: folder.path,
    [Symbol.dispose]: () => folder.remove(),
  }
}
