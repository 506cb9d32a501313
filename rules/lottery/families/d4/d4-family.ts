import type { D4Draw } from '../../draw.ts'
import type { Family } from '../family.ts'
import { d4Attributes } from './d4-attributes.ts'
import { d4BetTypes } from './d4-bet-types.ts'
import { isD4Draw } from './d4-draw.ts'
import { d4Prices } from './d4-prices.ts'

/** 4D, whole. */
export const d4Family: Family<D4Draw> = {
  betTypes: d4BetTypes,
  prices: d4Prices,
  isDraw: isD4Draw,
  attributes: d4Attributes,
}
