import type { Draw, FamilyCode } from './draw.ts'
import type { DrawAttributes } from './draw-attributes.ts'
import type { Family } from './families/family.ts'
import { FamilyBetTypes } from './families/family-bet-types.ts'
import { familyLoaders } from './families/family-loaders.ts'
import type { PriceTable } from './price-row.ts'
import type { FamilyTrends } from './trend-row.ts'

/** A family by itself, for a page that shows one at a time. */
export interface LoadedFamily {
  readonly code: FamilyCode
  readonly betTypes: FamilyBetTypes
  readonly prices: PriceTable
  /** Whether a draw has the shape that the family prescribes. */
  isDraw(draw: Draw): boolean
  attributesOf(draw: Draw): DrawAttributes
  /** The colour of a number, where numbers have one of old. */
  readonly colourOf: ((number: number) => 'R' | 'B' | 'G') | undefined
  readonly trends: FamilyTrends
}

/** Every family's code, in the order in which they are offered. */
export const familyCodes = Object.keys(familyLoaders) as readonly FamilyCode[]

/** Fetches the rules of one family and nothing of the others. */
export async function loadFamily(code: FamilyCode): Promise<LoadedFamily> {
  const family: Family = await familyLoaders[code]()
  return {
    code,
    betTypes: new FamilyBetTypes(family.betTypes),
    prices: family.prices,
    isDraw: (draw) => family.isDraw(draw),
    attributesOf: (draw) => family.attributes(draw),
    colourOf: family.colourOf,
    trends: family.trends,
  }
}
