import type { VnnDraw } from '../../draw.ts'
import type { Family } from '../family.ts'
import { vnAttributes } from '../vn/vn-attributes.ts'
import { vnnBetTypes } from './vnn-bet-types.ts'
import { isVnnDraw } from './vnn-draw.ts'
import { vnnPrices } from './vnn-prices.ts'

/** Northern Vietnam, whole. */
export const vnnFamily: Family<VnnDraw> = {
  betTypes: vnnBetTypes,
  prices: vnnPrices,
  isDraw: isVnnDraw,
  attributes: vnAttributes,
}
