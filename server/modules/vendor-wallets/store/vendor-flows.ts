import './wallet-transfers.ts'
import { sql } from 'kysely'
import type { Db } from '#/platform/db/handles.ts'

/** Net transfers of a member to one vendor, in minor units. */
export interface VendorFlow {
  readonly vendor: string
  readonly net: bigint
  /** The part of `net` that moved from a moment on. */
  readonly netSince: bigint
}

/** Net transfers of a member by vendor; completed transfers only. */
export async function vendorFlows(db: Db, accountId: bigint, since: Date): Promise<VendorFlow[]> {
  const net = sql`case direction when 'out' then amount else -amount end`
  return await db
    .selectFrom('wallet_transfers')
    .select([
      'vendor',
      sql<bigint>`sum(${net})::bigint`.as('net'),
      sql<bigint>`coalesce(sum(${net}) filter (where created_at >= ${since}), 0)::bigint`.as('netSince'),
    ])
    .where('account_id', '=', accountId)
    .where('state', '=', 'done')
    .groupBy('vendor')
    .execute()
}
