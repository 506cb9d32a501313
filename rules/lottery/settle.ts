import type { Selection, Wins } from './bet-type.ts'
import { betTypeOf } from './bet-types.ts'
import type { Draw } from './draw.ts'
import { stakeBackE4, weightE4 } from './payout.ts'
import type { Odds } from './price.ts'
import { rebateMinor } from './prize-group.ts'
import { type LineStake, payoutMinor } from './stake.ts'

/** A bet item as it was accepted; odds and rebate are those of that moment. */
export interface Bet extends LineStake {
  readonly playCode: string
  /** In its canonical spelling. */
  readonly selection: string
  readonly odds: Odds
  /** The player's highest prize group less the one chosen, in two-thousandths of the valid stake. */
  readonly rebatePer2000: number
}

/** How an issue ended. */
export type Outcome = { readonly kind: 'drawn'; readonly draw: Draw } | { readonly kind: 'void' }

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
 * Settles one bet item by the book. This is the reference that every faster settlement is compared with. The
 * payout is floored once, over all lines of the item; so is the rebate.
 */
export function settle(bet: Bet, outcome: Outcome, exponent: number): Settlement {
  const selection = selectionOf(bet, outcome)
  const stakeOf = (lines: number) => payoutMinor(bet, BigInt(lines) * stakeBackE4, exponent)
  if (outcome.kind === 'void') {
    const payout = stakeOf(selection.lines)
    return { status: 'REFUNDED', wins: { tiers: [], pushed: 0 }, payoutMinor: payout, ...unrewarded }
  }
  const wins = selection.winningLines(outcome.draw)
  const validStakeMinor = stakeOf(selection.lines) - stakeOf(wins.pushed)
  return {
    status: wins.tiers.length > 0 ? 'WON' : wins.pushed === selection.lines ? 'PUSH' : 'LOST',
    wins,
    payoutMinor: payoutMinor(bet, weightE4(wins, bet.odds), exponent),
    validStakeMinor,
    rebateMinor: rebateMinor(validStakeMinor, bet.rebatePer2000),
  }
}

const unrewarded = { validStakeMinor: 0n, rebateMinor: 0n }

/** What was accepted once is read again; anything else is a bug, not a refusal. */
function selectionOf({ playCode, selection }: Bet, outcome: Outcome): Selection {
  const betType = betTypeOf(playCode)
  if (!betType) throw new Error(`There is no bet type ${playCode}.`)
  if (outcome.kind === 'drawn' && outcome.draw.family !== betType.family)
    throw new Error(`${playCode} cannot be held against a draw of ${outcome.draw.family}.`)
  const parsed = betType.parse(selection)
  if (!parsed.ok) throw new Error(`The accepted selection of ${playCode} is refused: ${parsed.code}.`)
  return parsed.selection
}
