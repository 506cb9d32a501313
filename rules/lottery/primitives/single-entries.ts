import type { BetType } from '../bet-type.ts'
import { greatest } from '../counting/cell-bounds.ts'
import { cellDigits, cellsAlike, starred } from '../counting/cells.ts'
import { lineKind } from '../counting/line-kinds.ts'
import { wins } from '../counting/wins.ts'
import { betTypeOfEntries } from '../grammar/bet-type-of.ts'
import type { Rational } from '../rational.ts'

/** Every entry of a list is a line, which wins when the draw spells it. */
export function singleEntries<D>(
  width: number,
  digits: string,
  chance: Rational,
  spell: (draw: D) => string,
): BetType<D> {
  return betTypeOfEntries<D>({ width, digits, unordered: false }, [lineKind(chance)], {
    lines: ({ count }) => count,
    winningLines: (list, draw) => wins(list.has(spell(draw)) ? 1 : 0),
    bestWins: () => [wins(1)],
    cells(list) {
      const names = list.endings(Math.min(width, cellDigits)).map((ending) => starred(ending, width))
      return cellsAlike(names, [wins(1)])
    },
    bound: greatest(),
  })
}
