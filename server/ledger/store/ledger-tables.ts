import type { ColumnType, Generated } from 'kysely'
import type { AccountKind } from '../chart.ts'

interface LedgerAccountsTable {
  id: Generated<bigint>
  kind: AccountKind
  holder: string
  asset: string
  balance: bigint | null
  version: bigint | null
}

interface LedgerEntriesTable {
  id: Generated<bigint>
  source: string
  kind: string
  external_id: string
  fingerprint: Uint8Array
  actor: string
  reverses: bigint | null
  refusal: string | null
  subject_id: bigint | null
  subject_version: bigint | null
  subject_balance: bigint | null
  made_at: ColumnType<Date, never, never>
}

interface LedgerTransfersTable {
  entry_id: bigint
  leg: number
  asset: string
  debit_id: bigint
  credit_id: bigint
  amount: bigint
  debit_version: bigint | null
  debit_balance: bigint | null
  credit_version: bigint | null
  credit_balance: bigint | null
}

interface LedgerHoldsTable {
  entry_id: bigint
  holder: string
  asset: string
  amount: bigint
}

interface LedgerHoldEndsTable {
  hold_id: bigint
  entry_id: bigint
  captured: bigint
  released: bigint
}

/** Entries by the key that their cause knows them by (view). */
interface LedgerEntryKeysView {
  id: bigint
  source: string
  kind: string
  external_id: string
}

declare module '#/platform/db/tables.ts' {
  interface Tables {
    ledger_accounts: LedgerAccountsTable
    ledger_entries: LedgerEntriesTable
    ledger_transfers: LedgerTransfersTable
    ledger_holds: LedgerHoldsTable
    ledger_hold_ends: LedgerHoldEndsTable
    ledger_entry_keys: LedgerEntryKeysView
  }
}
