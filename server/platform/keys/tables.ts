import type { Generated } from 'kysely'

declare module '#/platform/db/tables.ts' {
  interface Tables {
    sealed_keys: { name: string; sealed: Uint8Array; created_at: Generated<Date> }
  }
}
