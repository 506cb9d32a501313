import { numberMatch } from '../../primitives/number-match.ts'
import type { Board } from '../../vietnamese-boards.ts'
import { slotsOf, tiersOfWidth } from './prize-slots.ts'

/** Bao lô: the last digits of every prize that has so many. */
export function vnLo<T extends string>(board: Board<T>, width: number) {
  return numberMatch(slotsOf(board, tiersOfWidth(board, width), 'last', width))
}

/** Lô 2 số 1k: one stake covers the last two digits of every prize and pays for each. */
export function vnLoForOneStake<T extends string>(board: Board<T>) {
  return numberMatch(slotsOf(board, tiersOfWidth(board, 2), 'last', 2), 'one')
}

/** Lô 2 số đầu: the first two digits of every prize that has more than two. */
export function vnLoHead<T extends string>(board: Board<T>) {
  return numberMatch(slotsOf(board, tiersOfWidth(board, 3), 'first', 2))
}

/** Đề, 3 càng, 4 càng: the last digits of the prizes of one tier or several. */
export function vnLast<T extends string>(board: Board<T>, width: number, ...tiers: T[]) {
  return numberMatch(slotsOf(board, tiers, 'last', width))
}

/** Đề đầu: the first two digits of a prize. */
export function vnFirstTwo<T extends string>(board: Board<T>, tier: T) {
  return numberMatch(slotsOf(board, [tier], 'first', 2))
}
