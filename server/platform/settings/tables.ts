import type { Generated } from 'kysely'

interface SettingsTable {
  section: string
  version: number
  /** JSON, written as text. */
  value: unknown
  changed_at: Generated<Date>
  changed_by: string
}

interface SettingsHistoryTable extends SettingsTable {
  reason: string | null
}

declare module '#/platform/db/tables.ts' {
  interface Tables {
    settings: SettingsTable
    settings_history: SettingsHistoryTable
  }
}
