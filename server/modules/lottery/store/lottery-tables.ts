import type { FairResult } from '@banyan/rules/lottery/fair-result.ts'
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
}

interface LotteryWinsTable {
  bet_number: bigint
  version: number
  issue_id: bigint
  account_id: bigint
  status: 'WON' | 'PUSH' | 'REFUNDED'
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

declare module '#/platform/db/tables.ts' {
  interface Tables {
    lottery_days: LotteryDaysTable
    lottery_issues: LotteryIssuesTable
    lottery_draws: LotteryDrawsTable
    lottery_bets: LotteryBetsTable
    lottery_cancels: LotteryCancelsTable
    lottery_exposure: LotteryExposureTable
    lottery_wins: LotteryWinsTable
    lottery_settlements: LotterySettlementsTable
    lottery_chases: LotteryChasesTable
    lottery_chase_issues: LotteryChaseIssuesTable
  }
}
