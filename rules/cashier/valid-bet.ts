/** What became of a bet. */
export type BetEnd = 'settled' | 'cancelled'

/** A bet that is over, in minor units. */
export interface EndedBet {
  /** Type of its game as lists have it, such as RNG; undefined where nobody knows the game any more. */
  readonly product: string | undefined
  readonly stake: bigint
  /** What was paid less the stake. */
  readonly winLoss: bigint
  readonly end: BetEnd
  /** What of the stake is at risk, in minor units, where its vendor tells odds or outcomes; undefined: all of it. */
  readonly atRisk?: bigint | undefined
}

/** Machines and drawn numbers: nobody can bet on both sides of them, so the whole stake counts (domain section 1.3). */
const wholeStake: ReadonlySet<string> = new Set(['RNG', 'FISH', 'LOTT', 'ELOTT', 'SC', 'AC', 'VP', 'JP'])

/**
 * What a bet counts for turnover, rebates and agents' figures, at most what is at risk. Where two sides can be betted on,
 * only what was won or lost counts, so that bets which cancel each other count nothing; a tie and a bet taken back count
 * nothing either.
 */
export function validBet({ product, stake, winLoss, end, atRisk = stake }: EndedBet): bigint {
  if (end === 'cancelled') return 0n
  if (product !== undefined && wholeStake.has(product)) return least(stake, atRisk)
  return least(least(winLoss < 0n ? -winLoss : winLoss, stake), atRisk)
}

function least(one: bigint, other: bigint): bigint {
  return one < other ? one : other
}
