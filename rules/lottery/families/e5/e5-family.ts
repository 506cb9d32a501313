import type { E5Draw } from '../../draw.ts'
import type { Family } from '../family.ts'
import { e5Attributes } from './e5-attributes.ts'
import { e5BetTypes } from './e5-bet-types.ts'
import { isE5Draw } from './e5-draw.ts'
import { e5Prices } from './e5-prices.ts'

/** 11选5, whole. */
export const e5Family: Family<E5Draw> = {
  betTypes: e5BetTypes,
  prices: e5Prices,
  isDraw: isE5Draw,
  attributes: e5Attributes,
}
