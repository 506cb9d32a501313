import type { Db, Tx } from '#/platform/db/handles.ts'
import { Refusal } from '#/platform/refusal.ts'
import { nothingSeen } from './importing/check-lines.ts'
import { appliedImports, stageKeptLines } from './store/applied-imports.ts'
import { insertImport, updateImport } from './store/catalogue-imports.ts'

/** At most `atMost` of the imports that changed the catalogue, newest first; `below` is a version. */
export async function pastImports(db: Db, below: bigint | undefined, atMost: number) {
  return await appliedImports(db, below, atMost)
}

/** Begins an import of the catalogue as it was before an applied one; answers how many lines it has. */
export async function takeBackImport(
  tx: Tx,
  version: bigint,
): Promise<{ readonly importId: string; readonly lines: number }> {
  const seen = nothingSeen()
  const [newest] = await appliedImports(tx, version + 1n, 1)
  if (newest?.version !== version || !newest.canBeTakenBack) throw new Refusal('version_not_found')
  const importId = await insertImport(tx, seen, version)
  const lines = await stageKeptLines(tx, importId, version)
  await updateImport(tx, importId, { lineCount: lines, seen })
  return { importId, lines }
}
