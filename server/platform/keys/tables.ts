import type { Generated } from 'kysely'

declare module '#/platform/db/tables.ts' {
  interface Tables {
    sealed_keys: { name: string; sealed: Uint8Array; created_at: Generated<Date> }
    body_keys: { generation: number; kid: string; sealed: Uint8Array; made_at: Generated<Date> }
    body_nonces: { nonce: string; seen_at: Generated<Date> }
  }
}
