import type { K3Draw } from '../../draw.ts'
import type { Family } from '../family.ts'
import { k3Attributes } from './k3-attributes.ts'
import { k3BetTypes } from './k3-bet-types.ts'
import { isK3Draw } from './k3-draw.ts'
import { k3Prices } from './k3-prices.ts'

/** 快三, whole. */
export const k3Family: Family<K3Draw> = {
  betTypes: k3BetTypes,
  prices: k3Prices,
  isDraw: isK3Draw,
  attributes: k3Attributes,
}
