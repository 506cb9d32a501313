import { partAtRisk, type RiskShare, type Side, sharesAtRisk, wholeShare } from './at-risk.ts'

/** A bet whose vendor tells its odds, the outcome that it is on, or both. */
export interface SidedBet {
  /** In minor units. */
  readonly stake: bigint
  /** Decimal odds × 10⁴, the stake included. */
  readonly oddsE4?: bigint | undefined
  readonly outcome?: string | undefined
}

/** More than this part of all that can happen is as good as certain, as for the lottery (domain section 1.3). */
const [coveredParts, ofParts] = [7n, 10n]
const oneE4 = 10_000n

/**
 * How much of bets on outcomes that exclude each other is at risk, by outcome; the bets are those of one market, of a
 * player and of everyone who is netted with it.
 *
 * - Bets on one outcome are at risk whole.
 * - Where odds are told of every outcome, their inverses are its chances: outcomes of 70 % at most are at risk whole, such
 *   as ten numbers of a wheel. Beyond that what they pay alike is netted, as of lottery bets.
 * - Where odds are not told, any two outcomes may be all that there are, and have equal chances.
 * - Netted outcomes never have more at risk together than the largest stake has beyond all the others: 100 against 60
 *   leave 40, and equal stakes nothing, whatever the odds.
 */
export function outcomesAtRisk(bets: readonly SidedBet[]): ReadonlyMap<string, RiskShare> {
  const staked = bets.filter(({ stake }) => stake > 0n)
  const isPriced = staked.every(({ oddsE4 }) => oddsE4 !== undefined)
  const sides = [...Map.groupBy(staked, ({ outcome = '' }) => outcome)].map(([outcome, on]) => {
    const stake = sum(on.map((bet) => bet.stake))
    return { outcome, stake, weight: isPriced ? chanceOf(on, stake) : 1n }
  })
  const whole = isPriced ? chanceParts : BigInt(sides.length)
  const isCovered = sum(sides.map(({ weight }) => weight)) * ofParts > whole * coveredParts
  if (sides.length < 2 || !isCovered) return new Map(sides.map(({ outcome }) => [outcome, wholeShare]))
  const shares = sharesAtRisk(sides, whole)
  const most = beyondOthers(sides)
  const atRisk = sum(sides.map(({ stake }, at) => stake * (shares[at] ?? 0n)))
  return new Map(
    sides.map(({ outcome }, at) => {
      const share = shares[at] ?? 0n
      return [outcome, atRisk > most * wholeShare ? (share * most * wholeShare) / atRisk : share]
    }),
  )
}

/** What a bet counts for turnover at most, in minor units: nothing below the least odds, else what of it is at risk. */
export function mostOfBet(
  { stake, oddsE4, outcome }: SidedBet,
  atRisk: ReadonlyMap<string, RiskShare>,
  leastOddsE4: bigint,
): bigint {
  if (oddsE4 !== undefined && oddsE4 < leastOddsE4) return 0n
  return outcome === undefined ? stake : partAtRisk(stake, atRisk.get(outcome) ?? wholeShare)
}

/** A chance of all, keeping those of long odds exact. */
const chanceParts = 1_000_000_000_000n

/** The chance of an outcome, by what the bets on it pay together. */
function chanceOf(bets: readonly SidedBet[], stake: bigint): bigint {
  const payout = sum(bets.map((bet) => bet.stake * (bet.oddsE4 ?? oneE4)))
  return (chanceParts * oneE4 * stake) / payout
}

/** What the largest stake has beyond all the others. */
function beyondOthers(sides: readonly Side[]): bigint {
  const largest = sides.reduce((most, { stake }) => (stake > most ? stake : most), 0n)
  const left = 2n * largest - sum(sides.map(({ stake }) => stake))
  return left > 0n ? left : 0n
}

function sum(amounts: readonly bigint[]): bigint {
  return amounts.reduce((total, amount) => total + amount, 0n)
}
