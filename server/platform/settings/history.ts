import './tables.ts'
import { sql } from 'kysely'
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

/** A change with the section that it was of. */
export interface ChangeOfSection<Name> extends PastChange {
  readonly section: Name
}

/** Changes of these sections within the last days, the newest first. */
export async function recentChanges<Name extends string>(
  db: Db,
  sections: readonly Name[],
  { days, atMost }: { readonly days: number; readonly atMost: number },
): Promise<ChangeOfSection<Name>[]> {
  const rows = await db
    .selectFrom('settings_history')
    .select(['section', 'version', 'changed_at as changedAt', 'changed_by as changedBy', 'reason'])
    .where('section', 'in', sections)
    .where('changed_at', '>', sql<Date>`clock_now() - make_interval(days => ${days}::integer)`)
    .orderBy('changed_at', 'desc')
    .orderBy('section')
    .limit(atMost)
    .execute()
  return rows as ChangeOfSection<Name>[]
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
