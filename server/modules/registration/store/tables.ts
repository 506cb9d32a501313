import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

interface AffiliateCodesTable {
  id: GeneratedAlways<bigint>
  code: string
  owner_id: bigint
  kind: 'agent' | 'player'
  domain: string | null
  remark: Generated<string>
  state: Generated<'active' | 'paused' | 'deleted'>
  expires_at: Date | null
  max_uses: number | null
  uses: Generated<number>
  made_at: Generated<Date>
}

interface ReferralCodesTable {
  account_id: bigint
  code: string
}

interface RegistrationsTable {
  account_id: bigint
  method: 'username' | 'mobile'
  affiliate_code_id: bigint | null
  referrer_id: bigint | null
  is_self_referral: Generated<boolean>
  domain: string
  register_url: string
  address: string
  terms_accepted_at: Generated<Date>
}

interface AccountDetailsTable {
  account_id: bigint
  name: string
  sealed_value: Uint8Array
  saved_at: Generated<Date>
}

interface AccountEmailsTable {
  account_id: bigint
  address_hash: Uint8Array
  sealed_address: Uint8Array
  given_at: Generated<Date>
  confirmed_at: Date | null
}

interface PaymentPasswordsTable {
  account_id: bigint
  password_hash: string
  set_at: Generated<Date>
}

interface LimitedTriesTable {
  id: GeneratedAlways<bigint>
  kind: string
  subject: Uint8Array
  made_at: ColumnType<Date, never, never>
}

interface UsedPhoneTokensTable {
  token_hash: Uint8Array
  made_at: Generated<Date>
}

declare module '#/platform/db/tables.ts' {
  interface Tables {
    affiliate_codes: AffiliateCodesTable
    referral_codes: ReferralCodesTable
    registrations: RegistrationsTable
    account_details: AccountDetailsTable
    account_emails: AccountEmailsTable
    payment_passwords: PaymentPasswordsTable
    limited_tries: LimitedTriesTable
    used_phone_tokens: UsedPhoneTokensTable
  }
}
