import type { PriceTable } from '../../price-row.ts'

/** Fixed odds of 11选5; what is missing is priced by prize group. */
export const e5Prices: PriceTable = {
  E5_SUM_BSOE: { odds: { B: '1.98', S: '1.98', O: '1.9', E: '1.98' } },
  E5_DT: { odds: { '1': '1.98' } },
}
