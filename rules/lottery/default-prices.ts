import type { FamilyCode } from './draw.ts'
import { families } from './families/families.ts'
import type { PriceTable } from './price-row.ts'

/** The price list that a merchant starts with; operators change it, so nothing but a seed reads it. */
export function defaultPrices(family: FamilyCode): PriceTable {
  return families[family].prices
}
