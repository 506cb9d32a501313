import './tables.ts'
import { type Expression, type SqlBool, sql } from 'kysely'
import type { Db, Tx } from '#/platform/db/handles.ts'

export interface NewAffiliateCode {
  readonly code: string
  readonly ownerId: bigint
  readonly kind: 'agent' | 'player'
  readonly domain: string | null
  readonly remark: string
  readonly expiresAt: Date | null
  readonly maxUses: number | null
}

/** False when somebody has the code already. */
export async function insertAffiliateCode(tx: Tx, code: NewAffiliateCode): Promise<boolean> {
  const inserted = await tx
    .insertInto('affiliate_codes')
    .values({
      code: code.code,
      owner_id: code.ownerId,
      kind: code.kind,
      domain: code.domain,
      remark: code.remark,
      expires_at: code.expiresAt,
      max_uses: code.maxUses,
    })
    .onConflict((c) => c.constraint('affiliate_code_is_unique').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

export interface AffiliateCode {
  readonly id: bigint
  readonly kind: 'agent' | 'player'
  /** Where alone it counts; null everywhere. */
  readonly domain: string | null
  readonly ownerId: bigint
  readonly ownerType: number
}

/** Neither paused, deleted, expired nor used up. */
const isOpen = sql<SqlBool>`
  affiliate_codes.state = 'active'
  and (affiliate_codes.expires_at is null or affiliate_codes.expires_at > clock_now())
  and (affiliate_codes.max_uses is null or affiliate_codes.uses < affiliate_codes.max_uses)
` satisfies Expression<SqlBool>

/** The code that somebody can register with now, of an owner who is not suspended. */
export async function openAffiliateCode(db: Db, code: string): Promise<AffiliateCode | undefined> {
  return await db
    .selectFrom('affiliate_codes')
    .innerJoin('accounts as owner', 'owner.id', 'affiliate_codes.owner_id')
    .select([
      'affiliate_codes.id',
      'affiliate_codes.kind',
      'affiliate_codes.domain',
      'affiliate_codes.owner_id as ownerId',
      'owner.type as ownerType',
    ])
    .where('affiliate_codes.code', '=', code)
    .where('owner.state', '=', 'active')
    .where(isOpen)
    .executeTakeFirst()
}

/** Counts one use; false when the code is open no more. */
export async function useUpAffiliateCode(tx: Tx, id: bigint): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('affiliate_codes')
    .set((eb) => ({ uses: eb('uses', '+', 1) }))
    .where('id', '=', id)
    .where(isOpen)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('accounts')
          .select('accounts.id')
          .whereRef('accounts.id', '=', 'affiliate_codes.owner_id')
          .where('accounts.state', '=', 'active'),
      ),
    )
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
