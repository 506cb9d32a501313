import './tables.ts'
import { sql } from 'kysely'
import type { Db } from '#/platform/db/handles.ts'
import type { CommonRule } from '../deciding/rule.ts'
import type { Taken } from '../deciding/standing.ts'
import { limitOf } from '../kinds/fields.ts'

/** What a rule that bounds a member asks for; most rules bound nobody, and cost no look. */
export async function takenOf(
  db: Db,
  {
    accountId,
    promotionId,
    common: { mostPerMember, exclusiveGroup },
  }: {
    /** Undefined for a visitor, who took nothing. */
    readonly accountId: bigint | undefined
    readonly promotionId: bigint
    readonly common: Pick<CommonRule, 'mostPerMember' | 'exclusiveGroup'>
  },
): Promise<Taken> {
  if (accountId === undefined) return { amount: 0n, isGroup: false }
  const isBounded = limitOf(mostPerMember) !== undefined
  return {
    amount: isBounded ? await amountTaken(db, accountId, promotionId) : 0n,
    isGroup: exclusiveGroup !== '' && (await hasOtherOf(db, accountId, promotionId, exclusiveGroup)),
  }
}

/** Of an enrolment by which a member has something, or is about to. */
export const takenStatuses = ['applying', 'issued', 'claimed'] as const

async function amountTaken(db: Db, accountId: bigint, promotionId: bigint): Promise<bigint> {
  const { taken } = await db
    .selectFrom('promotion_enrolments')
    .select(sql<bigint>`coalesce(sum(amount), 0)::bigint`.as('taken'))
    .where('account_id', '=', accountId)
    .where('promotion_id', '=', promotionId)
    .where('status', 'in', takenStatuses)
    .executeTakeFirstOrThrow()
  return taken
}

/** Whether a member joined or took another promotion, by terms that name the same group. */
async function hasOtherOf(db: Db, accountId: bigint, promotionId: bigint, group: string): Promise<boolean> {
  const found = await db
    .selectFrom('promotion_enrolments as e')
    .innerJoin('promotion_versions as v', (join) =>
      join.onRef('v.promotion_id', '=', 'e.promotion_id').onRef('v.version', '=', 'e.version'),
    )
    .select('e.id')
    .where('e.account_id', '=', accountId)
    .where('e.promotion_id', '<>', promotionId)
    .where('e.status', 'in', ['signed', ...takenStatuses])
    .where(sql<boolean>`v.rule -> 'common' ->> 'exclusiveGroup' = ${group}`)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
