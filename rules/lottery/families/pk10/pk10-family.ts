import type { Pk10Draw } from '../../draw.ts'
import type { Family } from '../family.ts'
import { pk10Attributes } from './pk10-attributes.ts'
import { pk10BetTypes } from './pk10-bet-types.ts'
import { isPk10Draw } from './pk10-draw.ts'
import { pk10Prices } from './pk10-prices.ts'

/** PK10, whole. */
export const pk10Family: Family<Pk10Draw> = {
  betTypes: pk10BetTypes,
  prices: pk10Prices,
  isDraw: isPk10Draw,
  attributes: pk10Attributes,
}
