import type { LineKind } from './bet-type.ts'
import { compare, type Rational, ratio, times, total } from './rational.ts'

/** Odds are kept with four decimals: 1.982 is 19 820. Gross: the stake is included. */
export type OddsE4 = bigint

/** Odds of each tier of a bet type. */
export type Odds = Readonly<Record<string, OddsE4>>

/** A prize group says how much of all stakes is paid back: 2000 is everything, 1800 nine tenths. */
export const fullPrizeGroup = 2000

/** No price row may pay back more than 99.9 % or less than 30 % of the stakes (`domain/lottery.md` 0.2). */
const [leastReturn, mostReturn] = [ratio(30, 100), ratio(999, 1000)]

/** `12.5` as 125 000, or undefined when it is no plain decimal of up to four places. */
export function oddsOf(decimal: string): OddsE4 | undefined {
  const match = /^(\d{1,12})(?:\.(\d{1,4}))?$/.exec(decimal)
  if (!match) return undefined
  const [, whole = '', fraction = ''] = match
  return BigInt(whole + fraction.padEnd(4, '0'))
}

/** The odds at which a fair share of the stakes is paid back: `floor4(share / chance)`. */
export function oddsForReturn(share: Rational, chance: Rational): OddsE4 {
  return (10_000n * share.numerator * chance.denominator) / (share.denominator * chance.numerator)
}

/** The share of the stakes that a prize group pays back. */
export function returnOfPrizeGroup(prizeGroup: number): Rational {
  return ratio(prizeGroup, fullPrizeGroup)
}

/**
 * The odds of every tier in a prize group. A line with several tiers shares the return between them in equal
 * parts, so that all of them together pay back the group's share; a returned stake counts as paid.
 */
export function prizeGroupOdds(lineKinds: readonly LineKind[], prizeGroup: number): Odds {
  const share = returnOfPrizeGroup(prizeGroup)
  const odds: Record<string, OddsE4> = {}
  for (const { chances } of lineKinds) {
    const part = times(share, ratio(1, chances.length))
    for (const { tier, chance } of chances) {
      const fair = oddsForReturn(part, chance)
      if (odds[tier] === undefined || fair < odds[tier]) odds[tier] = fair
    }
  }
  return odds
}

/** The share of its stake that a line of this kind pays back in the long run, returned stakes included. */
export function returnToPlayer({ chances, push }: LineKind, odds: Odds): Rational {
  return total([push, ...chances.map(({ tier, chance }) => times(chance, ratio(odds[tier] ?? 0n, 10_000n)))])
}

/** What is wrong with a price row, if anything: a tier without odds, or a return outside the guard. */
export function priceProblem(
  lineKinds: readonly LineKind[],
  odds: Odds,
): 'missing_odds' | 'return_too_high' | 'return_too_low' | undefined {
  if (lineKinds.some(({ chances }) => chances.some(({ tier }) => odds[tier] === undefined))) return 'missing_odds'
  const returns = lineKinds.map((kind) => returnToPlayer(kind, odds))
  if (returns.some((share) => compare(share, mostReturn) > 0)) return 'return_too_high'
  if (returns.some((share) => compare(share, leastReturn) < 0)) return 'return_too_low'
  return undefined
}
