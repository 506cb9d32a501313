import type { ColumnType, Generated } from 'kysely'

/** A day is written as yyyy-MM-dd, and never read back as a column. */
type Day = ColumnType<never, string, never>

interface RecordStateTable {
  only_row: Generated<boolean>
  folded_until: Date | null
}

interface RecordMovementDaysTable {
  account_id: bigint
  day: Day
  source: string
  kind: string
  asset: string
  moved_in: bigint
  moved_out: bigint
}

interface RecordPlayDaysTable {
  account_id: bigint
  day: Day
  vendor_code: string
  game_code: string
  bets: bigint
  staked: bigint
  paid: bigint
}

interface RecordOpenRoundsTable {
  account_id: bigint
  vendor_code: string
  round_id: string
}

declare module '#/platform/db/tables.ts' {
  interface Tables {
    record_state: RecordStateTable
    record_movement_days: RecordMovementDaysTable
    record_play_days: RecordPlayDaysTable
    record_open_rounds: RecordOpenRoundsTable
  }
}
