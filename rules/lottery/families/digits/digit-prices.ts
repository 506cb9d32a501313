import type { PriceRow } from '../../price-row.ts'

/** Fixed odds of the five shapes of three digits. */
export const shapePrices: PriceRow = { odds: { TRIPLE: '70', STRAIGHT: '14', PAIR: '3.2', HALF: '2.3', MISC: '2.8' } }
