import type { P3Draw } from '../../draw.ts'
import type { Family } from '../family.ts'
import { p3Attributes } from './p3-attributes.ts'
import { p3BetTypes } from './p3-bet-types.ts'
import { isP3Draw } from './p3-draw.ts'
import { p3Prices } from './p3-prices.ts'

/** 3D and PL3, whole. */
export const p3Family: Family<P3Draw> = {
  betTypes: p3BetTypes,
  prices: p3Prices,
  isDraw: isP3Draw,
  attributes: p3Attributes,
}
