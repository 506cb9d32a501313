import type { Draw } from './draw.ts'
import type { Picker } from './picker.ts'
import type { Rational } from './rational.ts'

/** A way to bet on the draws of a family: what can be picked, how many lines that is and when they win. */
export interface BetType<D = Draw> {
  readonly picker: Picker
  /** Every kind of line with its exact chances; empty where the chances are the selection's own. */
  readonly lineKinds: readonly LineKind[]
  /** Reads a selection; anything outside the grammar is refused, nothing throws. */
  parse(text: string): Parsed<D>
  /** What an accepted selection won. `canonical` is trusted, so a long list costs a few look-ups instead of a reading. */
  winsOf(canonical: string, draw: D): Wins
  /** From the sums of its cells: no draw makes the selections that gave them pay more. */
  readonly bound: CellBound
  /** Cells that exclude each other, where that takes more than the bound to see. A cell may be in several sets. */
  readonly exclusiveSets?: readonly ExclusiveSet[]
}

/** Cells of which a draw hits one at most. Draws that return the stakes are left out. */
export interface ExclusiveSet {
  /** How many of `total` draws hit each cell. */
  readonly weights: ReadonlyMap<string, number>
  readonly total: number
}

/** Bet types by play code: one row each, which makes it. */
export type BetTypeTable<D> = Readonly<Record<string, () => BetType<D>>>

/** What became of reading a selection. */
export type Parsed<D> = { readonly ok: true; readonly selection: Selection<D> } | Refused

/** A selection that was read, ready to be held against any number of draws. */
export interface Selection<D = Draw> {
  /** The one spelling of this selection: sorted, no value twice. */
  readonly canonical: string
  /** 1 to `mostLines`. */
  readonly lines: number
  readonly lineKinds: readonly LineKind[]
  /** Counted by formula, never by going through the lines. */
  winningLines(draw: D): Wins
  /** Bounds: whatever the draw, it wins at most what one of these has, tier by tier. */
  bestWins(): readonly Wins[]
  /** What it can win, cell by cell; one cell at least, none twice. Its lines are never listed where they are many. */
  cells(): readonly CellWins[]
}

/** What a selection can win where the draw hits one cell: a number, or a value where it was picked. */
export interface CellWins {
  readonly cell: string
  /** Bounds: at most what one of these has. */
  readonly most: readonly Wins[]
}

/** Something payable in minor units on each cell. */
export type CellSums = ReadonlyMap<string, bigint>

/** The most that one draw can make payable. */
export type CellBound = (sums: CellSums) => bigint

/** Lines that win alike: what one of them can win, and how likely. A bet type has as many kinds as prices differ. */
export interface LineKind {
  readonly chances: readonly TierChance[]
  /** The chance that the line is void for this draw and its stake returned. */
  readonly push: Rational
}

/** One tier of a line: the price list has odds for each tier of a bet type. */
interface TierChance {
  readonly tier: string
  /** Expected wins of one line; its probability, where it wins at most once. */
  readonly chance: Rational
}

/** What a selection won in one draw. */
export interface Wins {
  readonly tiers: readonly TierCount[]
  /** Lines whose stake is returned. */
  readonly pushed: number
}

/** How many lines won a tier. */
export interface TierCount {
  readonly tier: string
  readonly count: number
}

/** The tier of bet types that have only one. */
export const onlyTier = '1'

/** Most lines of a bet item; five-star with every digit has exactly as many. */
export const mostLines = 100_000

/** Most lines of all bets of a slip together, so that a slip costs no more work than the largest bet. */
export const mostSlipLines = 100_000

/** Why a selection is refused; the codes of the calls that take bets. */
export type SelectionError =
  /** It is not in the grammar of the bet type, or makes no line. */
  | 'bad_selection'
  /** A value stands twice in one field, or an entry twice in the list. */
  | 'dup_selection'
  /** It makes more lines than one bet item may have. */
  | 'max_lines'

/** An expected no. */
export interface Refused {
  readonly ok: false
  readonly code: SelectionError
}

/** Refuses with `code`. */
export function refusal(code: SelectionError): Refused {
  return { ok: false, code }
}
