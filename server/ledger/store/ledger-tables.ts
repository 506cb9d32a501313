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
  legs: number
  asset: string | null
  debit_id: bigint | null
  credit_id: bigint | null
  amount: bigint | null
  debit_version: bigint | null
  debit_balance: bigint | null
  credit_version: bigint | null
  credit_balance: bigint | null
  about: bigint | null
  refers_to: string | null
  made_at: ColumnType<Date, never, never>
}

/** Of all transfers a view; of those behind an entry's first a table. */
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

/** Entries as modules read what they asked for (view). */
interface LedgerEntryFactsView {
  id: bigint
  source: string
  kind: string
  external_id: string
  fingerprint: Uint8Array
  refusal: string | null
  about: bigint | null
  refers_to: string | null
  made_at: Date
  holder: string | null
  balance: bigint | null
  taken: bigint
  given: bigint
  lost: bigint
}

/** What moved of members' money to play with (view). */
interface LedgerMemberMovesView {
  made_at: Date
  source: string
  kind: string
  asset: string
  holder: string
  amount: bigint
}

declare module '#/platform/db/tables.ts' {
  interface Tables {
    ledger_member_moves: LedgerMemberMovesView
    ledger_accounts: LedgerAccountsTable
    ledger_entries: LedgerEntriesTable
    ledger_more_transfers: LedgerTransfersTable
    ledger_transfers: LedgerTransfersTable
    ledger_holds: LedgerHoldsTable
    ledger_hold_ends: LedgerHoldEndsTable
    ledger_entry_facts: LedgerEntryFactsView
  }
}
