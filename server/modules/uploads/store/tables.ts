import type { ImageType } from '@banyan/rules/uploads/image-bounds.ts'
import type { ColumnType } from 'kysely'

interface UploadsTable {
  id: string
  account_id: bigint
  content_type: ImageType
  sealed: Uint8Array
  made_at: ColumnType<Date, never, never>
  owner_kind: string | null
  owner_id: string | null
  place: number | null
}

declare module '#/platform/db/tables.ts' {
  interface Tables {
    uploads: UploadsTable
  }
}
