import './tables.ts'
import type { Db, Tx } from '#/platform/db/handles.ts'

/** False when somebody has the code already. */
export async function insertReferralCode(tx: Tx, accountId: bigint, code: string): Promise<boolean> {
  const inserted = await tx
    .insertInto('referral_codes')
    .values({ account_id: accountId, code })
    .onConflict((c) => c.constraint('referral_code_is_unique').doNothing())
    .returning('account_id')
    .executeTakeFirst()
  return inserted !== undefined
}

export interface Referrer {
  readonly id: bigint
  readonly type: number
  readonly parentId: bigint | null
}

/** The account that recommends the brand by this code, unless it is suspended. */
export async function referrerOfCode(db: Db, code: string): Promise<Referrer | undefined> {
  return await db
    .selectFrom('referral_codes')
    .innerJoin('accounts', 'accounts.id', 'referral_codes.account_id')
    .select(['accounts.id', 'accounts.type', 'accounts.parent_id as parentId'])
    .where('referral_codes.code', '=', code)
    .where('accounts.state', '=', 'active')
    .executeTakeFirst()
}
