import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

interface HandoffCodesTable {
  code_hash: Uint8Array
  account_id: bigint
  session_id_hash: Uint8Array | null
  expires_at: Date
}

interface LoginFailuresTable {
  kind: 'account' | 'network'
  subject: Uint8Array
  failures: number
  last_failed_at: Date
  locked_until: Date
}

interface KnownDevicesTable {
  account_id: bigint
  device_hash: Uint8Array
  device: string | null
  seen_at: Generated<Date>
}

interface RememberedLoginsTable {
  selector: string
  validator_hash: Uint8Array
  preceding_hash: Uint8Array | null
  rotated_at: Date | null
  account_id: bigint
  made_at: Generated<Date>
}

interface TrialOpeningsTable {
  network: string
  opened: number
  made_at: Generated<Date>
}

interface AuthenticatorsTable {
  account_id: bigint
  sealed_secret: Uint8Array
  used_step: Generated<bigint>
  signed_in_at: Date | null
  signed_in_from: string | null
  before_at: Date | null
  before_from: string | null
  added_at: Generated<Date>
}

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
    handoff_codes: HandoffCodesTable
    login_failures: LoginFailuresTable
    known_devices: KnownDevicesTable
    remembered_logins: RememberedLoginsTable
    trial_openings: TrialOpeningsTable
    authenticators: AuthenticatorsTable
    former_passwords: FormerPasswordsTable
    reset_links: ResetLinksTable
    pending_sign_ins: PendingSignInsTable
    known_networks: KnownNetworksTable
    sign_ins: SignInsTable
    authenticator_setups: AuthenticatorSetupsTable
    recovery_codes: RecoveryCodesTable
    passkeys: PasskeysTable
    passkey_challenges: PasskeyChallengesTable
  }
}
