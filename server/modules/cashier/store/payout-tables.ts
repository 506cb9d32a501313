import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

interface PaymentPasswordsTable {
  account_id: bigint
  password_hash: string
  set_at: Generated<Date>
  wrong_tries: Generated<number>
  locked_until: Date | null
  compared_until: Date | null
}

interface PayoutAccountsTable {
  id: GeneratedAlways<bigint>
  public_id: ColumnType<string, never, never>
  account_id: bigint
  bin: string
  number_hash: Uint8Array
  sealed_number: Uint8Array
  sealed_holder: Uint8Array
  last4: string
  is_default: boolean
  added_at: ColumnType<Date, never, never>
  usable_from: Date
  removed_at: Date | null
  removed_by: string | null
}

declare module '#/platform/db/tables.ts' {
  interface Tables {
    payment_passwords: PaymentPasswordsTable
    payout_accounts: PayoutAccountsTable
  }
}
