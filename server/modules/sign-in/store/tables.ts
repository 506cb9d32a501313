import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

interface FormerPasswordsTable {
  account_id: bigint
  password_hash: string
  set_at: Date
}

interface ResetLinksTable {
  account_id: bigint
  code_hash: Uint8Array
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

interface PendingSignInsTable {
  id_hash: Uint8Array
  account_id: bigint
  asker: Uint8Array
  entrance: 'member' | 'agent'
  origin: string
  must_change_password: boolean
  password_is_weak: boolean
  password_expired: boolean
  remember: boolean
  tries_left: number
  made_at: Generated<Date>
}

interface KnownNetworksTable {
  account_id: bigint
  network_hash: Uint8Array
  known_since: Generated<Date>
}

interface AccountHoldsTable {
  account_id: bigint
  kind: 'money_out' | 'contacts'
  until: Date
}

interface SignInsTable {
  id: GeneratedAlways<bigint>
  account_id: bigint
  at: Generated<Date>
  device: string
  address: string
  country: string | null
  method: string
  step_up: string | null
  result: string
}

interface AuthenticatorSetupsTable {
  account_id: bigint
  sealed_secret: Uint8Array
  made_at: Generated<Date>
}

interface RecoveryCodesTable {
  account_id: bigint
  code_hash: Uint8Array
}

interface PasskeysTable {
  public_id: ColumnType<string, never, never>
  credential_id: Uint8Array
  account_id: bigint
  public_key: Uint8Array
  sign_count: bigint
  transports: string
  is_backed_up: boolean
  name: string
  added_at: Generated<Date>
  used_at: Date | null
}

interface PasskeyChallengesTable {
  challenge_hash: Uint8Array
  asker: Uint8Array | null
  account_id: bigint | null
  made_at: Generated<Date>
}

declare module '#/platform/db/tables.ts' {
  interface Tables {
    former_passwords: FormerPasswordsTable
    reset_links: ResetLinksTable
    mail_codes: MailCodesTable
    pending_sign_ins: PendingSignInsTable
    known_networks: KnownNetworksTable
    account_holds: AccountHoldsTable
    sign_ins: SignInsTable
    authenticator_setups: AuthenticatorSetupsTable
    recovery_codes: RecoveryCodesTable
    passkeys: PasskeysTable
    passkey_challenges: PasskeyChallengesTable
  }
}
