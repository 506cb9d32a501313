import { type BetType, type LineKind, mostLines, type Parsed, refusal, type Wins } from '../bet-type.ts'
import { allLinesWin } from '../counting/best-wins.ts'
import type { EntryShape, PickerRow } from '../picker.ts'
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
}

/** A bet type whose selection is rows of labels; one without a line is refused. */
export function betTypeOfRows<D>(
  rows: readonly PickerRow[],
  lineKinds: readonly LineKind[],
  count: (picks: readonly Picks[]) => Counted<D>,
): BetType<D> {
  const read = rowReader(rows)
  return {
    picker: { kind: 'rows', rows },
    lineKinds,
    parse(text) {
      const result = read(text)
      return result.ok ? selectionOf(result.canonical, lineKinds, count(result.picks)) : result
    },
  }
}

/** A bet type whose selection is a list of complete combinations of digits. */
export function betTypeOfEntries<D>(
  shape: EntryShape,
  lineKinds: readonly LineKind[],
  /** Undefined refuses the list: one of its entries is no combination of this bet type. */
  count: (entries: readonly string[]) => Counted<D> | undefined,
): BetType<D> {
  const read = entryReader(shape)
  return {
    picker: { kind: 'entries', ...shape },
    lineKinds,
    parse(text) {
      const result = read(text)
      if (!result.ok) return result
      const counted = count(result.entries)
      return counted ? selectionOf(result.canonical, lineKinds, counted) : refusal('bad_selection')
    },
  }
}

function selectionOf<D>(canonical: string, lineKinds: readonly LineKind[], counted: Counted<D>): Parsed<D> {
  if (counted.lines < 1) return refusal('bad_selection')
  if (counted.lines > mostLines) return refusal('max_lines')
  const kinds = counted.lineKinds ?? lineKinds
  const { lines, winningLines, bestWins = () => allLinesWin(kinds, lines) } = counted
  return { ok: true, selection: { canonical, lines, lineKinds: kinds, winningLines, bestWins } }
}
