import type { LocalisedText } from '@banyan/rules/content/localised-text.ts'
import type { KeptStatus, PromotionGroup } from '@banyan/rules/promotions/promotion-status.ts'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Rule } from '../deciding/rule.ts'

/** What members read of a promotion. */
export interface PromotionContent {
  readonly name: LocalisedText
  readonly summary: LocalisedText
  /** A motif of our own art. */
  readonly art: string
  readonly groups: readonly PromotionGroup[]
}

/** A day is written as yyyy-MM-dd, and never read back as a column. */
type Day = ColumnType<never, string, never>

interface PromotionsTable {
  id: GeneratedAlways<bigint>
  code: string
  kind: string
  state: ColumnType<'draft' | 'running' | 'stopped', never, 'draft' | 'running' | 'stopped'>
  version: ColumnType<number, never, number>
  starts_at: Date
  ends_at: Date | null
  budget: bigint | null
  budget_per_day: bigint | null
  spent: ColumnType<bigint, never, bigint>
  made_at: ColumnType<Date, never, never>
  started_at: ColumnType<Date | null, never, Date>
  stopped_at: ColumnType<Date | null, never, Date>
}

interface PromotionVersionsTable {
  promotion_id: bigint
  version: number
  content: ColumnType<PromotionContent, string, never>
  rule: ColumnType<Rule, string, never>
  made_by: string
  made_at: ColumnType<Date, never, never>
}

interface PromotionSpentTable {
  promotion_id: bigint
  slot: string
  spent: bigint
  times: number
}

interface PromotionEnrolmentsTable {
  id: GeneratedAlways<bigint>
  account_id: bigint
  promotion_id: bigint
  cycle: string
  version: number
  status: KeptStatus
  amount: bigint | null
  base: Generated<bigint>
  deposit: string | null
  prize: number | null
  nonce: string | null
  request_id: string | null
  reasons: Generated<string[]>
  note: string | null
  joined_at: ColumnType<Date, never, never>
  changed_at: ColumnType<Date, never, Date>
  paid_at: Date | null
}

interface PromotionStepsTable {
  id: GeneratedAlways<bigint>
  enrolment_id: bigint
  before: string
  after: string
  actor: string
  note: string | null
  at: ColumnType<Date, never, never>
}

interface PromotionFactsStateTable {
  only_row: Generated<boolean>
  folded_until: Date | null
}

interface PromotionPlayDaysTable {
  account_id: bigint
  day: Day
  product: string
  valid: bigint
}

interface PromotionResultDaysTable {
  account_id: bigint
  day: Day
  staked: bigint
  paid: bigint
}

interface PromotionTotalsTable {
  account_id: bigint
  valid: bigint
  last_bet_at: Date | null
}

interface PromotionNewsTable {
  account_id: bigint
  version: bigint
  due_since: Date | null
}

interface PromotionContactsTable {
  contact_hash: Uint8Array
  account_id: bigint
  used_at: ColumnType<Date, never, never>
}

interface PromotionPersonsTable {
  promotion_id: bigint
  mark_hash: Uint8Array
  account_id: bigint
  given_at: ColumnType<Date, never, never>
}

declare module '#/platform/db/tables.ts' {
  interface Tables {
    promotions: PromotionsTable
    promotion_versions: PromotionVersionsTable
    promotion_spent: PromotionSpentTable
    promotion_enrolments: PromotionEnrolmentsTable
    promotion_steps: PromotionStepsTable
    promotion_facts_state: PromotionFactsStateTable
    promotion_play_days: PromotionPlayDaysTable
    promotion_result_days: PromotionResultDaysTable
    promotion_totals: PromotionTotalsTable
    promotion_news: PromotionNewsTable
    promotion_contacts: PromotionContactsTable
    promotion_persons: PromotionPersonsTable
  }
}
