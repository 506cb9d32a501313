/** Least and most of one payout, in minor units. */
export interface LegBounds {
  readonly least: bigint
  /** At least twice the least, so that the last two legs can share. */
  readonly most: bigint
}

/**
 * The payouts that an amount is split into: as much as one may have, then the rest. A rest below the least takes what it
 * lacks from the leg before it (domain section 5.5, X03 and X04).
 */
export function splitLegs(amount: bigint, { least, most }: LegBounds): bigint[] {
  const legs = Array.from({ length: Number(amount / most) }, () => most)
  const rest = amount % most
  if (rest === 0n) return legs
  const before = legs.pop()
  if (before === undefined) return [rest]
  return rest >= least ? [...legs, before, rest] : [...legs, before - (least - rest), least]
}
