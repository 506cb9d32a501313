import type { BetTypeTable } from '../bet-type.ts'
import type { Draw } from '../draw.ts'
import type { PriceTable } from '../price-row.ts'
import type { FamilyTrends } from '../trend-row.ts'

/** All that is known of a family. */
export interface Family<D extends Draw = Draw> {
  readonly betTypes: BetTypeTable<D>
  /** The odds that a merchant starts with. */
  readonly prices: PriceTable
  /** Whether the draw has the right count of numbers, each within its range and none twice where that is the rule. */
  isDraw(draw: D): boolean
  /** What is derived from a draw, by name. */
  attributes(draw: D): Readonly<Record<string, string>>
  /** What is followed of its draws from issue to issue. */
  readonly trends: FamilyTrends<D>
  /** The colour of a number, where numbers have one of old. */
  colourOf?(number: number): 'R' | 'B' | 'G'
}
