import './deposit-tables.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '#/platform/db/handles.ts'

/** Serialises approvals by one operator until the transaction ends, so that each reads the sums of those before it. */
export async function lockApprovedAlone(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('deposits approved alone', 0))`.execute(tx)
}

export interface ApprovedAlone {
  /** Credited by this operator alone, in minor units. */
  readonly byOperator: bigint
  /** Credited to this member by any operator alone, in minor units. */
  readonly toMember: bigint
}

/** Sums of what was approved by one operator since a moment. What was taken back later still counts. */
export async function approvedAloneSince(
  db: Db,
  since: Date,
  { operator, accountId }: { readonly operator: string; readonly accountId: bigint },
): Promise<ApprovedAlone> {
  return await db
    .selectFrom('deposits_approved_alone')
    .select([
      sql<bigint>`coalesce(sum(amount) filter (where operator = ${operator}), 0)::bigint`.as('byOperator'),
      sql<bigint>`coalesce(sum(amount) filter (where account_id = ${accountId}), 0)::bigint`.as('toMember'),
    ])
    .where('at', '>=', since)
    .executeTakeFirstOrThrow()
}

export interface NewApprovedAlone {
  readonly depositId: bigint
  readonly accountId: bigint
  readonly operator: string
  readonly amount: bigint
}

export async function insertApprovedAlone(tx: Tx, { depositId, accountId, ...rest }: NewApprovedAlone): Promise<void> {
  await tx
    .insertInto('deposits_approved_alone')
    .values({ deposit_id: depositId, account_id: accountId, ...rest })
    .execute()
}
