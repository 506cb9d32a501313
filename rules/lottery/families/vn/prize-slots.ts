import type { Slots } from '../../primitives/number-match.ts'
import type { Board, Prizes } from '../../vietnamese-boards.ts'

/** The digits of each prize that a bet looks at. */
type Part = 'first' | 'last'

/** So many first or last digits of every prize of the tiers. */
export function slotsOf<T extends string>(
  board: Board<T>,
  tiers: readonly T[],
  part: Part,
  width: number,
): Slots<Prizes<T>> {
  const chosen = board.filter(([tier]) => tiers.includes(tier))
  const cut = (prize: string) => (part === 'first' ? prize.slice(0, width) : prize.slice(-width))
  return {
    width,
    count: chosen.reduce((sum, [, prizes]) => sum + prizes, 0),
    numbers: (draw) => chosen.flatMap(([tier]) => draw[tier].map(cut)),
  }
}

/** The tiers whose prizes have so many digits or more. */
export function tiersOfWidth<T extends string>(board: Board<T>, width: number): T[] {
  return board.filter(([, , digits]) => digits >= width).map(([tier]) => tier)
}
