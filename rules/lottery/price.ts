import type { LineKind } from './bet-type.ts'
import { compare, type Rational, ratio, times, total } from './rational.ts'

/** Odds are kept with four decimals: 1.982 is 19 820. Gross: the stake is included. */
export type OddsE4 = bigint

/** Odds of each tier of a bet type. */
export type Odds = Readonly<Record<string, OddsE4>>

/** Between which shares of the stakes a price pays back. */
export interface ReturnGuard {
  readonly least: Rational
  readonly most: Rational
}

/** A price pays back neither less than 30 % nor more than 99.9 % of the stakes (`domain/lottery.md` 0.2). */
export const returnGuard: ReturnGuard = { least: ratio(30, 100), most: ratio(999, 1000) }

/** What two operators together may set: from a tenth of the stakes up to all of them. Beyond that the house can only lose, or the player. */
export const widestReturns: ReturnGuard = { least: ratio(10, 100), most: ratio(1) }

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

/** The share of its stake that a line of this kind pays back in the long run, returned stakes included. */
export function returnToPlayer({ chances, push }: LineKind, odds: Odds): Rational {
  return total([push, ...chances.map(({ tier, chance }) => times(chance, ratio(odds[tier] ?? 0n, 10_000n)))])
}

/** What can be wrong with a price. */
export type PriceProblem = 'missing_odds' | 'return_too_high' | 'return_too_low'

/** What is wrong with a price row, if anything: a tier without odds, or a return outside the guard. */
export function priceProblem(
  lineKinds: readonly LineKind[],
  odds: Odds,
  { least, most } = returnGuard,
): PriceProblem | undefined {
  if (lineKinds.some(({ chances }) => chances.some(({ tier }) => odds[tier] === undefined))) return 'missing_odds'
  const returns = lineKinds.map((kind) => returnToPlayer(kind, odds))
  if (returns.some((share) => compare(share, most) > 0)) return 'return_too_high'
  if (returns.some((share) => compare(share, least) < 0)) return 'return_too_low'
  return undefined
}
