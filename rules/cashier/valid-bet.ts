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
  /** Decimal odds in hundredths, stake included, where the vendor told them. */
  readonly oddsHundredths?: number | undefined
}

/** Machines and drawn numbers: nobody can bet on both sides of them, so the whole stake counts (domain section 1.3). */
const wholeStake: ReadonlySet<string> = new Set(['RNG', 'FISH', 'LOTT', 'ELOTT', 'SC', 'AC', 'VP', 'JP'])
const sports: ReadonlySet<string> = new Set(['SPORTS', 'ESPORTS'])
/** A bet on what is nearly certain counts nothing: below 1.50, which is 0.50 in Hong Kong. */
const leastOddsHundredths = 150

/**
 * What a bet counts for turnover, rebates and agents' figures. Where two sides can be betted on, only what was won or
 * lost counts, so that bets which cancel each other count nothing; a tie and a bet taken back count nothing either.
 */
export function validBet({ product, stake, winLoss, end, oddsHundredths }: EndedBet): bigint {
  if (end === 'cancelled') return 0n
  if (product !== undefined && wholeStake.has(product)) return stake
  const isTooSafe = oddsHundredths !== undefined && oddsHundredths < leastOddsHundredths
  if (product !== undefined && sports.has(product) && isTooSafe) return 0n
  const moved = winLoss < 0n ? -winLoss : winLoss
  return moved < stake ? moved : stake
}
