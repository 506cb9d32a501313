import { type Outcome, outcomes } from './deal.ts'
import type { Ways } from './exact-chances.ts'

/** What is staked on each outcome, in minor units. */
export type TableBets = Readonly<Record<Outcome, bigint>>

/** Stakes are multiples of this many minor units, so that the banker's 0.95 leaves no remainder. */
export const stakeStep = 20n

/** What comes back for a winning stake of 20, itself included: even money, 0.95 to 1 and 8 to 1. */
const backFor20: TableBets = { player: 40n, banker: 39n, tie: 180n }

/** The same as decimal odds, which the brand is told. */
export const decimalOdds: Readonly<Record<Outcome, string>> = { player: '2.00', banker: '1.95', tie: '9.00' }

/** What the bets bring back, stakes included. A tie gives the stakes on player and banker back. */
export function settleBets(bets: TableBets, outcome: Outcome): bigint {
  const stakesBack = outcome === 'tie' ? bets.player + bets.banker : 0n
  return stakesBack + (bets[outcome] * backFor20[outcome]) / stakeStep
}

/** What a bet on each outcome gives back in the long run, as a percentage with two digits, cut off. */
export function returnsOfBets(ways: Ways): Record<Outcome, string> {
  const percent = (bet: Outcome) => {
    const bets = { player: 0n, banker: 0n, tie: 0n, [bet]: stakeStep }
    const back = outcomes.reduce((sum, outcome) => sum + settleBets(bets, outcome) * BigInt(ways[outcome]), 0n)
    const hundredths = (back * 10_000n) / (stakeStep * BigInt(ways.all))
    return `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`
  }
  return { player: percent('player'), banker: percent('banker'), tie: percent('tie') }
}
