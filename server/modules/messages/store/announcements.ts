import './tables.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '#/platform/db/handles.ts'

export interface AnnouncementRow {
  readonly id: string
  readonly type: string
  readonly execution: string
  readonly promotionType: string
  readonly titles: Readonly<Record<string, string>>
  readonly contents: Readonly<Record<string, string>>
  readonly publishedFrom: Date
}

const columns = [
  'id',
  'type',
  'execution',
  'promotion_type as promotionType',
  'titles',
  'contents',
  'published_from as publishedFrom',
] as const

interface Narrowing {
  /** Absent: every type. */
  readonly types: readonly string[] | undefined
  readonly execution: string
  readonly limit: number
}

/** What is out now, newest first. */
export async function publishedAnnouncements(
  db: Db,
  { types, execution, limit }: Narrowing,
): Promise<AnnouncementRow[]> {
  return await db
    .selectFrom('announcements')
    .select(columns)
    .where('execution', '=', execution)
    .$if(types !== undefined, (q) => q.where('type', 'in', types ?? []))
    .where(sql<boolean>`published_from <= clock_now()`)
    .where(sql<boolean>`(published_until is null or published_until > clock_now())`)
    .orderBy('published_from', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Every announcement in the order of publication, with the version of the list. */
export async function allAnnouncements(
  db: Db,
): Promise<{ version: number; rows: (AnnouncementRow & { readonly publishedUntil: Date | null })[] }> {
  const state = await db.selectFrom('announcements_state').select('version').executeTakeFirst()
  const rows = await db
    .selectFrom('announcements')
    .select([...columns, 'published_until as publishedUntil'])
    .orderBy('published_from', 'desc')
    .orderBy('id')
    .execute()
  return { version: state?.version ?? 0, rows }
}

/** The version after `version`, or undefined when the list no longer has that one; other changes wait. */
export async function nextVersion(tx: Tx, version: number): Promise<number | undefined> {
  await tx
    .insertInto('announcements_state')
    .values({ version: 0 })
    .onConflict((c) => c.doNothing())
    .execute()
  const written = await tx
    .updateTable('announcements_state')
    .set({ version: version + 1 })
    .where('version', '=', version)
    .returning('version')
    .executeTakeFirst()
  return written?.version
}

/** Puts records in the place of all that are there, and keeps the list in the history. */
export async function writeAnnouncements(
  tx: Tx,
  version: number,
  records: readonly object[],
  items: readonly object[],
  { author, reason }: { readonly author: string; readonly reason: string | null },
): Promise<void> {
  await tx.deleteFrom('announcements').execute()
  await sql`
    insert into announcements
    select * from jsonb_populate_recordset(null::announcements, ${JSON.stringify(records)}::jsonb)
  `.execute(tx)
  await tx
    .insertInto('announcements_history')
    .values({ version, items: JSON.stringify(items), changed_by: author, reason })
    .execute()
}

/** Changes of the list, the newest first, of versions below `below`. */
export async function pastLists(
  db: Db,
  { below, size }: { readonly below: number | undefined; readonly size: number },
): Promise<{ version: number; changedAt: Date; changedBy: string; reason: string | null }[]> {
  return await db
    .selectFrom('announcements_history')
    .select(['version', 'changed_at as changedAt', 'changed_by as changedBy', 'reason'])
    .$if(below !== undefined, (q) => q.where('version', '<', below ?? 0))
    .orderBy('version', 'desc')
    .limit(size)
    .execute()
}

/** The list of one version; undefined where there never was one. */
export async function listOfVersion(db: Db, version: number): Promise<readonly object[] | undefined> {
  const row = await db
    .selectFrom('announcements_history')
    .select('items')
    .where('version', '=', version)
    .executeTakeFirst()
  return row?.items as readonly object[] | undefined
}
