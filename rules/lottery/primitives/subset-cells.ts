import { type CellBound, type CellWins, onlyTier, type Wins } from '../bet-type.ts'
import { undominated } from '../counting/best-wins.ts'
import { greatestOfSets, greatestTogether, total } from '../counting/cell-bounds.ts'
import { cellsAlike, joinLabels, mostCells, shareOfWins, wholeSelection } from '../counting/cells.ts'
import { choose, combinationsOf } from '../counting/combinations.ts'
import { wins } from '../counting/wins.ts'
import type { Rational } from '../rational.ts'

/** What a selection wins when a draw holds so many of its values. */
export interface WinsWithHits {
  readonly hits: number
  readonly won: Wins
}

/** Any bet on sets of values, whatever is drawn. */
/** A bet on `size` values, as far as its cells depend on it. */
export interface Sets {
  readonly labels: readonly string[]
  readonly size: number
  /** The numbers of hits that win, each with its tier and chance. */
  readonly tiers: readonly SubsetTier[]
  /** Most different values that one draw holds. */
  readonly mostDrawn: number
  /** Fewest different values, where it is more than none; it bounds what a bet on none of them can pay. */
  readonly fewestDrawn?: number
}

interface SubsetTier {
  readonly hits: number
  readonly chance: Rational
  readonly tier?: string
}

/**
 * The cells of a bet on sets: its lines, where there are few of them altogether, else the values picked. A line that wins
 * is counted in each of its hit values, and a line on values that are not drawn in each of those; `subsetBound` divides.
 */
export function subsetCells(
  bet: Sets,
  bankers: readonly number[],
  tails: readonly number[],
  candidates: () => readonly WinsWithHits[],
): readonly CellWins[] {
  const { labels, size, tiers } = bet
  if (isListed(bet)) {
    const lines = combinationsOf(tails, size - bankers.length).map((filled) => [...bankers, ...filled])
    return cellsAlike(
      lines.map((line) => nameOf(bet, line)),
      tiers.map(({ tier = onlyTier }) => wins(1, tier)),
    )
  }
  const picked = [...bankers, ...tails]
  const counting = countingOf(bet)
  if (!counting) return wholeSelection(undominated(candidates().map(({ won }) => won)))
  const { reach, perLine, isMissed } = counting
  const shares = candidates()
    .map(({ hits, won }) => ({ counted: isMissed ? picked.length - hits : hits, won }))
    .filter(({ counted }) => counted > 0 && counted <= reach)
    .map(({ counted, won }) => shareOfWins(won, counted, perLine))
  return cellsAlike(
    picked.map((value) => labels[value] ?? ''),
    undominated(shares),
  )
}

/** The bound that goes with `subsetCells`. */
export function subsetBound(bet: Sets): CellBound {
  if (isFollowed(bet)) return greatestOfSets(() => linesByDraw(bet))
  if (isListed(bet)) return greatestTogether(mostLinesTogether(bet))
  const counting = countingOf(bet)
  return counting ? greatestTogether(counting.reach, counting.perLine) : total
}

/** Whether every line has a cell of its own. */
function isListed({ labels, size }: Sets): boolean {
  return choose(labels.length, size) <= mostCells
}

/** A line's cell: its labels in their order. */
function nameOf({ labels }: Sets, line: readonly number[]): string {
  return joinLabels([...line].sort((a, b) => a - b).map((value) => labels[value] ?? ''))
}

/**
 * Whether the draws are few enough to go through, one by one, for the lines that each lets win. Draws of fewer values
 * than `mostDrawn` are left out, so they must not let a line win that a draw of more does not.
 */
function isFollowed(bet: Sets): boolean {
  const { labels, size, tiers, mostDrawn } = bet
  const growing = tiers.every(({ hits }) => hits === Math.min(size, mostDrawn))
  return isListed(bet) && growing && choose(labels.length, mostDrawn) <= mostCells
}

/** For each draw of the most values the lines that win. */
function linesByDraw(bet: Sets): string[][] {
  const { labels, size, mostDrawn } = bet
  const values = labels.map((_, value) => value)
  const draws = combinationsOf(values, mostDrawn)
  if (size <= mostDrawn) return draws.map((drawn) => combinationsOf(drawn, size).map((line) => nameOf(bet, line)))
  return draws.map((drawn) => {
    const others = values.filter((value) => !drawn.includes(value))
    return combinationsOf(others, size - mostDrawn).map((filled) => nameOf(bet, [...drawn, ...filled]))
  })
}

/** The most lines, of all that there are, that one draw lets win. */
function mostLinesTogether({ labels, size, tiers, mostDrawn }: Sets): number {
  const byDrawn = Array.from({ length: mostDrawn + 1 }, (_, drawn) =>
    tiers.reduce((lines, { hits }) => lines + choose(drawn, hits) * choose(labels.length - drawn, size - hits), 0),
  )
  return Math.max(...byDrawn)
}

/**
 * How values are counted: those drawn, of which a winning line has at least one, or those missed, where only a line
 * without a hit wins. Undefined where neither holds.
 */
function countingOf({ labels, size, tiers, mostDrawn, fewestDrawn = 0 }: Sets) {
  const hits = tiers.map((tier) => tier.hits)
  if (hits.every((count) => count > 0)) return { reach: mostDrawn, perLine: Math.max(...hits), isMissed: false }
  if (hits.every((count) => count === 0)) return { reach: labels.length - fewestDrawn, perLine: size, isMissed: true }
  return undefined
}
