import type { BetType } from '../bet-type.ts'
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
  return betTypeOfEntries<D>({ width, digits, unordered: false }, [lineKind(chance)], (entries) => {
    const listed = new Set(entries)
    return {
      lines: entries.length,
      winningLines: (draw) => wins(listed.has(spell(draw)) ? 1 : 0),
      bestWins: () => [wins(1)],
    }
  })
}
