/** Part of a stake that is at risk, in billionths: 0 is none of it. */
export type RiskShare = bigint
export const wholeShare: RiskShare = 1_000_000_000n

/** One of several outcomes that exclude each other, and what is staked on it. */
export interface Side {
  /** How likely it is, as a part of the whole. */
  readonly weight: bigint
  /** In minor units, of everyone whose bets are netted together. */
  readonly stake: bigint
}

/** Bets that win on more than this part of what can happen carry no risk (domain section 1.3). */
const [coveredParts, ofParts] = [7n, 10n]
/** Keeps fair payouts exact where a stake is not divisible by a chance. */
const scale = 1_000_000n

/**
 * How much of the stake on each side is at risk. A side pays its stake divided by its chance, at a fair price; what more
 * than 70 % of all that can happen pay alike comes back almost whatever happens, and only what a side pays beyond it is
 * at risk. Equal bets on both sides leave nothing, 100 against 60 leave 40, eight of ten digits nothing.
 */
export function sharesAtRisk(sides: readonly Side[], whole: bigint): RiskShare[] {
  const payouts = sides.map(({ weight, stake }) => (weight > 0n ? (stake * scale * whole) / weight : 0n))
  const certain = certainPayout(sides, payouts, whole)
  return payouts.map((payout) => (payout <= certain ? 0n : ((payout - certain) * wholeShare) / payout))
}

/** The highest payout that more than 70 % of all that can happen reach; nothing where fewer are bet on. */
function certainPayout(sides: readonly Side[], payouts: readonly bigint[], whole: bigint): bigint {
  const falling = sides.map((_, at) => at).toSorted((one, other) => compare(payouts[other], payouts[one]))
  let covered = 0n
  for (const at of falling) {
    covered += sides[at]?.weight ?? 0n
    if (covered * ofParts > whole * coveredParts) return payouts[at] ?? 0n
  }
  return 0n
}

/** A part of a stake in minor units, rounded to the nearest, so that a third of 300 is 100. */
export function partAtRisk(stake: bigint, share: RiskShare): bigint {
  return (2n * stake * share + wholeShare) / (2n * wholeShare)
}

function compare(one = 0n, other = 0n): number {
  return one < other ? -1 : one > other ? 1 : 0
}
