import { type BetType, type LineKind, onlyTier } from '../bet-type.ts'
import { oneLineWins } from '../counting/best-wins.ts'
import { greatest } from '../counting/cell-bounds.ts'
import { cellsAlike } from '../counting/cells.ts'
import { noWins, wins } from '../counting/wins.ts'
import { betTypeOfRows, type Counted } from '../grammar/bet-type-of.ts'
import { isPicked, type Picks } from '../grammar/row-reader.ts'
import { row } from '../picker.ts'

/** What a bundle is made of. */
interface Bundle<D> {
  readonly name: string
  readonly labels: readonly string[]
  /** The lines that each label stands for. */
  readonly lines: readonly number[]
  readonly lineKinds: readonly LineKind[]
  /** The label that the draw belongs to, and what one of its lines then wins; -1 for none. */
  labelOf(draw: D): number
  tierOf?(draw: D): string
}

/** A label stands for all lines of one value, such as all triples whose sum is 3; one of them wins. */
export function valueBundle<D>({ name, labels, lines, lineKinds, labelOf, tierOf }: Bundle<D>): BetType<D> {
  const count = ([picked]: readonly Picks[]): Counted<D> => ({
    lines: picked?.values.reduce((sum, value) => sum + (lines[value] ?? 0), 0) ?? 0,
    winningLines(draw) {
      const label = labelOf(draw)
      if (label < 0 || !picked || !isPicked(picked, label)) return noWins
      return wins(1, tierOf?.(draw) ?? onlyTier)
    },
    bestWins: () => oneLineWins(lineKinds),
    cells: () => cellsAlike(picked?.values.map((value) => labels[value] ?? '') ?? [], oneLineWins(lineKinds)),
  })
  return betTypeOfRows<D>([row(name, labels)], lineKinds, count, greatest())
}
