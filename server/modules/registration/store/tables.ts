import type { Generated } from 'kysely'

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

declare module '#/platform/db/tables.ts' {
  interface Tables {
    registrations: RegistrationsTable
  }
}
