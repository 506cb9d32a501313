import type { DayLimits } from '#/hooks.ts'
import type { Db } from '#/platform/db/handles.ts'
import type { VipLevel } from '../kinds/kind.ts'
import { vipRowOf } from '../store/vip.ts'
import { levelWithin } from './vip-facts.ts'

/** What a member may withdraw in a day by its level; undefined where the brand has no VIP. */
export async function withdrawalLimitsOf(
  db: Db,
  levels: readonly VipLevel[],
  accountId: bigint,
): Promise<DayLimits | undefined> {
  if (levels.length === 0) return undefined
  const level = levels[levelWithin(levels, (await vipRowOf(db, accountId))?.level)]
  return level && { countPerDay: level.withdrawalsPerDay, sumPerDay: level.withdrawnPerDay }
}
