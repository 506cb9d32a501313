import type { Db } from '#/platform/db/handles.ts'
import type { VipFact, VipLevel } from '../kinds/kind.ts'
import { vipChangesOf, vipRowOf } from '../store/vip.ts'

/** What is asked for how members stand. */
export interface VipParts {
  /** Level 0 first; none where the brand has no VIP. */
  levels(): readonly VipLevel[]
  /** What a member says of its birthday. */
  birthdayOf(db: Db, accountId: bigint): Promise<VipFact['birthday']>
  /** Whether the member's number for messages is its own proven one. */
  provesMessaging(db: Db, accountId: bigint): Promise<boolean>
  /** The country of a sealed mobile number; undefined for a number of no country. */
  countryOf(accountId: bigint, sealedNumber: Uint8Array): Promise<string | undefined>
  /** Keyed hashes of the real names that the member has told, without accents and case. */
  nameHashesOf(db: Db, accountId: bigint): Promise<readonly Uint8Array[]>
}

/** Levels from 1 to this one. */
const upTo = (level: number): number[] => Array.from({ length: level }, (_, at) => at + 1)

/** How a visitor stands. */
export const strangersVip = (levels: readonly VipLevel[]): VipFact => ({
  ...{ levels, level: 0, reached: [], birthday: undefined },
})

/** How a member stands; without levels nothing is looked up. */
export async function vipFactOf(
  db: Db,
  { birthdayOf, levels: current }: VipParts,
  accountId: bigint,
): Promise<VipFact> {
  const levels = current()
  if (levels.length === 0) return strangersVip(levels)
  const row = await vipRowOf(db, accountId)
  const birthday = await birthdayOf(db, accountId)
  return { levels, level: levelWithin(levels, row?.level), reached: upTo(levelWithin(levels, row?.highest)), birthday }
}

/** The level as the settings have it now: an operator may have taken the highest ones away. */
export function levelWithin(levels: readonly VipLevel[], level = 0): number {
  return Math.max(0, Math.min(level, levels.length - 1))
}

/** How a member stood when a day had ended; levels that it had reached before `since` are left out. */
export async function vipHistory(
  db: Db,
  parts: VipParts,
  accountId: bigint,
  since: Date,
): Promise<(at: Date) => VipFact> {
  const now = await vipFactOf(db, parts, accountId)
  const changes = now.levels.length === 0 ? [] : await vipChangesOf(db, accountId)
  const highestAt = (at: Date) =>
    changes.reduce((so, change) => (change.at < at && change.after > so ? change.after : so), 0)
  const before = highestAt(since)
  return (at) => ({
    ...now,
    level: levelWithin(now.levels, changes.findLast((change) => change.at < at)?.after),
    reached: upTo(levelWithin(now.levels, highestAt(at))).filter((level) => level > before),
  })
}
