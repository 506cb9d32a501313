import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { HoldReason } from '../deciding/gifts.ts'

interface GameSessionsTable {
  id: Generated<bigint>
  reference: Generated<string>
  launch_hash: Uint8Array
  account_id: bigint
  vendor_code: string
  game_code: string
  asset: string
  made_at: ColumnType<Date, never, never>
  authenticated_at: Date | null
}

interface GameRoundsTable {
  number: Generated<bigint>
  vendor_code: string
  round_id: string
  account_id: bigint
  asset: string
  game_code: string | null
  opened_at: ColumnType<Date, never, never>
  closed_at: Date | null
}

/** Vendors' calls that were decided for good (view). */
interface VendorCallsView {
  entry_id: bigint
  source: string
  vendor_code: string
  transaction_id: string
  operation: string
  fingerprint: Uint8Array
  account_id: bigint
  round_number: bigint | null
  /** The bet, tip or buy-in that a refund or a buy-out is about, and the round of a call that was refused before it began. */
  names: string | null
  refers_to: string | null
  staked: bigint
  paid: bigint
  outcome: string
  balance: bigint
  made_at: Date
}

/** What bets are on whose vendor tells it; their stakes stand in the book. */
interface RoundSidesTable {
  vendor_code: string
  transaction_id: string
  round_number: bigint
  account_id: bigint
  market: string | null
  outcome: string | null
  odds_e4: number | null
}

interface GameBuyInsTable {
  vendor_code: string
  transaction_id: string
  account_id: bigint
  session: string
  opened_at: ColumnType<Date, never, never>
  ended_at: Date | null
}

interface WinnersTable {
  id: Generated<bigint>
  vendor_code: string
  transaction_id: string
  account_id: bigint
  game_code: string
  amount: bigint
  won_at: Date
}

interface WinnerBoardStateTable {
  only_row: Generated<boolean>
  version: bigint
}

interface IllustrativeWinnersTable {
  record_id: bigint
  node_id: bigint
  customer_name: string
  win_minor: bigint
}

interface VendorHoursTable {
  hour: Date
  vendor_code: string
  asset: string
  stakes: bigint
  staked: bigint
  paid: bigint
  last_at: Date
}

interface VendorHoursStateTable {
  only_row: Generated<boolean>
  folded_until: Date | null
}

interface SettledBetsStateTable {
  only_row: Generated<boolean>
  folded_until: Date | null
}

/** Locked by every transaction that gives. */
interface VendorGiftStatesTable {
  vendor_code: string
  stopped_at: Date | null
  stop_cause: 'over_call' | 'over_day' | 'operator' | null
  stopped_by: string | null
}

interface VendorGiftDaysTable {
  vendor_code: string
  day: string
  given: bigint
  /** So much of it does not count against the cap. */
  let_pass: Generated<bigint>
}

interface VendorCampaignsTable {
  vendor_code: string
  campaign_id: string
  name: string
  begins_at: Date
  ends_at: Date
  budget: bigint
  spent: Generated<bigint>
}

interface HeldGiftsTable {
  number: GeneratedAlways<bigint>
  vendor_code: string
  transaction_id: string
  operation: string
  campaign_id: string | null
  account_id: bigint
  amount: bigint
  fingerprint: Uint8Array
  reason: HoldReason
  state: Generated<'held' | 'released' | 'paid' | 'refused'>
  tries: Generated<number>
  held_at: Generated<Date>
  last_at: Generated<Date>
  decided_by: string | null
  /** When it was paid or refused; null while it waits. */
  decided_at: Date | null
}

/** What each call that was done means for its player (view). */
interface VendorPlaysView {
  account_id: bigint
  source: string
  vendor_code: string
  transaction_id: string
  operation: string
  made_at: Date
  round_id: string | null
  game_code: string | null
  is_open: boolean
  bets: number
  staked: bigint
  paid: bigint
}

declare module '#/platform/db/tables.ts' {
  interface Tables {
    vendor_plays: VendorPlaysView
    game_sessions: GameSessionsTable
    game_rounds: GameRoundsTable
    round_sides: RoundSidesTable
    game_buy_ins: GameBuyInsTable
    vendor_calls: VendorCallsView
    winners: WinnersTable
    winner_board_state: WinnerBoardStateTable
    illustrative_winners: IllustrativeWinnersTable
    vendor_hours: VendorHoursTable
    vendor_hours_state: VendorHoursStateTable
    settled_bets_state: SettledBetsStateTable
    vendor_gift_states: VendorGiftStatesTable
    vendor_gift_days: VendorGiftDaysTable
    vendor_campaigns: VendorCampaignsTable
    held_gifts: HeldGiftsTable
  }
}
