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
  state: Generated<'active' | 'suspended'>
  has_portal_access: boolean
  first_login_at: Date | null
  created_at: ColumnType<Date, never, never>
}

interface AccountTreeTable {
  ancestor_id: bigint
  descendant_id: bigint
  depth: number
}

interface SessionsTable {
  id_hash: Uint8Array
  token_hash: Uint8Array
  account_id: bigint
  app: string
  client: string
  origin: string
  device: string
  address: string
  created_at: ColumnType<Date, never, never>
  last_seen_at: Generated<Date>
  idle_seconds: number
  ends_at: Date
  must_change_password: Generated<boolean>
  opened_to_change_password: Generated<boolean>
  public_id: ColumnType<string, never, never>
}

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

interface SocketTicketsTable {
  ticket_hash: Uint8Array
  session_id_hash: Uint8Array
  made_at: Generated<Date>
}

declare module '#/platform/db/tables.ts' {
  interface Tables {
    accounts: AccountsTable
    account_tree: AccountTreeTable
    sessions: SessionsTable
    handoff_codes: HandoffCodesTable
    login_failures: LoginFailuresTable
    known_devices: KnownDevicesTable
    remembered_logins: RememberedLoginsTable
    trial_openings: TrialOpeningsTable
    authenticators: AuthenticatorsTable
    socket_tickets: SocketTicketsTable
  }
}
