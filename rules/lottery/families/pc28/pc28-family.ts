import type { Pc28Draw } from '../../draw.ts'
import type { Family } from '../family.ts'
import { pc28Attributes } from './pc28-attributes.ts'
import { pc28BetTypes } from './pc28-bet-types.ts'
import { isPc28Draw } from './pc28-draw.ts'
import { pc28Prices } from './pc28-prices.ts'

/** PC28, whole. */
export const pc28Family: Family<Pc28Draw> = {
  betTypes: pc28BetTypes,
  prices: pc28Prices,
  isDraw: isPc28Draw,
  attributes: pc28Attributes,
}
