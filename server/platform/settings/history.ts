import './tables.ts'
import type { Db } from '#/platform/db/handles.ts'

/** A change of a section, without its value. */
export interface PastChange {
  readonly version: number
  readonly changedAt: Date
  readonly changedBy: string
  readonly reason: string | null
}

/** Changes of a section, the newest first, of versions below `below`. */
export async function pastChanges(
  db: Db,
  section: string,
  { below, size }: { readonly below: number | undefined; readonly size: number },
): Promise<PastChange[]> {
  const rows = db
    .selectFrom('settings_history')
    .select(['version', 'changed_at as changedAt', 'changed_by as changedBy', 'reason'])
    .where('section', '=', section)
    .orderBy('version', 'desc')
    .limit(size)
  return await (below === undefined ? rows : rows.where('version', '<', below)).execute()
}

/** The value that a section had in this version; undefined where it never had it. */
export async function valueOfVersion(db: Db, section: string, version: number): Promise<object | undefined> {
  const row = await db
    .selectFrom('settings_history')
    .select('value')
    .where('section', '=', section)
    .where('version', '=', version)
    .executeTakeFirst()
  return row?.value as object | undefined
}
