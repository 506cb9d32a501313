import type { BetTypeTable } from '../bet-type.ts'
import type { Draw, FamilyCode } from '../draw.ts'
import { sscBetTypes } from './ssc/ssc-bet-types.ts'
import { isSscDraw } from './ssc/ssc-draw.ts'

/** All that is known of a family: its bet types by play code, and what its draws look like. */
export interface Family<D extends Draw = Draw> {
  readonly betTypes: BetTypeTable<D>
  /** Whether the draw has the right count of numbers, each within its range and none twice where that is the rule. */
  isDraw(draw: D): boolean
}

/** Every family of the first scope. */
export const families: Readonly<Partial<Record<FamilyCode, Family>>> = {
  SSC: { betTypes: sscBetTypes, isDraw: isSscDraw },
}
