import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

/** JSON that is written as text and never changed. */
type Kept = ColumnType<object | null, string | null, never>

interface OperatorActionsTable {
  /** By the chain, as is `hash`. */
  id: ColumnType<bigint, never, never>
  hash: ColumnType<Uint8Array, never, never>
  made_at: Generated<Date>
  actor: string
  call: string
  object: string
  before: Kept
  after: Kept
  reason: string | null
  approval_id: bigint | null
  address: string
  request_id: string
}

interface OperatorActionChainTable {
  length: ColumnType<bigint, never, never>
  head: ColumnType<Uint8Array, never, never>
}

interface OperatorsTable {
  account_id: bigint
  role: string | null
}

interface ApprovalsTable {
  id: GeneratedAlways<bigint>
  call: string
  body: ColumnType<object, string, never>
  object: string
  before: Kept
  after: Kept
  reason: string
  /** Null for the operator key. */
  asked_by: bigint | null
  asked_at: ColumnType<Date, never, never>
  expires_at: Date
  state: Generated<'waiting' | 'approved' | 'rejected' | 'withdrawn'>
  decided_by: bigint | null
  decided_at: Date | null
  decision_reason: string | null
}

interface ProcessesTable {
  id: string
  host: string
  process_id: number
  roles: string[]
  version: string
  started_at: ColumnType<Date, never, never>
  seen_at: Generated<Date>
  memory_bytes: bigint
  delay_ms: number
}

interface CountedHoursTable {
  hour: Date
  figure: string
  label: string
  count: bigint
}

declare module '#/platform/db/tables.ts' {
  interface Tables {
    operator_actions: OperatorActionsTable
    operator_action_chain: OperatorActionChainTable
    operators: OperatorsTable
    approvals: ApprovalsTable
    processes: ProcessesTable
    counted_hours: CountedHoursTable
  }
}
