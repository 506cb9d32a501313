import type { ColumnType, Generated } from 'kysely'

/** A JSON column of texts by language: written as JSON text, read as an object. */
type Texts = ColumnType<Record<string, string>, string, string>

interface AnnouncementsTable {
  id: string
  type: string
  execution: string
  promotion_type: string
  titles: Texts
  contents: Texts
  published_from: Date
  published_until: Date | null
}

interface AnnouncementsStateTable {
  only_row: Generated<boolean>
  version: number
}

interface AnnouncementsHistoryTable {
  version: number
  /** JSON: written as text, read as an array. */
  items: ColumnType<unknown, string, never>
  changed_at: ColumnType<Date, never, never>
  changed_by: string
  reason: string | null
}

declare module '#/platform/db/tables.ts' {
  interface Tables {
    announcements: AnnouncementsTable
    announcements_state: AnnouncementsStateTable
    announcements_history: AnnouncementsHistoryTable
  }
}
