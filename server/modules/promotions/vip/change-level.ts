import { depositedInAll } from '#/modules/cashier/member-facts.ts'
import { databaseNow } from '#/platform/db/clock.ts'
import type { Db, Tx } from '#/platform/db/handles.ts'
import { addMonths, dayOf, firstOfMonth, startOf } from '../kinds/days.ts'
import type { VipLevel } from '../kinds/kind.ts'
import { keepVipChange, lockVipRow, nearAmong, type VipRow, validBetween } from '../store/vip.ts'
import { keep, raise, type VipLife, type VipStanding } from './vip-rule.ts'
import { tellVip } from './vip-topic.ts'

/** Raises whichever of these members have reached a higher level; answers who did. */
export async function raiseMembers(
  tx: Tx,
  levels: readonly VipLevel[],
  accounts: readonly bigint[],
): Promise<readonly bigint[]> {
  if (levels.length === 0) return []
  const marks = levels.map(({ valid }) => valid)
  const near = await nearAmong(tx, accounts, marks)
  if (near.length === 0) return []
  const now = await databaseNow(tx)
  const ids = near.map((row) => row.account_id)
  const deposited = await depositedInAll(tx, ids)
  const raised: bigint[] = []
  // In the order of their ids, so that two who raise the same members wait for each other in turn.
  for (const { account_id: accountId, valid, ...row } of near) {
    const known = standingOf(row)
    const isLost = known.level < known.highest
    const validOfNow = isLost ? await validOfMonth(tx, accountId, now) : 0n
    const life = { valid, deposited: deposited.get(accountId) ?? 0n, validOfMonth: validOfNow }
    if (raise(levels, known, life, now) === known) continue
    if (await raiseOne(tx, levels, { accountId, life, now })) raised.push(accountId)
  }
  await tellVip(tx, raised)
  return raised
}

interface Rise {
  readonly accountId: bigint
  readonly life: VipLife
  readonly now: Date
}

/** Looks again under the lock: another process may have raised the member, or taken a level away, meanwhile. */
async function raiseOne(tx: Tx, levels: readonly VipLevel[], { accountId, life, now }: Rise): Promise<boolean> {
  const before = standingOf(await lockVipRow(tx, accountId))
  const isLost = before.level < before.highest
  const lived = isLost ? { ...life, validOfMonth: await validOfMonth(tx, accountId, now) } : life
  const after = raise(levels, before, lived, now)
  if (after === before) return false
  const { deposited, valid } = life
  await keepVipChange(tx, { accountId, before: before.level, ...changed(after), month: null, deposited, valid })
  return true
}

/** A month that is over, as it is decided for one member. */
export interface PastMonth {
  readonly accountId: bigint
  /** The first day of the month. */
  readonly month: string
  readonly decidedAt: Date
}

/** Takes a level away where too little was bet in a month; answers whether it did. */
export async function keepLevel(
  tx: Tx,
  levels: readonly VipLevel[],
  { accountId, month, decidedAt }: PastMonth,
): Promise<boolean> {
  const before = standingOf(await lockVipRow(tx, accountId))
  const valid = await validBetween(tx, accountId, month, addMonths(month, 1))
  const after = keep(levels, before, valid, decidedAt)
  if (after === before) return false
  const deposited = (await depositedInAll(tx, [accountId])).get(accountId) ?? 0n
  await keepVipChange(tx, { accountId, before: before.level, ...changed(after), month, deposited, valid })
  await tellVip(tx, [accountId])
  return true
}

type Standing = Pick<VipRow, 'level' | 'highest' | 'protected_until'>

/** How a member stands by its row. */
function standingOf({ level, highest, protected_until: protectedUntil }: Standing): VipStanding {
  return { level, highest, protectedUntil }
}

const changed = ({ level: after, highest, protectedUntil }: VipStanding) => ({ after, highest, protectedUntil })

/** What a member bet in the merchant's month of a moment. */
export async function validOfMonth(db: Db, accountId: bigint, now: Date): Promise<bigint> {
  const first = firstOfMonth(dayOf(now))
  return await validBetween(db, accountId, first, addMonths(first, 1))
}

const hourMs = 3_600_000
const decidedHour = 5

/** When it is decided whether a month, named by its first day, kept the level: at 05:00 of the day after it. */
export const decisionOf = (month: string): Date =>
  new Date(startOf(addMonths(month, 1)).getTime() + decidedHour * hourMs)
