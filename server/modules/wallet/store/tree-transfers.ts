import { type ColumnType, type GeneratedAlways, type Selectable, sql } from 'kysely'
import type { Db, Tx } from '#/platform/db/handles.ts'
import type { Tables } from '#/platform/db/tables.ts'

interface TreeTransfersTable {
  id: GeneratedAlways<bigint>
  number: string
  from_id: bigint
  to_id: bigint
  direction: 'up' | 'down'
  asset: string
  amount: bigint
  entry_id: bigint
  request_id: string
  fingerprint: Uint8Array
  made_at: ColumnType<Date, never, never>
}

declare module '#/platform/db/tables.ts' {
  interface Tables {
    tree_transfers: TreeTransfersTable
  }
}

export type TreeTransferRow = Selectable<Tables['tree_transfers']>

export interface NewTransfer {
  readonly number: string
  readonly from: bigint
  readonly to: bigint
  readonly direction: 'up' | 'down'
  readonly asset: string
  readonly amount: bigint
  readonly entryId: bigint
  readonly requestId: string
  readonly fingerprint: Uint8Array
}

export async function insertTransfer(tx: Tx, given: NewTransfer): Promise<TreeTransferRow> {
  return await tx
    .insertInto('tree_transfers')
    .values({
      ...{ number: given.number, from_id: given.from, to_id: given.to, direction: given.direction },
      ...{ asset: given.asset, amount: given.amount, entry_id: given.entryId },
      ...{ request_id: given.requestId, fingerprint: given.fingerprint },
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** What an account asked for under this key before. */
export async function transferOfRequest(db: Db, from: bigint, requestId: string): Promise<TreeTransferRow | undefined> {
  return await db
    .selectFrom('tree_transfers')
    .selectAll()
    .where('from_id', '=', from)
    .where('request_id', '=', requestId)
    .executeTakeFirst()
}

export interface SentSince {
  /** In minor units. */
  readonly sum: bigint
  /** Whether the last one was made within so many seconds. */
  readonly isRecent: boolean
}

/** What an account has sent since this moment. */
export async function sentSince(db: Db, from: bigint, since: Date, recentSeconds: number): Promise<SentSince> {
  const { sum, recent } = await db
    .selectFrom('tree_transfers')
    .select([
      sql<bigint>`coalesce(sum(amount) filter (where made_at >= ${since}), 0)::bigint`.as('sum'),
      sql<boolean>`coalesce(max(made_at) > clock_now() - make_interval(secs => ${recentSeconds}), false)`.as('recent'),
    ])
    .where('from_id', '=', from)
    .where(sql<boolean>`made_at >= least(${since}::timestamptz, clock_now() - make_interval(secs => ${recentSeconds}))`)
    .executeTakeFirstOrThrow()
  return { sum, isRecent: recent }
}
