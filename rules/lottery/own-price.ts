import type { BetType } from './bet-type.ts'
import { type Odds, oddsOf, type PriceProblem, priceProblem, type ReturnGuard, returnGuard } from './price.ts'
import { fullPrizeGroup, prizeGroupOdds } from './prize-group.ts'
import { compare, ratio } from './rational.ts'

/** A merchant's own price of a bet type: odds by tier as decimals, or one prize group for everybody. */
export type OwnPrice = Readonly<Record<string, string>> | number

/** Why an own price is refused: `unknown_tier` names a tier that its bet type does not have, `odds` are none. */
export type OwnPriceProblem = PriceProblem | 'unknown_tier' | 'odds'

/** What is wrong with an own price of a bet type, if anything, by the chances of the rules themselves. */
export function ownPriceProblem(
  { lineKinds }: Pick<BetType, 'lineKinds'>,
  price: OwnPrice,
  guard: ReturnGuard = returnGuard,
): OwnPriceProblem | undefined {
  if (typeof price === 'number') return groupProblem(lineKinds, price, guard)
  // The chances are each selection's own, so no odds can be judged: such a bet type has a prize group.
  if (lineKinds.length === 0) return 'odds'
  const tiers = new Set(lineKinds.flatMap(({ chances }) => chances.map(({ tier }) => tier)))
  const odds: Record<string, bigint> = {}
  for (const [tier, decimal] of Object.entries(price)) {
    const value = oddsOf(decimal)
    if (value === undefined) return 'odds'
    if (!tiers.has(tier)) return 'unknown_tier'
    odds[tier] = value
  }
  return priceProblem(lineKinds, odds, guard)
}

function groupProblem(lineKinds: BetType['lineKinds'], group: number, guard: ReturnGuard): OwnPriceProblem | undefined {
  const share = ratio(group, fullPrizeGroup)
  if (compare(share, guard.most) > 0) return 'return_too_high'
  if (compare(share, guard.least) < 0) return 'return_too_low'
  // Kinds of line that share a tier, and flooring, may take some more.
  const odds: Odds = prizeGroupOdds(lineKinds, group)
  return lineKinds.length === 0 ? undefined : priceProblem(lineKinds, odds, guard)
}
