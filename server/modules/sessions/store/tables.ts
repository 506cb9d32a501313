import type { ColumnType, Generated } from 'kysely'

interface SessionsTable {
  id_hash: Uint8Array
  token_hash: Uint8Array
  account_id: bigint
  app: string
  client: string
  origin: string
  device: string
  address: string
  created_at: ColumnType<Date, never, never>
  last_seen_at: Generated<Date>
  idle_seconds: number
  ends_at: Date
  must_change_password: Generated<boolean>
  opened_to_change_password: Generated<boolean>
  public_id: ColumnType<string, never, never>
}

interface SocketTicketsTable {
  ticket_hash: Uint8Array
  session_id_hash: Uint8Array
  made_at: Generated<Date>
}

declare module '#/platform/db/tables.ts' {
  interface Tables {
    sessions: SessionsTable
    socket_tickets: SocketTicketsTable
  }
}
