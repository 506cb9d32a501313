import { areNumerals } from './grammar/numbers.ts'

/** Prizes of a tier and digits of each. */
export type TierShape<T extends string> = readonly [tier: T, prizes: number, width: number]

/** The tiers of a draw, in the order in which they are drawn. */
export type Board<T extends string> = readonly TierShape<T>[]

/** The prizes of each tier of a draw, leading zeros kept. */
export type Prizes<T extends string> = Readonly<Record<T, readonly string[]>>

/** Northern Vietnam. */
export const northBoard = [
  ['DB', 1, 5],
  ['G1', 1, 5],
  ['G2', 2, 5],
  ['G3', 6, 5],
  ['G4', 4, 4],
  ['G5', 6, 4],
  ['G6', 3, 3],
  ['G7', 4, 2],
] as const

/** Southern and central Vietnam. */
export const southBoard = [
  ['DB', 1, 6],
  ['G1', 1, 5],
  ['G2', 1, 5],
  ['G3', 2, 5],
  ['G4', 7, 5],
  ['G5', 1, 4],
  ['G6', 3, 4],
  ['G7', 1, 3],
  ['G8', 1, 2],
] as const

/** Whether a draw has the right number of prizes in each tier, each of the right width. */
export function fillsBoard<T extends string>(board: Board<T>, prizes: Prizes<T>): boolean {
  return board.every(([tier, count, width]) => areNumerals(prizes[tier], count, width))
}
