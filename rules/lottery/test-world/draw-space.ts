import type { Draw } from '../draw.ts'
import type { ReferenceTable } from './reference.ts'

/** What is drawn, as plain numbers. */
export type Drawn = readonly number[]

/** A draw that stands for so many, which all mean the same to the selection that is followed. */
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
