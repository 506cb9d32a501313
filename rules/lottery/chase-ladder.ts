import { fastGames, isFairGame } from './lottery-games.ts'
import { mostMultiple } from './stake.ts'

/** How the multiples of a chase follow each other. */
export type ChaseLadder =
  /** The same each time. */
  | { readonly kind: 'fixed'; readonly multiple: number }
  /** Twice the one before. */
  | { readonly kind: 'doubling'; readonly first: number }
  /** As little as brings the wanted profit on all that was staked so far, whichever issue wins. */
  | ProfitLadder

interface ProfitLadder {
  readonly kind: 'profit'
  /** The least multiple to begin with. */
  readonly first: number
  /** Profit wanted on all stakes, × 10⁴: 5 000 is one half of them. Zero or above. */
  readonly rateE4: bigint
  /** Odds × 10⁴ of the line that is counted on to win. */
  readonly oddsE4: bigint
  /** Lines of the bet. */
  readonly lines: number
}

/** The multiples of a ladder, as far as it goes. */
export interface LadderSteps {
  readonly multiples: readonly number[]
  /** The first step, from 0, that no multiple up to `mostMultiple` makes; undefined where all are there. */
  readonly impossibleFrom: number | undefined
}

/**
 * The multiples of so many issues (`domain/lottery.md` section 3): of the profit ladder the smallest for which
 * `multiple × unit × odds − staked so far, this one included ≥ rate × staked so far`. The unit is on both sides alike.
 */
export function ladderSteps(ladder: ChaseLadder, issues: number): LadderSteps {
  const multiples: number[] = []
  let staked = 0n
  while (multiples.length < issues) {
    const next = nextMultiple(ladder, multiples.length, staked)
    if (next === undefined || next > BigInt(mostMultiple)) return { multiples, impossibleFrom: multiples.length }
    multiples.push(Number(next))
    staked += next
  }
  return { multiples, impossibleFrom: undefined }
}

/** The multiple of a step behind those that make `staked` together; undefined where none is enough. */
function nextMultiple(ladder: ChaseLadder, step: number, staked: bigint): bigint | undefined {
  if (ladder.kind === 'fixed') return BigInt(ladder.multiple)
  if (ladder.kind === 'doubling') return BigInt(ladder.first) * 2n ** BigInt(step)
  const { first, rateE4, oddsE4, lines } = ladder
  // All × 10⁸: multiple × odds ≥ (1 + rate) × lines × (staked + multiple).
  const wanted = (10_000n + rateE4) * BigInt(lines)
  const gain = oddsE4 * 10_000n - wanted * 10_000n
  // Odds that give just what is wanted are enough while nothing was staked before.
  if (gain === 0n && staked === 0n) return BigInt(first)
  if (gain <= 0n) return undefined
  const least = (wanted * 10_000n * staked + gain - 1n) / gain
  return least > BigInt(first) ? least : BigInt(first)
}

/** The most issues that a chase of a game may have: two hours of those that are drawn each minute. */
export function mostChaseIssues(gameCode: string): number {
  return isFairGame(gameCode) && fastGames[gameCode].periodSeconds === 60 ? 120 : 50
}
