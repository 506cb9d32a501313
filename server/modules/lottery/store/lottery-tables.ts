import type { DrawScheme } from '@banyan/rules/lottery/fair-draw.ts'
import type { FairResult } from '@banyan/rules/lottery/fair-result.ts'
import type { PublishedResult } from '@banyan/rules/lottery/imported-result.ts'
import type { NumberSale } from '@banyan/rules/lottery/number-sale.ts'
import type { ColumnType, Generated } from 'kysely'
import type { ChaseItem } from '../deciding/decide-chase.ts'

/** What has become of an issue; that it is on sale its times say. */
export type IssueState = 'made' | 'closed' | 'drawn' | 'settled' | 'void'

interface LotteryDaysTable {
  game_code: string
  day: string
  sealed_seeds: Uint8Array
  commits: Uint8Array
  day_commit: string
  scheme: DrawScheme
  made_at: ColumnType<Date, never, never>
}

interface LotteryIssuesTable {
  id: Generated<bigint>
  game_code: string
  issue: string
  day: string
  place: number | null
  open_at: Date
  close_at: Date
  draw_at: Date
  round: bigint | null
  state: ColumnType<IssueState, never, IssueState>
  closed_at: Date | null
  bets_root: string | null
  seed: string | null
  signature: string | null
  drawn_at: Date | null
  settled_at: Date | null
  voided_at: Date | null
  void_reason: string | null
  settle_at: Date | null
  void_note: string | null
  corrected_version: number | null
  has_hashed_bets: Generated<boolean>
}

interface LotterySchemeSwitchTable {
  is_only: Generated<boolean>
  lfd2_from: Date
}

interface LotteryDrawsTable {
  issue_id: bigint
  version: number
  result: FairResult
  source: string
  made_at: ColumnType<Date, never, never>
}

interface LotteryBetsTable {
  number: Generated<bigint>
  issue_id: bigint
  account_id: bigint
  asset: string
  slip: string
  place: number
  play_code: string
  selection: string
  unit_thousandths: number
  multiple: number
  lines: number
  stake: bigint
  prize_mode: string
  /** Odds × 10⁴ by tier, as decimals. */
  odds: Readonly<Record<string, string>>
  prize_group: number
  rebate_per_2000: number
  most_payout: bigint
  content_hash: string
  odds_version: Generated<number>
  is_half_price: Generated<boolean>
  chase_id: bigint | null
  placed_at: ColumnType<Date, never, never>
}

interface LotteryCancelsTable {
  bet_number: bigint
  made_at: ColumnType<Date, never, never>
}

interface LotteryExposureTable {
  issue_id: bigint
  play_code: string
  cell: string
  payable: bigint
  version: Generated<bigint>
}

interface LotteryPlayerExposureTable {
  issue_id: bigint
  account_id: bigint
  payable: bigint
}

export interface LotteryWinsTable {
  bet_number: bigint
  version: number
  issue_id: bigint
  account_id: bigint
  status: 'WON' | 'PUSH' | 'REFUNDED' | 'LOST'
  payout: bigint
}

interface LotterySettlementsTable {
  issue_id: bigint
  version: number
  after_number: Generated<bigint>
  bets: Generated<number>
  winners: Generated<number>
  paid: Generated<bigint>
  rebates: Generated<bigint>
  finished_at: Date | null
  counted_after: Generated<bigint>
  counted_at: Date | null
}

interface LotteryChasesTable {
  id: Generated<bigint>
  account_id: bigint
  asset: string
  slip: string
  game_code: string
  prize_mode: string
  items: ColumnType<readonly ChaseItem[], string, never>
  stop_on_win: boolean
  total: bigint
  held: bigint
  hold_id: bigint | null
  state: Generated<'running' | 'stopped' | 'cancelled' | 'done'>
  made_at: ColumnType<Date, never, never>
  cancelled_back: bigint | null
}

interface LotteryChaseIssuesTable {
  chase_id: bigint
  place: number
  issue_id: bigint
  multiple: number
  stake: bigint
  state: Generated<'waiting' | 'bet' | 'settled' | 'taken_back' | 'released'>
  reason: string | null
  due_at: Date
}

interface LotteryReportsTable {
  id: Generated<bigint>
  issue_id: bigint
  operator_id: bigint | null
  feed: string | null
  source_name: string
  published: PublishedResult
  result: FairResult | null
  source_url: string | null
  payload_hash: string | null
  confirms: bigint | null
  difference_seen: string | null
  placeholder_reason: string | null
  made_at: ColumnType<Date, never, never>
}

interface LotteryFeedTurnsTable {
  issue_id: bigint
  feed: string
  ask_at: Date
  pause_seconds: number
}

interface LotteryStopsTable {
  issue_id: bigint
  version: number
  after_report: bigint
  stopped_by: string
  reason: string
  made_at: ColumnType<Date, never, never>
}

interface LotteryCorrectionsTable {
  issue_id: bigint
  version: number
  is_void: boolean
  reason: string
  asked_by: string
  made_at: ColumnType<Date, never, never>
  after_number: Generated<bigint>
  bets: Generated<number>
  changed: Generated<number>
  credited: Generated<bigint>
  taken: Generated<bigint>
  owed: Generated<bigint>
  rebates: Generated<bigint>
  finished_at: Date | null
}

type RevisedStatus = 'WON' | 'LOST' | 'PUSH' | 'REFUNDED'

interface LotteryRevisionsTable {
  bet_number: bigint
  version: number
  issue_id: bigint
  status: RevisedStatus
  payout: bigint
  rebate: bigint
  status_before: RevisedStatus | 'ACCEPTED'
  payout_before: bigint
  rebate_before: bigint
}

interface LotteryPricesTable {
  mode: string
  game_code: string
  play_code: string
  version: number
  /** Decimals by tier. */
  odds: ColumnType<Readonly<Record<string, string>> | null, string | null, never>
  prize_group: number | null
  is_beyond_guard: boolean
  made_by: string
  reason: string
  made_at: ColumnType<Date, never, never>
}

interface LotteryNumbersTable {
  game_code: string
  issue: string
  play_code: string
  number: string
  sale: NumberSale
  made_by: string
  reason: string
  made_at: ColumnType<Date, never, never>
}

interface LotteryTermsTable {
  is_only: ColumnType<boolean, never, never>
  version: bigint
}

declare module '#/platform/db/tables.ts' {
  interface Tables {
    lottery_days: LotteryDaysTable
    lottery_scheme_switch: LotterySchemeSwitchTable
    lottery_issues: LotteryIssuesTable
    lottery_draws: LotteryDrawsTable
    lottery_bets: LotteryBetsTable
    lottery_cancels: LotteryCancelsTable
    lottery_exposure: LotteryExposureTable
    lottery_player_exposure: LotteryPlayerExposureTable
    lottery_wins: LotteryWinsTable
    lottery_settlements: LotterySettlementsTable
    lottery_prices: LotteryPricesTable
    lottery_numbers: LotteryNumbersTable
    lottery_terms: LotteryTermsTable
    lottery_reports: LotteryReportsTable
    lottery_feed_turns: LotteryFeedTurnsTable
    lottery_stops: LotteryStopsTable
    lottery_corrections: LotteryCorrectionsTable
    lottery_revisions: LotteryRevisionsTable
    lottery_chases: LotteryChasesTable
    lottery_chase_issues: LotteryChaseIssuesTable
  }
}
