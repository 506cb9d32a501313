import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

interface VipStandingsTable {
  account_id: bigint
  level: Generated<number>
  highest: Generated<number>
  since: ColumnType<Date, never, Date>
  protected_until: Date | null
}

interface VipChangesTable {
  id: GeneratedAlways<bigint>
  account_id: bigint
  before: number
  after: number
  month: ColumnType<never, string | null, never>
  deposited: bigint
  valid: bigint
  at: ColumnType<Date, never, never>
}

declare module '#/platform/db/tables.ts' {
  interface Tables {
    vip_standings: VipStandingsTable
    vip_changes: VipChangesTable
  }
}
