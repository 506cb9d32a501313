import type { VnsDraw } from '../../draw.ts'
import type { Family } from '../family.ts'
import { vnAttributes } from '../vn/vn-attributes.ts'
import { vnsBetTypes } from './vns-bet-types.ts'
import { isVnsDraw } from './vns-draw.ts'
import { vnsPrices } from './vns-prices.ts'

/** Southern and central Vietnam, whole. */
export const vnsFamily: Family<VnsDraw> = {
  betTypes: vnsBetTypes,
  prices: vnsPrices,
  isDraw: isVnsDraw,
  attributes: vnAttributes,
}
