import type { Contribution, TurnoverSource, TurnoverState } from '@banyan/rules/cashier/turnover.ts'
import type { ColumnType, GeneratedAlways } from 'kysely'

interface ValidBetsTable {
  source: string
  bet: string
  version: number
  account_id: bigint
  asset: string
  product: string | null
  placed_at: Date
  amount: bigint
  lot_id: bigint | null
  given: bigint
  percent: number | null
  settled_at: Date | null
  counted_at: ColumnType<Date, never, never>
}

interface TurnoverLotsTable {
  id: GeneratedAlways<bigint>
  account_id: bigint
  asset: string
  source: TurnoverSource
  reference: string
  amount: bigint
  factor: number
  required: bigint
  base: ColumnType<bigint, bigint | undefined, never>
  expires_at: ColumnType<Date | null, Date | null | undefined, never>
  given: ColumnType<bigint, never, bigint>
  contribution: ColumnType<Contribution | null, string | null, never>
  largest_bet: ColumnType<bigint | null, bigint | null | undefined, never>
  state: ColumnType<TurnoverState, never, TurnoverState>
  created_at: ColumnType<Date, never, never>
  over_at: ColumnType<Date | null, never, Date | null>
  taken: ColumnType<bigint | null, never, bigint>
}

/** What counts of bets, as it is written down: a view for promotions. */
interface CountedBetsView {
  account_id: bigint
  asset: string
  product: string | null
  amount: bigint
  settled_at: Date
  counted_at: Date
}

declare module '#/platform/db/tables.ts' {
  interface Tables {
    valid_bets: ValidBetsTable
    turnover_lots: TurnoverLotsTable
    counted_bets: CountedBetsView
  }
}
