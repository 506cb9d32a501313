import type { Generated } from 'kysely'

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

interface MailCodesTable {
  account_id: bigint
  purpose: string
  address_hash: Uint8Array
  code_hash: Uint8Array
  tries_left: number
  made_at: Generated<Date>
}

interface UsedPhoneTokensTable {
  token_hash: Uint8Array
  made_at: Generated<Date>
}

declare module '#/platform/db/tables.ts' {
  interface Tables {
    sms_codes: SmsCodesTable
    sms_sends: SmsSendsTable
    mail_codes: MailCodesTable
    used_phone_tokens: UsedPhoneTokensTable
  }
}
