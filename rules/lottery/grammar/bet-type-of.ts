import {
  type BetType,
  type CellBound,
  type CellWins,
  type LineKind,
  mostLines,
  type Parsed,
  refusal,
  type Wins,
} from '../bet-type.ts'
import { allLinesWin } from '../counting/best-wins.ts'
import { total } from '../counting/cell-bounds.ts'
import { wholeSelection } from '../counting/cells.ts'
import type { EntryShape, PickerRow } from '../picker.ts'
import { type EntryList, entryList } from './entry-list.ts'
import { entryReader } from './entry-reader.ts'
import { type Picks, rowReader } from './row-reader.ts'

/** A selection's lines, counted, and its judge. */
export interface Counted<D> {
  readonly lines: number
  /** Only where the chances are the selection's own. */
  readonly lineKinds?: readonly LineKind[]
  winningLines(draw: D): Wins
  /** Without it every line is taken to win every tier at once. */
  bestWins?(): readonly Wins[]
  /** Without it the whole selection is one cell, which every draw hits. */
  cells?(): readonly CellWins[]
}

/**
 * A bet type whose selection is rows of labels; one without a line is refused. Without a bound of its own every draw
 * is taken to hit all cells.
 */
export function betTypeOfRows<D>(
  rows: readonly PickerRow[],
  lineKinds: readonly LineKind[],
  count: (picks: readonly Picks[]) => Counted<D>,
  bound: CellBound = total,
): BetType<D> {
  const read = rowReader(rows)
  return {
    picker: { kind: 'rows', rows },
    lineKinds,
    bound,
    parse(text) {
      const result = read(text)
      return result.ok ? selectionOf(result.canonical, lineKinds, count(result.picks)) : result
    },
    winsOf(canonical, draw) {
      const result = read(canonical)
      if (!result.ok) throw new Error(`The accepted selection ${canonical} is refused: ${result.code}.`)
      return count(result.picks).winningLines(draw)
    },
  }
}

/** How a list of combinations counts and wins; everything is asked of the list where it stands. */
interface EntryBet<D> {
  /** Whether an entry is a combination of this bet type; without it every one is. */
  accepts?(entry: string): boolean
  lines(list: EntryList): number
  winningLines(list: EntryList, draw: D): Wins
  bestWins(list: EntryList): readonly Wins[]
  cells(list: EntryList): readonly CellWins[]
  readonly bound: CellBound
}

/** A bet type whose selection is a list of complete combinations of digits. */
export function betTypeOfEntries<D>(shape: EntryShape, lineKinds: readonly LineKind[], bet: EntryBet<D>): BetType<D> {
  const read = entryReader(shape)
  return {
    picker: { kind: 'entries', ...shape },
    lineKinds,
    bound: bet.bound,
    parse(text) {
      const result = read(text)
      if (!result.ok) return result
      const { canonical } = result
      const list = entryList(canonical, shape.width)
      if (bet.accepts && !everyEntry(list, bet.accepts)) return refusal('bad_selection')
      return selectionOf(canonical, lineKinds, {
        lines: bet.lines(list),
        winningLines: (draw) => bet.winningLines(list, draw),
        bestWins: () => bet.bestWins(list),
        cells: () => bet.cells(list),
      })
    },
    winsOf: (canonical, draw) => bet.winningLines(entryList(canonical, shape.width), draw),
  }
}

function everyEntry(list: EntryList, holds: (entry: string) => boolean): boolean {
  for (const entry of list) if (!holds(entry)) return false
  return true
}

function selectionOf<D>(canonical: string, lineKinds: readonly LineKind[], counted: Counted<D>): Parsed<D> {
  if (counted.lines < 1) return refusal('bad_selection')
  if (counted.lines > mostLines) return refusal('max_lines')
  const kinds = counted.lineKinds ?? lineKinds
  const { lines, winningLines, bestWins = () => allLinesWin(kinds, lines) } = counted
  const { cells = () => wholeSelection(bestWins()) } = counted
  return { ok: true, selection: { canonical, lines, lineKinds: kinds, winningLines, bestWins, cells } }
}
