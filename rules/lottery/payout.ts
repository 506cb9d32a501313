import type { Selection, Wins } from './bet-type.ts'
import type { Odds, OddsE4 } from './price.ts'
import { type LineStake, payoutMinor } from './stake.ts'

/** The odds of a returned line: its stake and no more. */
export const stakeBackE4: OddsE4 = 10_000n

/** The odds of all winning lines together, a returned line at 1. */
export function weightE4({ tiers, pushed }: Wins, odds: Odds): bigint {
  return tiers.reduce((sum, { tier, count }) => {
    const oddsE4 = odds[tier]
    if (oddsE4 === undefined) throw new Error(`The bet was accepted without odds for tier ${tier}.`)
    return sum + BigInt(count) * oddsE4
  }, BigInt(pushed) * stakeBackE4)
}

/** No draw pays more on this selection: the bound for payout limits and for what a page promises. */
export function mostPayoutMinor(
  selection: Pick<Selection, 'bestWins'>,
  { odds, exponent, ...stake }: LineStake & { readonly odds: Odds; readonly exponent: number },
): bigint {
  const weights = selection.bestWins().map((wins) => weightE4(wins, odds))
  return payoutMinor(
    stake,
    weights.reduce((most, weight) => (weight > most ? weight : most), 0n),
    exponent,
  )
}
