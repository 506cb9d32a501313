import type { Draw } from './draw.ts'

/** What draws show in one respect, followed from issue to issue: the number at a position, a sum, the last two digits. */
export interface TrendRow<D = Draw> {
  /** A position, `p1`; the play code of the bet on a label by itself; or a word of the family's own. */
  readonly name: string
  readonly labels: readonly string[]
  /** Indexes of the labels that the draw shows; one may stand twice. */
  shown(draw: D): readonly number[]
}

/** What is followed of a family's draws. */
export interface FamilyTrends<D = Draw> {
  /** In the order in which they are offered; positions first. */
  readonly rows: readonly TrendRow<D>[]
  /** The name of the row that tells how the labels of a picker's row did; none where a label means nothing by itself. */
  rowFor(playCode: string, pickerRow: string): string | undefined
}

/** A row of which each draw shows one label. */
export function rowOfOne<D>(name: string, labels: readonly string[], indexOf: (draw: D) => number): TrendRow<D> {
  return { name, labels, shown: (draw) => [indexOf(draw)] }
}

/** Rows `p1` to `pN`: the number at each position, the first label being that of `lowest`. */
export function rowsOfPositions<D>(
  count: number,
  labels: readonly string[],
  lowest: number,
  numbersOf: (draw: D) => readonly number[],
): TrendRow<D>[] {
  return Array.from({ length: count }, (_, at) =>
    rowOfOne<D>(`p${at + 1}`, labels, (draw) => (numbersOf(draw)[at] ?? -1) - lowest),
  )
}
