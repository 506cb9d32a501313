import type { Draw } from '../draw.ts'
import type { ReferenceTable } from './reference.ts'

/** What is drawn, as plain numbers. */
export type Drawn = readonly number[]

/** A draw that stands for `weight` draws, which all mean the same to the selection. */
export interface WeightedDraw {
  readonly drawn: Drawn
  readonly weight: bigint
}

/** All draws of a family by number, and the naive reading of its bet types. */
export interface DrawSpace {
  /** All draws; where they are more than can be numbered, as many as are sampled from. */
  readonly size: number
  drawnAt(index: number): Drawn
  /**
   * Draws through which a bet type is followed completely: all, or where only some positions matter to it, every
   * combination at those positions, each as often, and anything at the others.
   */
  wholeFor(playCode: string): Iterable<Drawn>
  /** Where that would be too many: one of each sort of draw that the selection tells apart. */
  weightedFor?(playCode: string, fields: readonly (readonly string[])[]): Iterable<WeightedDraw> | undefined
  draw(drawn: Drawn): Draw
  readonly references: ReferenceTable
}

/**
 * Of `values` draws in which every place shows each value once, those that show one of the numbers in question, each
 * at one place only, and one draw for all others. Undefined where there are too many of the former to leave any of
 * the latter. `drawWith` makes the draw that shows a number at a place and nothing in question elsewhere.
 */
export function oneNumberAtATime(
  { values, places, numbers }: { values: number; places: number; numbers: readonly number[] },
  drawWith: (number: number, place: number) => readonly number[],
): WeightedDraw[] | undefined {
  const others = Array.from({ length: values }, (_, value) => value).find((value) => !numbers.includes(value))
  const showing = numbers.length * places
  if (others === undefined || showing >= values) return undefined
  const draws = numbers.flatMap((number) =>
    Array.from({ length: places }, (_, place) => ({ drawn: drawWith(number, place), weight: 1n })),
  )
  return [...draws, { drawn: drawWith(others, 0), weight: BigInt(values - showing) }]
}

/** Numbers of these widths, made from a seed: any digits, the same for the same seed. */
export function seededNumbers(seed: number, widths: readonly number[]): number[] {
  let state = seed
  const digit = () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x6d2b79f5) | 0
    return ((state ^ (state >>> 13)) >>> 0) % 10
  }
  return widths.map((width) => Number(Array.from({ length: width }, digit).join('')))
}
