import type { ColumnType, Generated } from 'kysely'

/** JSON that is written as text and never changed. */
type Kept = ColumnType<object | null, string | null, never>

interface OperatorActionsTable {
  id: Generated<bigint>
  made_at: Generated<Date>
  actor: string
  call: string
  object: string
  before: Kept
  after: Kept
  reason: string | null
  address: string
  request_id: string
}

declare module '#/platform/db/tables.ts' {
  interface Tables {
    operator_actions: OperatorActionsTable
  }
}
