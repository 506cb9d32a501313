import type { Selection, Wins } from './bet-type.ts'
import type { Draw } from './draw.ts'
import { stakeBackE4, weightE4 } from './payout.ts'
import type { Odds } from './price.ts'
import { rebateMinor } from './prize-group.ts'
import { type LineStake, payoutMinor } from './stake.ts'

/** What an accepted bet item pays by: the odds and the rebate are those of the moment when it was accepted. */
export interface BetTerms extends LineStake {
  readonly odds: Odds
  /** The player's highest prize group less the one chosen, in two-thousandths of the valid stake. */
  readonly rebatePer2000: number
}

/** How an issue ended. */
export type Outcome = { readonly kind: 'drawn'; readonly draw: Draw } | { readonly kind: 'void' }

/** As much of a selection as settling needs; `settle-canonical.ts` gives the winning lines without a reading. */
type SettledSelection = Pick<Selection, 'lines' | 'winningLines'>

/** What becomes of a bet item. */
export interface Settlement {
  readonly status: 'WON' | 'LOST' | 'PUSH' | 'REFUNDED'
  readonly wins: Wins
  readonly payoutMinor: bigint
  /** The stake of the lines that won or lost; it earns the rebate. */
  readonly validStakeMinor: bigint
  readonly rebateMinor: bigint
}

/**
 * Settles one bet item by the book. Faster settlements are compared with this one, and the odds checker shows what it
 * answers. The payout is floored once, over all lines of the item; so is the rebate. It loads no family's rules.
 */
export function settle(selection: SettledSelection, terms: BetTerms, outcome: Outcome, exponent: number): Settlement {
  const stakeOf = (lines: number) => payoutMinor(terms, BigInt(lines) * stakeBackE4, exponent)
  if (outcome.kind === 'void') {
    const payout = stakeOf(selection.lines)
    return { status: 'REFUNDED', wins: { tiers: [], pushed: 0 }, payoutMinor: payout, ...unrewarded }
  }
  const wins = selection.winningLines(outcome.draw)
  const validStakeMinor = stakeOf(selection.lines) - stakeOf(wins.pushed)
  return {
    status: wins.tiers.length > 0 ? 'WON' : wins.pushed === selection.lines ? 'PUSH' : 'LOST',
    wins,
    payoutMinor: payoutMinor(terms, weightE4(wins, terms.odds), exponent),
    validStakeMinor,
    rebateMinor: rebateMinor(validStakeMinor, terms.rebatePer2000),
  }
}

const unrewarded = { validStakeMinor: 0n, rebateMinor: 0n }
