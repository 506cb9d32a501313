import type { KeptStatus, PromotionStatus, StandingObstacle } from '@banyan/rules/promotions/promotion-status.ts'
import { limitOf } from '../kinds/fields.ts'
import type { Chance, Facts } from '../kinds/kind.ts'
import type { CommonRule } from './rule.ts'

/** The promotion itself, whoever looks. */
export interface PromotionTimes {
  readonly state: 'draft' | 'running' | 'stopped'
  readonly startsAt: Date
  readonly endsAt: Date | null
  /** Nothing of the budget is left, or not enough of today's. */
  readonly isSoldOut: boolean
}

/** What a member keeps of a cycle. */
export interface Kept {
  readonly status: KeptStatus
}

/** What a member took already that leaves less for it, or nothing. */
export interface Taken {
  /** Of this promotion in all its cycles, what waits for an operator too; in minor units. */
  readonly amount: bigint
  /** Whether the member has another promotion of the same group. */
  readonly isGroup: boolean
}

/** What a member looks at. */
export interface Looked {
  readonly promotion: PromotionTimes
  readonly common: CommonRule
  readonly facts: Facts
  readonly taken: Taken
  readonly chance: Chance
  readonly kept: Kept | undefined
}

const dayMs = 86_400_000

/** What no deed of the member changes. */
const forGood: ReadonlySet<StandingObstacle | undefined> = new Set([
  'not_new',
  'exclusive',
  'had_most',
  'country',
  'excluded',
])

/** What stands in a member's way to take part at all; undefined where nothing does. */
export function obstacleOf(
  { vipFrom, newWithinDays, needs, mostPerMember, countries, excludeTags, oncePer }: CommonRule,
  { vipLevel, registeredAt, now, verified, country, tags }: Facts,
  taken: Taken,
): StandingObstacle | undefined {
  if (newWithinDays > 0 && now.getTime() - registeredAt.getTime() > newWithinDays * dayMs) return 'not_new'
  if (tags.some((tag) => excludeTags.includes(tag))) return 'excluded'
  // A number of no country is of none of these; a visitor's is not known, and nothing stands in a visitor's way.
  if (countries.length > 0 && verified.phone && country !== 'any' && !(country && countries.includes(country)))
    return 'country'
  if (taken.isGroup) return 'exclusive'
  const most = limitOf(mostPerMember)
  if (most !== undefined && taken.amount >= most) return 'had_most'
  if (vipLevel < vipFrom) return 'vip'
  // `oncePer` needs the mark to exist; `countries` needs a confirmed number.
  const implied = countries.length > 0 ? [...oncePer, 'phone' as const] : oncePer
  return [...needs, ...implied].find((need) => !verified[need])
}

/**
 * How a promotion stands for a member in one cycle: the first line that holds (domain section 4.1). What was given, or is
 * judged, stays to be seen when the promotion is over.
 */
export function statusOf({ promotion, common, facts, taken, chance, kept }: Looked): PromotionStatus {
  const { now } = facts
  if (kept && kept.status !== 'signed') return kept.status
  const isOver = promotion.state === 'stopped' || (promotion.endsAt !== null && promotion.endsAt <= now)
  // What was earned until the end can be claimed in its time.
  const mayLinger = promotion.state === 'running' && chance.isMet && chance.until !== undefined && chance.until > now
  if ((isOver && !mayLinger) || promotion.isSoldOut) return 'close'
  if (promotion.startsAt > now) return 'coming_soon'
  if (chance.until !== undefined && chance.until <= now) return 'close'
  const obstacle = obstacleOf(common, facts, taken)
  if (forGood.has(obstacle)) return 'close'
  if (common.optIn && !kept) return 'join'
  if (chance.isMet && obstacle === undefined) return 'claim'
  const hasBegun = chance.progress !== undefined && chance.progress.done > 0n
  return kept && !hasBegun ? 'signed' : 'process'
}

type Reward = NonNullable<Chance['reward']>

/** A reward of which a member gets no more than what is left. */
export function upTo(left: bigint, { least, most }: Reward): Reward {
  return { least: least < left ? least : left, most: most < left ? most : left }
}
