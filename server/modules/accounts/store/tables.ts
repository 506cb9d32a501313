import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

interface AccountsTable {
  id: GeneratedAlways<bigint>
  public_id: ColumnType<string, never, never>
  type: number
  parent_id: bigint | null
  username: string
  username_key: string
  nickname: string
  language: string | null
  avatar: string | null
  password_hash: string | null
  password_is_weak: boolean
  must_change_password: boolean
  password_set_at: Date | null
  state: Generated<'active' | 'suspended' | 'closed'>
  has_portal_access: boolean
  first_login_at: Date | null
  created_at: ColumnType<Date, never, never>
  has_words: Generated<boolean>
}

interface AccountWordsTable {
  account_id: bigint
  word: string
  name: 'username' | 'nickname'
}

interface AccountTreeTable {
  ancestor_id: bigint
  descendant_id: bigint
  depth: number
}

interface AccountMobilesTable {
  account_id: bigint
  number_hash: Uint8Array
  sealed_number: Uint8Array
  verified_at: Generated<Date>
}

interface AccountEmailsTable {
  account_id: bigint
  address_hash: Uint8Array
  sealed_address: Uint8Array
  given_at: Generated<Date>
  confirmed_at: Date | null
}

interface AccountDetailsTable {
  account_id: bigint
  name: string
  sealed_value: Uint8Array
  saved_at: Generated<Date>
}

interface AccountHoldsTable {
  account_id: bigint
  kind: 'money_out' | 'contacts'
  until: Date
}

interface AccountMarksTable {
  account_id: bigint
  tags: string[]
  identity_checked_at: ColumnType<Date | null, Date | null, Date | null>
}

interface AccessActsTable {
  account_id: bigint
  at: Date
}

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

/** Who an account is to other modules, and whether it may act (view). */
interface AccountStandingView {
  id: bigint
  public_id: string
  type: number
  is_active: boolean
  language: string | null
  username: string
  username_key: string
  nickname: string
  has_portal_access: boolean
  created_at: Date
}

declare module '#/platform/db/tables.ts' {
  interface Tables {
    accounts: AccountsTable
    account_tree: AccountTreeTable
    account_words: AccountWordsTable
    account_mobiles: AccountMobilesTable
    account_emails: AccountEmailsTable
    account_details: AccountDetailsTable
    account_holds: AccountHoldsTable
    account_marks: AccountMarksTable
    access_acts: AccessActsTable
    affiliate_codes: AffiliateCodesTable
    referral_codes: ReferralCodesTable
    account_standing: AccountStandingView
  }
}
