import type { PriceTable } from '../../price-row.ts'
import { shapePrices } from '../digits/digit-prices.ts'

/** Fixed odds of 3D and PL3; what is missing is priced by prize group. */
export const p3Prices: PriceTable = {
  P3_3_SHAPE: shapePrices,
}
