import { addMonths, dayOf, startOf } from '../kinds/days.ts'
import type { VipLevel } from '../kinds/kind.ts'

/** Levels up to this one are never lost (domain section 4.4). */
export const keptForEver = 2

/** What a member has of VIP. */
export interface VipStanding {
  readonly level: number
  /** The highest level that the member ever had. */
  readonly highest: number
  /** Until then the level is not lost; null where nothing protects it. */
  readonly protectedUntil: Date | null
}

/** Where everybody begins. */
export const newcomer: VipStanding = { level: 0, highest: 0, protectedUntil: null }

/** What a member did in its life, and bet in the merchant's month, in minor units. */
export interface VipLife {
  readonly deposited: bigint
  readonly valid: bigint
  readonly validOfMonth: bigint
}

type Marks = Pick<VipLevel, 'deposited' | 'valid' | 'keepValid'>

/**
 * The standing of a member who has just done something: it rises to the highest level of which it has reached both marks.
 * What it did in its life is never undone, so a level that it had and lost asks for more: bets of the month that would
 * have kept it. Whoever rises is protected for a month.
 */
export function raise(levels: readonly Marks[], standing: VipStanding, life: VipLife, now: Date): VipStanding {
  const level = levels.findLastIndex(({ deposited, valid, keepValid }, rank) => {
    const wasLost = rank > standing.level && rank <= standing.highest
    return life.deposited >= deposited && life.valid >= valid && (!wasLost || life.validOfMonth >= keepValid)
  })
  if (level <= standing.level) return standing
  return { level, highest: Math.max(level, standing.highest), protectedUntil: monthAfter(now) }
}

/**
 * The standing after a month in which the member bet so much, as it is decided at `decidedAt`: one level less where that
 * was too little. A level that the settings no longer have is kept by what the highest one asks.
 */
export function keep(levels: readonly Marks[], standing: VipStanding, valid: bigint, decidedAt: Date): VipStanding {
  const { level, protectedUntil } = standing
  const asked = levels[Math.min(level, levels.length - 1)]
  const isProtected = protectedUntil !== null && protectedUntil > decidedAt
  if (!asked || level <= keptForEver || isProtected || valid >= asked.keepValid) return standing
  return { ...standing, level: level - 1, protectedUntil: null }
}

/** The same time of the day a month later; the month's last day where it has no such day. */
function monthAfter(now: Date): Date {
  const day = dayOf(now)
  return new Date(startOf(addMonths(day, 1)).getTime() + now.getTime() - startOf(day).getTime())
}
