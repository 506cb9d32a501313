import type { ColumnType, Generated } from 'kysely'

interface OutboxTable {
  id: Generated<bigint>
  aggregate: string
  event: string
  consumer: string
  payload: ColumnType<object, string, never>
  made_at: Generated<Date>
  failures: Generated<number>
  due_at: Generated<Date>
  last_failure: string | null
  delivered_at: Date | null
  parked_at: Date | null
}

declare module '#/platform/db/tables.ts' {
  interface Tables {
    outbox: OutboxTable
  }
}
