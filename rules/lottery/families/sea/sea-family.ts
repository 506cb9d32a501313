import type { SeaDraw } from '../../draw.ts'
import type { Family } from '../family.ts'
import { seaAttributes } from './sea-attributes.ts'
import { seaBetTypes } from './sea-bet-types.ts'
import { isSeaDraw } from './sea-draw.ts'
import { seaPrices } from './sea-prices.ts'

/** Numbers of South-East Asia, whole. */
export const seaFamily: Family<SeaDraw> = {
  betTypes: seaBetTypes,
  prices: seaPrices,
  isDraw: isSeaDraw,
  attributes: seaAttributes,
}
