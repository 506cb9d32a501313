import type { Generated } from 'kysely'

interface AccountMobilesTable {
  account_id: bigint
  number_hash: Uint8Array
  sealed_number: Uint8Array
  verified_at: Generated<Date>
}

interface SmsCodesTable {
  id: string
  number_hash: Uint8Array
  purpose: string
  code_hash: Uint8Array
  tries_left: number
  made_at: Generated<Date>
}

interface SmsSendsTable {
  id: string
  number_hash: Uint8Array
  network_hash: Uint8Array
  asker: Uint8Array
  made_at: Generated<Date>
}

declare module '#/platform/db/tables.ts' {
  interface Tables {
    account_mobiles: AccountMobilesTable
    sms_codes: SmsCodesTable
    sms_sends: SmsSendsTable
  }
}
