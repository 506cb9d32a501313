/** How a promotion stands for a member, in the words of the specification (requirements PRO-01). */
export const promotionStatuses = [
  'coming_soon',
  'join',
  'signed',
  'process',
  'claim',
  'applying',
  'issued',
  'claimed',
  'rejected',
  'close',
] as const
export type PromotionStatus = (typeof promotionStatuses)[number]

/** What an enrolment keeps; the others follow from what the member did and what time it is. */
export const keptStatuses = ['signed', 'applying', 'issued', 'claimed', 'rejected', 'close'] as const
export type KeptStatus = (typeof keptStatuses)[number]

/**
 * What may follow each status within one cycle (domain section 4.1). Everything that is not over may be closed: the
 * promotion ends, is sold out, or nobody claimed in time.
 */
const next: Readonly<Record<PromotionStatus, readonly PromotionStatus[]>> = {
  coming_soon: ['join', 'process', 'claim', 'close'],
  join: ['signed', 'close'],
  signed: ['process', 'claim', 'close'],
  process: ['claim', 'close'],
  claim: ['applying', 'issued', 'claimed', 'close'],
  applying: ['issued', 'rejected'],
  issued: ['claimed', 'close'],
  claimed: [],
  rejected: ['applying', 'close'],
  close: [],
}

/** Whether a member's promotion may go from one status to another. */
export function mayBecome(before: PromotionStatus, after: PromotionStatus): boolean {
  return next[before].includes(after)
}

/** Where a member does what a promotion waits for. */
export const promotionWays = ['deposit', 'games', 'security', 'payout', 'profile'] as const
export type PromotionWay = (typeof promotionWays)[number]

/** What the filters of the promotions' page are called (spec section 1). */
export const promotionGroups = ['newbie', 'limited', 'special', 'daily', 'rebate', 'vip'] as const
export type PromotionGroup = (typeof promotionGroups)[number]

/** Why a member has no part in a promotion: for good, or until something is done. */
export const standingObstacles = [
  ...(['not_new', 'exclusive', 'had_most', 'country', 'excluded'] as const),
  ...(['vip', 'phone', 'email', 'bank', 'id', 'name'] as const),
] as const
export type StandingObstacle = (typeof standingObstacles)[number]
