import type { LegEvent, LegState } from '@banyan/rules/cashier/leg-states.ts'
import type { CheckedWithdrawal } from '@banyan/rules/cashier/withdrawal-risk.ts'
import type { WithdrawalEvent, WithdrawalState } from '@banyan/rules/cashier/withdrawal-states.ts'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

/** What a step tells of: a change of the withdrawal, or of one of its legs. */
export type StepEvent = WithdrawalEvent | LegEvent | 'requested'
/** What tabs are told: a step, or that an answer is waited for. */
export type NewsEvent = StepEvent | 'reminded'
export type PayoutCallKind = 'payout' | 'inquiry' | 'callback' | 'file'

interface WithdrawalsTable {
  id: GeneratedAlways<bigint>
  number: string
  account_id: bigint
  request_id: string
  fingerprint: Uint8Array
  payout_account_id: bigint
  bin: string
  last4: string
  asset: string
  amount: bigint
  fee: bigint
  state: WithdrawalState
  version: Generated<number>
  checks: ColumnType<readonly CheckedWithdrawal[], string | undefined, string>
  score: Generated<number>
  hold_id: bigint | null
  held: bigint
  received: Generated<bigint>
  refunded: Generated<bigint>
  reason: string | null
  device_mark: Uint8Array | null
  network_mark: Uint8Array | null
  created_at: ColumnType<Date, never, never>
  changed_at: Generated<Date>
  finished_at: Date | null
}

interface WithdrawalLegsTable {
  id: GeneratedAlways<bigint>
  withdrawal_id: bigint
  place: number
  amount: bigint
  state: LegState
  payout_id: string
  provider: string
  reference: string | null
  received: Generated<bigint>
  refunded: Generated<bigint>
  replaced: Generated<bigint>
  reason: string | null
  created_at: ColumnType<Date, never, never>
  asked_at: Date | null
  sent_at: Date | null
  answer_by: Date | null
  reminders: Generated<number>
  finished_at: Date | null
  inquiries: Generated<number>
  ask_at: Date | null
}

interface WithdrawalStepsTable {
  withdrawal_id: bigint
  version: number
  at: ColumnType<Date, never, never>
  event: StepEvent
  state: WithdrawalState
  place: number | null
  leg_state: LegState | null
  actor: string
  note: string | null
}

interface WithdrawalNewsTable {
  account_id: bigint
  version: bigint
  withdrawal_id: bigint
  event: NewsEvent
}

interface PayoutCallsTable {
  id: GeneratedAlways<bigint>
  leg_id: bigint
  at: ColumnType<Date, never, never>
  kind: PayoutCallKind
  outcome: string
}

declare module '#/platform/db/tables.ts' {
  interface Tables {
    withdrawals: WithdrawalsTable
    withdrawal_legs: WithdrawalLegsTable
    withdrawal_steps: WithdrawalStepsTable
    withdrawal_news: WithdrawalNewsTable
    payout_calls: PayoutCallsTable
  }
}
