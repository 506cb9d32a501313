import type { LineKind } from './bet-type.ts'
import { type Odds, type OddsE4, oddsForReturn } from './price.ts'
import { ratio, times, total } from './rational.ts'

/** A prize group says how much of all stakes is paid back: 2000 is everything, 1800 nine tenths. */
export const fullPrizeGroup = 2000

/** The highest groups that anybody, and that a player, may be granted (`domain/lottery.md` 0.1). */
export const mostPrizeGroup = { anybody: 1990, player: 1980 }

/** The step of the slider: 0.1 % of the stake. */
export const prizeGroupStep = 2

/** Whether a player with the granted group `most` may choose this one; the merchant sets `least`. */
export function isPrizeGroup(group: number, { least, most }: { least: number; most: number }): boolean {
  return group >= least && group <= most && (most - group) % prizeGroupStep === 0
}

/**
 * What a lower prize group than the highest granted gives back of the valid stake, in two-thousandths. An upline
 * earns by the same rule what it was granted beyond its downline.
 */
export function rebatePer2000(granted: number, chosen: number): number {
  return granted - chosen
}

/** The rebate on a valid stake, floored to minor units. */
export function rebateMinor(validStakeMinor: bigint, per2000: number): bigint {
  return (validStakeMinor * BigInt(per2000)) / BigInt(fullPrizeGroup)
}

/**
 * The odds of every tier in a prize group, so that a line pays back the group's share of its stake, returned
 * stakes included. Several tiers of a line have equal parts of that; where kinds of line share a tier, the
 * likelier one decides.
 */
export function prizeGroupOdds(lineKinds: readonly LineKind[], group: number): Odds {
  const odds: Record<string, OddsE4> = {}
  for (const { chances, push } of lineKinds) {
    const won = total([ratio(group, fullPrizeGroup), times(push, ratio(-1))])
    const share = times(won, ratio(1, chances.length))
    for (const { tier, chance } of chances) {
      const fair = oddsForReturn(share, chance)
      if (odds[tier] === undefined || fair < odds[tier]) odds[tier] = fair
    }
  }
  return odds
}
