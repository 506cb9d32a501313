import type { DepositEvent, DepositKind, DepositState } from '@banyan/rules/cashier/deposit-states.ts'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

export type ReviewReason = 'manual' | 'amount_differs' | 'name_differs' | 'amount_drifted'
export type DifferenceKind = 'missing_here' | 'missing_there' | 'amount_differs' | 'status_differs'

interface DepositsTable {
  id: GeneratedAlways<bigint>
  number: string
  account_id: bigint
  request_id: string
  fingerprint: Uint8Array
  channel: string
  kind: DepositKind
  provider: string
  asset: string
  amount: bigint
  fee_ppm: number
  bonus_ppm: number
  turnover: Generated<number>
  state: DepositState
  version: Generated<number>
  content: string
  bin: string | null
  account_number: string | null
  holder: string | null
  sender: Uint8Array | null
  card_mark: Uint8Array | null
  review: ReviewReason | null
  reason: string | null
  page: string | null
  reference: string | null
  fee: Generated<bigint>
  bonus: Generated<bigint>
  credited: bigint | null
  is_late: Generated<boolean>
  differs: Generated<boolean>
  created_at: ColumnType<Date, never, never>
  expires_at: Date
  changed_at: Generated<Date>
  finished_at: Date | null
  inquiries: Generated<number>
  ask_at: Date | null
}

interface DepositsApprovedAloneTable {
  deposit_id: bigint
  account_id: bigint
  operator: string
  amount: bigint
  at: Generated<Date>
}

interface DepositStepsTable {
  deposit_id: bigint
  version: number
  at: ColumnType<Date, never, never>
  event: DepositEvent | 'created'
  state: DepositState
  actor: string
  note: string | null
}

interface DepositNewsTable {
  account_id: bigint
  version: bigint
  deposit_id: bigint
}

interface GatewayEventsTable {
  id: GeneratedAlways<bigint>
  provider: string
  event_key: string
  body: Uint8Array
  received_at: ColumnType<Date, never, never>
  handled_at: Date | null
  outcome: string | null
  deposit_id: bigint | null
}

interface DepositPaymentsTable {
  id: GeneratedAlways<bigint>
  provider: string
  transaction_id: string
  asset: string
  amount: bigint
  paid_at: Date
  reported_at: ColumnType<Date, never, never>
  content: string | null
  payer: string | null
  sealed_payer: Uint8Array | null
  payer_hash: Uint8Array | null
  receiving_account: string | null
  deposit_id: bigint | null
  entry_id: bigint | null
  reversed_at: Date | null
}

interface ReconciledDaysTable {
  provider: string
  day: string
  compared_at: Generated<Date>
  lines: number
}

interface PaymentDifferencesTable {
  id: GeneratedAlways<bigint>
  provider: string
  day: string
  kind: DifferenceKind
  transaction_id: string
  number: string | null
  theirs: bigint | null
  ours: bigint | null
  found_at: ColumnType<Date, never, never>
  settled_by: string | null
  settled_at: Date | null
  note: string | null
}

declare module '#/platform/db/tables.ts' {
  interface Tables {
    deposits: DepositsTable
    deposits_approved_alone: DepositsApprovedAloneTable
    deposit_steps: DepositStepsTable
    deposit_news: DepositNewsTable
    gateway_events: GatewayEventsTable
    deposit_payments: DepositPaymentsTable
    reconciled_days: ReconciledDaysTable
    payment_differences: PaymentDifferencesTable
  }
}
