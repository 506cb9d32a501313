import { databaseNow } from '#/platform/db/clock.ts'
import type { Database } from '#/platform/db/database.ts'
import { dayOf } from '../kinds/days.ts'
import { keepStanding } from '../store/enrolments.ts'
import { promotionCoded } from '../store/promotions.ts'
import { takeMoney } from '../use-cases/take-reward.ts'

/** A claim of this account that waits for an operator, with what it would give taken from the budget; answers its id. */
export async function plantReview(
  { transaction }: Database,
  {
    accountId,
    code,
    amount,
    reasons,
  }: {
    readonly accountId: bigint
    /** Of a promotion that runs. */
    readonly code: string
    /** In minor units. */
    readonly amount: bigint
    readonly reasons: readonly string[]
  },
): Promise<string> {
  return await transaction(async (tx) => {
    const promotion = await promotionCoded(tx, code)
    if (!promotion) throw new Error(`no promotion ${code}`)
    const { id: promotionId, version } = promotion
    const now = await databaseNow(tx)
    await takeMoney(tx, promotion, amount, now)
    const standing = { status: 'applying', version, amount, reasons } as const
    const step = { before: 'claim', actor: `member:${accountId}` } as const
    const { id } = await keepStanding(tx, { accountId, promotionId, cycle: dayOf(now) }, standing, step)
    return String(id)
  })
}
