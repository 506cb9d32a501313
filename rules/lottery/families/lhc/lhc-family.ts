import type { LhcDraw } from '../../draw.ts'
import type { Family } from '../family.ts'
import { lhcAttributes } from './lhc-attributes.ts'
import { lhcBetTypes } from './lhc-bet-types.ts'
import { isLhcDraw } from './lhc-draw.ts'
import { lhcPrices } from './lhc-prices.ts'

/** 六合彩, whole. */
export const lhcFamily: Family<LhcDraw> = {
  betTypes: lhcBetTypes,
  prices: lhcPrices,
  isDraw: isLhcDraw,
  attributes: lhcAttributes,
}
